import type { Hex } from '@/lib/map/hexSet';

/** The views that the holder can choose for the open clue. */
export const HOLD_VIEWS = ['clue', 'space', 'paying'] as const;
export type HoldView = (typeof HOLD_VIEWS)[number];

/**
 * The open content: the clue itself, where the seat may place a penalty cube, whether its pieces agree with the
 * clue, or its answer on a space.
 */
export type HeldContent = 'clue' | 'paying' | 'pieces' | Hex;

/** What holding opens; `undefined` while a space has yet to be chosen. A note about a wrong piece replaces the clue. */
export function heldContent(
  shows: HoldView,
  chosen: Hex | undefined,
  hasNote: boolean,
): HeldContent | undefined {
  switch (shows) {
    case 'clue':
      return hasNote ? 'pieces' : 'clue';
    case 'space':
      return chosen;
    case 'paying':
      return 'paying';
  }
}
