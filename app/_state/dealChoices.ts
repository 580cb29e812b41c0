import { MODES, type Mode, PLAYER_COUNTS, type PlayerCount } from '@/lib/data/terms';
import { ASSISTS, type Assist, USUAL_ASSIST } from '@/lib/game/votes/assist';
import type { GameMap } from '@/lib/map/gameMap';
import { formatMapCode } from '@/lib/map/mapCode';
import type { Length } from '@/lib/simulation/length';
import { createPersisted, type Fields, isKeyOf, isOneOf } from './persisted';

/** What is chosen for the next game. */
export interface DealChoices {
  readonly players: PlayerCount;
  readonly mode: Mode;
  /** The map to deal on; a new one where there is none. */
  readonly mapCode: string | null;
  /** The map that lies on the table already, since somebody told here how it lies. */
  readonly laidMap: string | null;
  readonly length: Length | 'any';
  /** Even seats and a handicap are one or the other. */
  readonly seats: 'any' | 'even' | 'handicap';
  /** Whether the table is told how often each has looked. */
  readonly countLooks: boolean;
  /** Whether one phone that goes round says whose clue is opened. */
  readonly signals: boolean;
  /** How much the app may think for the players. */
  readonly assist: Assist;
  /** Words that another table types as well; the server draws its own where there are none. */
  readonly seed: string;
}

const USUAL: DealChoices = {
  players: 4,
  mode: 'normal',
  mapCode: null,
  laidMap: null,
  length: 'any',
  seats: 'any',
  countLooks: false,
  signals: false,
  assist: USUAL_ASSIST,
  seed: '',
};

/** Kept until the tab is closed, so that one may go and lay a map in between. */
export const { use: useDealChoices, rehydrate: rehydrateChoices } = createPersisted<DealChoices>(
  USUAL,
  {
    name: 'fieldbook-next-game',
    storage: 'sessionStorage',
    read: readChoices,
  },
);

export const choose = (choices: Partial<DealChoices>) => useDealChoices.setState(choices);

/** A map belongs to one game: whoever wants the other one gets a new map. */
export const chooseMode = (mode: Mode) =>
  useDealChoices.setState(before => (before.mode === mode ? before : { mode, mapCode: null }));

/** Reads what was chosen first: this may happen on a page that has not. */
export function chooseMap(map: GameMap): void {
  rehydrateChoices();
  choose({ mode: map.mode, mapCode: formatMapCode(map) });
}

/** The same for the map that a table has told as it lies there. */
export function chooseLaidMap(map: GameMap): void {
  chooseMap(map);
  choose({ laidMap: formatMapCode(map) });
}

/** Words found on another page are for a race on the map that they deal. */
export function chooseWords(seed: string): void {
  rehydrateChoices();
  choose({ seed: seed.trim(), mapCode: null });
}

/** The same people play again, but not the same game. */
export const forgetDeal = () => choose({ mapCode: null, seed: '' });

/** All that there are, each or it does not compile, without the rules that `lib/simulation` has for them. */
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
  const { players, mode, mapCode, laidMap, length, seats, countLooks, signals, assist, seed } =
    fields;
  const isSound =
    isOneOf(players, PLAYER_COUNTS) &&
    isOneOf(mode, MODES) &&
    (mapCode === null || typeof mapCode === 'string') &&
    (laidMap === null || typeof laidMap === 'string') &&
    isKeyOf(length, LENGTHS) &&
    isKeyOf(seats, SEATS) &&
    typeof countLooks === 'boolean' &&
    typeof signals === 'boolean' &&
    isOneOf(assist, ASSISTS) &&
    typeof seed === 'string';
  if (!isSound) return undefined;
  return { players, mode, mapCode, laidMap, length, seats, countLooks, signals, assist, seed };
}
