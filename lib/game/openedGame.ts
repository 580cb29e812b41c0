import { formatMapCode } from '../map/mapCode';
import { hintChoices } from '../solver/hints';
import { judge } from '../solver/judge';
import { normalizeSeed } from './deal/spokenSeed';
import {
  cluesInPlay,
  type Game,
  type Grade,
  isEnded,
  mapOf,
  namesIn,
  type UnnamedGame,
} from './game';
import { isPhoneCode } from './gameCode';
import { isName } from './seats/playerName';
import { type DeviceId, freshSeat, type Seat, type Time } from './seats/seat';
import { isHintShown } from './votes/motionRules';

export type OpenRefusal = 'bad-game' | 'game-ended';

/** Why a game that some phone hands over cannot be opened to others; nothing where it can. */
export function refusalToOpen(game: Game): OpenRefusal | undefined {
  if (!isOfPhone(game)) return 'bad-game';
  return isEnded(game) ? 'game-ended' : undefined;
}

/** Whether it is as a phone deals and keeps games: whoever hands it over could have written anything. */
function isOfPhone(game: Game): boolean {
  const { code, mapCode, hint, seed } = game;
  const [map, clues] = [mapOf(game), cluesInPlay(game)];
  return (
    isPhoneCode(code) &&
    namesIn(game).every(isName) &&
    (seed === null || (seed.length <= MOST_SEED_LETTERS && normalizeSeed(seed) === seed)) &&
    formatMapCode(map) === mapCode &&
    judge(map, clues).fair &&
    hintChoices(clues).includes(hint)
  );
}

const MOST_SEED_LETTERS = 200;

/**
 * The game as others join it with phones of their own: seats, looks and pieces as they are, all in the hands of
 * the device that hands it over. What a table is asked it brings none of: who sits there answers for themselves. A hint
 * that was shown has been read, and stays.
 */
export function openedGame({ code: _, ...game }: Game, by: OpenedBy): UnnamedGame {
  const { at, grade } = by;
  return {
    ...game,
    given: [],
    version: 1,
    seats: game.seats.map(seat => heldBy(by, seat)),
    questions: isHintShown(game)
      ? game.questions.filter(({ motion }) => motion.about === 'hint')
      : [],
    grade,
    record: game.record?.map(entry => ({ ...entry, at: Math.min(entry.at, at) })) ?? null,
    events: game.events.map(event => ({ ...event, at: Math.min(event.at, at) })),
    onePhone: false,
    signals: false,
    begunAt: noLater(game.begunAt, at),
    // What came before, the phone keeps.
    previous: null,
    next: null,
    turns: null,
  };
}

interface OpenedBy {
  readonly device: DeviceId;
  readonly at: Time;
  /** What simulated games say of the deal. */
  readonly grade: Grade | null;
}

const heldBy = ({ device, at }: OpenedBy, { holder, looks, notebook, ...seat }: Seat): Seat => ({
  ...freshSeat({ ...seat, holder: holder && { ...holder, device } }),
  notebook,
  looks: {
    ...looks,
    last: noLater(looks.last, at),
    phones: looks.phones.length > 0 ? [device] : [],
  },
});

/** A time by a phone's clock, which may be ahead of ours. */
const noLater = (time: Time | null, at: Time): Time | null =>
  time === null ? null : Math.min(time, at);

/**
 * What is kept of an opened game when it is handed over once more, because no answer was heard, and was played
 * on until then. As long as no seat has moved here, the phone knows better; afterwards, the table does.
 */
export const broughtUpToDate = (kept: Game, handed: UnnamedGame): Game =>
  kept.seats.some(hasMoved)
    ? kept
    : { ...handed, code: kept.code, laid: kept.laid || handed.laid, version: kept.version + 1 };

const hasMoved = ({ restedAt }: Seat): boolean => restedAt > 0;
