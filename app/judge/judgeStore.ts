import { createPersisted, isListOf, isOneOf } from '@/app/_state/persisted';
import { ALL_CLUES, type ClueId, cluesOf, formatClue } from '@/lib/clues/clue';
import type { GameMap } from '@/lib/map/gameMap';
import { HEXES, type Hex } from '@/lib/map/hexSet';
import { formatMapCode } from '@/lib/map/mapCode';

/** A card to be judged, as far as it is entered. */
interface Card {
  /** The map's code, as typed so far. */
  readonly code: string;
  readonly clues: readonly ClueId[];
  /** The habitat that the card names, if it names one. */
  readonly habitat: Hex | null;
}

/** Kept until the tab is closed, so that one may go and lay the map in between. */
export const { use: useCard, rehydrate: rehydrateCard } = createPersisted<Card>(
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

/** Clues that the game of the map, where the code names one, does not have go with the old map. */
export const writeCode = (code: string, map: GameMap | undefined) =>
  useCard.setState(({ clues }) => {
    if (map === undefined) return { code };
    const possible = new Set(cluesOf(map.mode).map(formatClue));
    return { code, clues: clues.filter(id => possible.has(id)) };
  });

export function judgeMap(map: GameMap): void {
  rehydrateCard();
  writeCode(formatMapCode(map), map);
}

export const addClue = (id: ClueId) =>
  useCard.setState(({ clues }) => (clues.includes(id) ? {} : { clues: [...clues, id] }));

export const removeClue = (id: ClueId) =>
  useCard.setState(({ clues }) => ({ clues: clues.filter(each => each !== id) }));

/** The same space again takes it back. */
export const nameHabitat = (hex: Hex) =>
  useCard.setState(({ habitat }) => ({ habitat: habitat === hex ? null : hex }));

const isClueId = (value: unknown): value is ClueId => isOneOf(value, ALL_CLUES.map(formatClue));
