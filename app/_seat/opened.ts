import type { Hex } from '@/lib/map/hexSet';

/** What its holder wants to see of a clue while it is held open. */
export const SHOWS = ['clue', 'space', 'paying'] as const;
export type Shows = (typeof SHOWS)[number];

/**
 * What lies open: the clue itself, where one may pay by it, whether the own pieces agree with it, or what is to be
 * answered on a space.
 */
export type Opened = 'clue' | 'paying' | 'pieces' | Hex;

/** What a hold opens. Nothing while there is no space to ask about; where a note waits, that first. */
export function openedBy(
  shows: Shows,
  chosen: Hex | undefined,
  hasNote: boolean,
): Opened | undefined {
  switch (shows) {
    case 'clue':
      return hasNote ? 'pieces' : 'clue';
    case 'space':
      return chosen;
    case 'paying':
      return 'paying';
  }
}
