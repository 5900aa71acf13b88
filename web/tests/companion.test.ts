import { describe, expect, it } from 'vitest';
import { folded, hasCompanion, readFragment, sound, unfolded, type Kept } from '../src/lib/companion';

const kept: Kept = {
  situation: {
    version: 1,
    options: { level: 'hard' },
    told: [{ ask: 'card', say: { space: '1-2', way: 'up', icons: 3, taken: ['a', 'b'] } }],
  },
  pack: null,
};

describe('what the companion keeps in the address', () => {
  it('comes back as it was', async () => {
    const fragment = await folded(kept);
    expect(fragment).toMatch(/^1\.[\w-]+$/);
    expect(await unfolded(fragment)).toEqual(kept);
  });

  it('stays short in a long game', async () => {
    const told = Array.from({ length: 300 }, (_, at) => ({ ask: `question-${at % 20}`, say: { icons: at % 7 } }));
    const fragment = await folded({ ...kept, situation: { ...kept.situation, told } });
    expect(fragment.length).toBeLessThan(4_000);
  });

  it('is nothing if it is not ours', async () => {
    for (const text of ['', 'x', '2.abc', '1.', '1.%%%', '1.AAAA', `1.${'A'.repeat(70_000)}`]) {
      expect(await unfolded(text)).toBeNull();
    }
    const { situation } = kept;
    for (const wrong of [
      null,
      [],
      { situation: { ...situation, version: 2 } },
      { situation: { ...situation, options: { level: 3 } } },
      { situation: { ...situation, told: [{ ask: 'card' }] } },
      { situation: { ...situation, told: [{ ask: 'card', say: { way: { up: true } } }] } },
    ]) {
      expect(sound(wrong)).toBeNull();
    }
  });

  it('says whether it is damaged or of another version', async () => {
    const fragment = await folded(kept);
    expect(await readFragment('')).toBeNull();
    expect(await readFragment(fragment)).toEqual(kept);
    expect(await readFragment(fragment.slice(0, -9))).toBe('damaged');
    expect(await readFragment(fragment.replace('1.', '7.'))).toBe('version');
    expect(await readFragment('access_token=x')).toBe('damaged');
  });

  it('belongs to a game that brings a page', () => {
    expect([hasCompanion('unconscious-mind'), hasCompanion('nothing')]).toEqual([true, false]);
  });
});
