// The tabs of a small screen: the parts of the board, then what the frame adds.
import type { BoardTab } from '../boards/board';

export const FRAME_TABS: BoardTab[] = [
  { id: 'players', icon: 'people', text: 'tab-players' },
  { id: 'side', icon: 'log', text: 'tab-log' },
];

export function isFrameTab(id: string): boolean {
  return FRAME_TABS.some((tab) => tab.id === id);
}
