import type { Hex } from '@/lib/map/hexSet';

/** What its holder wants to see of a clue while it is held open. */
export const HOLD_VIEWS = ['clue', 'space', 'paying'] as const;
export type HoldView = (typeof HOLD_VIEWS)[number];

/**
 * What lies open: the clue itself, where one may pay by it, whether the own pieces agree with it, or what is to be
 * answered on a space.
 */
export type HeldContent = 'clue' | 'paying' | 'pieces' | Hex;

/** What a hold opens. Nothing while there is no space to ask about; where a note waits, that first. */
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
