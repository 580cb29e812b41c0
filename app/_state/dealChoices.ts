import { MODES, type Mode, PLAYER_COUNTS, type PlayerCount } from '@/lib/data/terms';
import type { Fields } from '@/lib/fields';
import { ASSISTS, type Assist, DEFAULT_ASSIST } from '@/lib/game/votes/assist';
import type { GameMap } from '@/lib/map/gameMap';
import { formatMapCode } from '@/lib/map/mapCode';
import type { Length } from '@/lib/simulation/length';
import { createPersisted, isKeyOf, isOneOf } from './persisted';

/** The options for the next game. */
export interface DealChoices {
  readonly players: PlayerCount;
  readonly mode: Mode;
  /** The map to deal on; null for a new one. */
  readonly mapCode: string | null;
  /** The map that is already laid out on the table, if it was entered on this phone. */
  readonly laidMap: string | null;
  readonly length: Length | 'any';
  /** Even seats and a handicap exclude each other. */
  readonly seats: 'any' | 'even' | 'handicap';
  /** Whether the shared phone buzzes and beeps when a clue is opened, as often as the number of its seat. */
  readonly signals: boolean;
  /** The level of help that the app gives. */
  readonly assist: Assist;
}

const USUAL: DealChoices = {
  players: 4,
  mode: 'normal',
  mapCode: null,
  laidMap: null,
  length: 'any',
  seats: 'any',
  signals: false,
  assist: DEFAULT_ASSIST,
};

/** In sessionStorage, so that the options survive a visit to the map page. */
export const { use: useDealChoices } = createPersisted<DealChoices>(USUAL, {
  name: 'fieldbook-next-game',
  storage: 'sessionStorage',
  read: readChoices,
});

export const choose = (choices: Partial<DealChoices>) => useDealChoices.setState(choices);

/** A map belongs to one mode, so another mode resets the map. */
export const chooseMode = (mode: Mode) =>
  useDealChoices.setState(before => (before.mode === mode ? before : { mode, mapCode: null }));

export const chooseMap = (map: GameMap): void =>
  choose({ mode: map.mode, mapCode: formatMapCode(map) });

/** The same for a map that was entered as it is laid out on the table. */
export function chooseLaidMap(map: GameMap): void {
  chooseMap(map);
  choose({ laidMap: formatMapCode(map) });
}

/** The types force these to be complete, without importing the rules in `lib/simulation`. */
const LENGTHS: Readonly<Record<DealChoices['length'], true>> = {
  any: true,
  short: true,
  usual: true,
  long: true,
};
const SEATS: Readonly<Record<DealChoices['seats'], true>> = {
  any: true,
  even: true,
  handicap: true,
};

function readChoices(fields: Fields) {
  const { players, mode, mapCode, laidMap, length, seats, signals, assist } = fields;
  const isValid =
    isOneOf(players, PLAYER_COUNTS) &&
    isOneOf(mode, MODES) &&
    (mapCode === null || typeof mapCode === 'string') &&
    (laidMap === null || typeof laidMap === 'string') &&
    isKeyOf(length, LENGTHS) &&
    isKeyOf(seats, SEATS) &&
    typeof signals === 'boolean' &&
    isOneOf(assist, ASSISTS);
  if (!isValid) return undefined;
  return { players, mode, mapCode, laidMap, length, seats, signals, assist };
}
