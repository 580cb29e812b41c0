import type { z } from 'zod';
import { clueHexes } from '../clues/clueHexes';
import { clueCount } from '../data/terms';
import { parseFields } from '../fields';
import { cluesInPlay, type Game, habitatOf, hasEntries } from '../game/game';
import { GameSchema } from '../game/gameSchema';
import { MAX_ENTRIES } from '../game/limits';
import { existsAtTable, isValidRecord } from '../game/record/gameRecord';
import { agreeing } from '../game/votes/ballot';
import { seatOn, topicKey } from '../game/votes/motion';
import { intersection } from '../map/hexSet';
import { parseMapCode } from '../map/mapCode';
import { ok, type Result, refused } from '../result';
import { UPCASTERS } from './upcasters';

/**
 * Converts between games and their stored text. A text is a JSON object: the format number and the game's fields. Reads
 * every format so far; writes the newest.
 */

/** Why a text cannot be read: it is damaged, or a newer Fieldbook wrote it. */
export type DocumentFault =
  | { readonly kind: 'newer' }
  /** `where` names fields and never contains their values, so it may be logged. */
  | { readonly kind: 'damaged'; readonly where: string };

/** The format written; formats count from 1. */
export const FORMAT = UPCASTERS.length + 1;

export const formatDocument = (game: Game): string => JSON.stringify({ format: FORMAT, ...game });

export function readDocument(text: string): Result<Game, DocumentFault> {
  const fields = parseFields(text);
  if (fields === undefined) return damaged('it is no JSON object');
  const { format, ...game } = fields;
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1)
    return damaged('format');
  if (format > FORMAT) return refused({ kind: 'newer' });
  if (!isBounded(game)) return damaged('a list that is too long');

  const upcasters = UPCASTERS.slice(format - 1);
  const checked = GameSchema.safeParse(upcasters.reduce((older, upcast) => upcast(older), game));
  if (!checked.success) return damaged(placesOf(checked.error));
  const contradiction = contradictionIn(checked.data);
  return contradiction === undefined ? ok(checked.data) : damaged(contradiction);
}

const damaged = (where: string) => refused<DocumentFault>({ kind: 'damaged', where });

/** Deepest nesting of objects and arrays in a game. */
const DEEPEST = 6;

/** Runs before the schema check, which validates all elements of a list before its length. */
function isBounded(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEEPEST || (Array.isArray(value) && value.length > MAX_ENTRIES)) return false;
  return Object.values(value).every(each => isBounded(each, depth + 1));
}

const placesOf = ({ issues }: z.ZodError): string =>
  [...new Set(issues.map(({ path }) => path.join('.')))].slice(0, 5).join(', ');

/** Names a contradiction between individually valid fields; `undefined` if there is none. */
function contradictionIn(game: Game): string | undefined {
  const { players, seats, clues, misses } = game;
  const areSeats = (numbers: readonly number[]) =>
    isDistinct(numbers) && numbers.every(seat => seat <= players);
  if (seats.length !== players) return 'as many seats as players';
  if (clues.length !== clueCount(players)) return 'as many clues as players play';
  const colors = seats.flatMap(seat => [
    seat.color,
    ...(seat.secondColor ? [seat.secondColor] : []),
  ]);
  if (!isDistinct(colors)) return 'a colour a seat';
  if (!areQuestions(game)) return 'questions';
  const { order, starter, hard } = game;
  const named = [starter, hard].filter(seat => seat !== null);
  if (!areSeats(order) || named.some(seat => seat > players)) return 'an order of the seats';
  if (!isRecord(game)) return 'a record of this table';
  if (!areEvents(game, areSeats)) return 'events';
  if (!hasHabitat(game)) return 'a map and clues with one habitat';
  return misses.length === 0 || areMisses(game, areSeats) ? undefined : 'misses';
}

/** Whether wrong finds were of distinct spaces other than the habitat, and seats that exist. */
function areMisses(game: Game, areSeats: (numbers: readonly number[]) => boolean): boolean {
  const habitat = habitatOf(game);
  return (
    isDistinct(game.misses.map(({ space }) => space)) &&
    game.misses.every(
      ({ space, by, looked }) => space !== habitat && areSeats([by]) && areSeats(looked),
    )
  );
}

/** Whether the ids of the events grow, and their seats exist. */
const areEvents = ({ events }: Game, areSeats: (numbers: readonly number[]) => boolean): boolean =>
  events.every((event, index) => {
    const by = 'by' in event ? [event.by].flat() : [];
    return (
      event.id > (events[index - 1]?.id ?? 0) &&
      areSeats(by) &&
      areSeats('seat' in event ? [event.seat] : [])
    );
  });

/** Whether the questions have distinct topics, name existing seats and have at least one agreement each. */
const areQuestions = ({ questions, players }: Game): boolean =>
  isDistinct(questions.map(({ motion }) => topicKey(motion))) &&
  questions.every(
    ({ motion, ballot }) =>
      (seatOn(motion) ?? 1) <= players &&
      agreeing(ballot).length > 0 &&
      isDistinct(ballot.map(({ seat }) => seat)) &&
      ballot.every(({ seat }) => seat <= players),
  );

const isRecord = (game: Game): boolean =>
  (game.recordedFind === null || (hasEntries(game) && game.recordedFind.by <= game.players)) &&
  (game.record === null ||
    (game.record.every(entry => entry.by <= game.players && existsAtTable(game, entry)) &&
      isValidRecord(game.record)));

const isDistinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** Cache of checked deals: a deal never changes, and checking it takes longer than everything else. */
const checkedDeals = new Set<string>();
const MAX_REMEMBERED = 10_000;

function hasHabitat(game: Game): boolean {
  const key = `${game.mapCode} ${game.clues}`;
  if (checkedDeals.has(key)) return true;
  const map = parseMapCode(game.mapCode);
  if (!map.ok) return false;
  const left = intersection(cluesInPlay(game).map(clue => clueHexes(clue, map.value)));
  if (left.single === undefined) return false;
  if (checkedDeals.size === MAX_REMEMBERED) checkedDeals.clear();
  checkedDeals.add(key);
  return true;
}
