import { formatMapCode } from '../map/mapCode';
import { hintChoices } from '../solver/hints';
import { judge } from '../solver/judge';
import { chosenSeed } from './chosenSeed';
import { isEnded } from './consent';
import { cluesInPlay, type Game, mapOf, type UnnamedGame } from './game';
import { isPhoneCode } from './gameCode';
import { parseName } from './playerName';
import { type DeviceId, freshSeat, type Seat, type Time } from './seat';

export type OpenRefusal = 'bad-game' | 'game-ended';

/** Why a game that some phone hands over cannot be opened to others; nothing where it can. */
export function refusalToOpen(game: Game): OpenRefusal | undefined {
  if (!isOfPhone(game)) return 'bad-game';
  return isEnded(game) ? 'game-ended' : undefined;
}

/** Whether it is as a phone deals and keeps games: whoever hands it over could have written anything. */
function isOfPhone(game: Game): boolean {
  const { code, mapCode, hint, seed, seats, events } = game;
  const [map, clues] = [mapOf(game), cluesInPlay(game)];
  const names = [...seats.map(({ holder }) => holder?.name), ...events.map(({ name }) => name)];
  return (
    isPhoneCode(code) &&
    names.every(isNameOrNone) &&
    (seed === null || (seed.length <= MOST_SEED_LETTERS && chosenSeed(seed) === seed)) &&
    formatMapCode(map) === mapCode &&
    judge(map, clues).fair &&
    hintChoices(clues).includes(hint)
  );
}

const MOST_SEED_LETTERS = 200;

function isNameOrNone(name: string | null | undefined): boolean {
  if (name == null) return true;
  const parsed = parseName(name);
  return parsed.ok && parsed.value === name;
}

/**
 * By what a game that was opened is known again: its code on the phone and what was dealt. Who knows that knows all
 * its clues, so it proves that somebody has the game itself. Secret.
 */
export const originOf = ({ code, mapCode, clues }: Game): string =>
  [code, mapCode, ...clues].join(' ');

/**
 * The game as others join it with phones of their own: seats, looks and answers as they are, all in the hands of
 * the device that hands it over.
 */
export function opened({ code: _, ...game }: Game, device: DeviceId, at: Time): UnnamedGame {
  return {
    ...game,
    version: 1,
    seats: game.seats.map(seat => heldBy(device, seat)),
    onePhone: false,
    signals: false,
    // By a phone's clock, which may be ahead of ours.
    begunAt: game.begunAt === null ? null : Math.min(game.begunAt, at),
    // What came before, the phone keeps.
    previous: null,
    next: null,
    turns: null,
  };
}

const heldBy = (device: DeviceId, { holder, looks, notebook, ...seat }: Seat): Seat => ({
  ...freshSeat({ ...seat, holder: holder && { ...holder, device } }),
  notebook,
  looks: { ...looks, phones: looks.phones.length > 0 ? [device] : [] },
});

/**
 * What is kept of an opened game when it is handed over once more, because no answer was heard, and was played
 * on until then. As long as no seat has moved here, the phone knows better; afterwards, the table does.
 */
export const broughtUpToDate = (kept: Game, handed: UnnamedGame): Game =>
  kept.seats.some(hasMoved)
    ? kept
    : { ...handed, code: kept.code, laid: kept.laid || handed.laid, version: kept.version + 1 };

const hasMoved = ({ restedAt }: Seat): boolean => restedAt > 0;
