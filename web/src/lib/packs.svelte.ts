// Packs: what is installed for us, and the files of one that we want to install.
import type { NewPack, PackFault, PackInfo, PackLists } from '../protocol';
import { get, json, post } from './api';
import { t } from './i18n.svelte';

const NONE: PackLists = { mine: [], hosted: [], most: 0, most_bytes: 0 };

class Packs {
  lists = $state.raw<PackLists>(NONE);

  async load(): Promise<void> {
    this.lists = await get<PackLists>('/api/packs');
  }

  async install(wish: NewPack): Promise<PackInfo> {
    const pack = await post<PackInfo>('/api/packs', wish);
    await this.load();
    return pack;
  }

  async remove(digest: string): Promise<void> {
    await json('DELETE', `/api/packs/${digest}`);
    await this.load();
  }

  /** The packs with which a table of a game can be opened, ours first. */
  of(game: string): PackInfo[] {
    return [...this.lists.mine, ...this.lists.hosted].filter((pack) => pack.game === game);
  }
}

export const packs = new Packs();

/** A size in kilobytes. */
export function kilobytes(bytes: number): string {
  return t('packs-kilobytes', { size: Math.ceil(bytes / 1024) });
}

/** The TOML files among some files, as texts; those that are none are told. */
export async function readFiles(
  list: readonly File[],
): Promise<{ files: Record<string, string>; faults: PackFault[] }> {
  const files: Record<string, string> = {};
  const faults: PackFault[] = [];
  for (const file of list.filter(({ name }) => name.endsWith('.toml'))) {
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
      files[file.name] = text;
    } catch {
      faults.push({ file: file.name, what: t('packs-not-text') });
    }
  }
  return { files, faults };
}

/** Everything that was dropped, the files of folders included. */
export async function dropped(items: DataTransferItemList): Promise<File[]> {
  // The list is empty once anything was waited for.
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  const found = await Promise.all(entries.map((entry) => (entry ? filesOf(entry) : [])));
  return found.flat();
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const one = entry as FileSystemFileEntry;
    return [await new Promise<File>((done, failed) => one.file(done, failed))];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const inside = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
  const files = inside.filter((below) => below.isFile);
  return (await Promise.all(files.map(filesOf))).flat();
}
