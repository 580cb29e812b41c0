import type { Hex } from '@/lib/map/hexSet';

/** What the holder can choose to see while the clue is held open. */
export const HOLD_VIEWS = ['clue', 'space', 'paying'] as const;
export type HoldView = (typeof HOLD_VIEWS)[number];

/**
 * The open content: the clue itself, where the seat may place a penalty cube, whether its pieces agree with the
 * clue, or its answer on a space.
 */
export type HeldContent = 'clue' | 'paying' | 'pieces' | Hex;

/** What a hold opens: `undefined` while no space is chosen; a note comes before the clue. */
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
