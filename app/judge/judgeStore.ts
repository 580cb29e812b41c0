import { createPersisted, isListOf, isOneOf } from '@/app/_state/persisted';
import { ALL_CLUES, type ClueId, cluesOf, formatClue } from '@/lib/clues/clue';
import type { GameMap } from '@/lib/map/gameMap';
import { HEXES, type Hex } from '@/lib/map/hexSet';
import { formatMapCode } from '@/lib/map/mapCode';

/** A card to be judged, possibly incomplete. */
interface Card {
  /** The map code as typed so far. */
  readonly code: string;
  readonly clues: readonly ClueId[];
  /** The habitat named on the card, if any. */
  readonly habitat: Hex | null;
}

/** Stored for the session, so that a user can leave the page to enter the map. */
export const { use: useCard } = createPersisted<Card>(
  { code: '', clues: [], habitat: null },
  {
    name: 'fieldbook-judge',
    storage: 'sessionStorage',
    read: ({ code, clues, habitat }) =>
      typeof code === 'string' &&
      isListOf(clues, isClueId) &&
      (habitat === null || isOneOf(habitat, HEXES))
        ? { code, clues, habitat }
        : undefined,
  },
);

/** Removes clues that do not exist in the new map's mode. */
export const writeCode = (code: string, map: GameMap | undefined) =>
  useCard.setState(({ clues }) => {
    if (map === undefined) return { code };
    const possible = new Set(cluesOf(map.mode).map(formatClue));
    return { code, clues: clues.filter(id => possible.has(id)) };
  });

export const judgeMap = (map: GameMap): void => writeCode(formatMapCode(map), map);

/** Replaces the map and the clues, for a repair or its undo. */
export const replaceCard = (card: Pick<Card, 'code' | 'clues'>) => useCard.setState(card);

export const addClue = (id: ClueId) =>
  useCard.setState(({ clues }) => (clues.includes(id) ? {} : { clues: [...clues, id] }));

export const removeClue = (id: ClueId) =>
  useCard.setState(({ clues }) => ({ clues: clues.filter(each => each !== id) }));

/** Choosing the same space again clears it. */
export const nameHabitat = (hex: Hex) =>
  useCard.setState(({ habitat }) => ({ habitat: habitat === hex ? null : hex }));

const isClueId = (value: unknown): value is ClueId => isOneOf(value, ALL_CLUES.map(formatClue));
