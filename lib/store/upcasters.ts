import { MOST_BEFORE } from '../game/deal/wishes';
import { MOST_ROUNDS } from '../game/game';
import { MOST_LOOKS } from '../game/seats/seat';
import { withEntryIds } from './entryIds';

/** A document's fields before they are checked. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Each makes a document of the next format out of one of its own: the first takes format 1, which bore
 * no number and was kept until 22 November 2026. Once a format is released, whatever changes `Game` adds
 * one at the end. What is not as it should be is left to the check that follows.
 *
 * A new value of a field that there is needs a format as well: a clue, a hint, a colour of seats, a kind of
 * event. An older server's check would take it for damage; told by the number, it answers `game-newer`. The
 * upcaster of such a format changes nothing: `fields => fields`.
 */
export const UPCASTERS: readonly ((fields: Fields) => Fields)[] = [
  fields => ({
    ...fields,
    seats: inEach(fields.seats, rest),
    grade: inside(fields.grade, told => ({ ...told, early: ['length', 'evenness'] })),
  }),
  game => ({
    ...without(game, ['hintVotes', 'endVotes']),
    seats: inEach(game.seats, (seat, index) => ({
      ...without(seat, ['freeVotes']),
      secondColor: secondColorAt(game, index),
      looks: inside(seat.looks, looks => ({ ...looks, phones: phonesOf(seat, looks) })),
      freeBallot: inFavor(seat.freeVotes),
    })),
    hintBallot: inFavor(game.hintVotes),
    endBallot: inFavor(game.endVotes),
    ...endOf(game),
    // A table that was told how many looks there were goes on being told; its map has been laid long ago.
    countsLooks: true,
    onePhone: false,
    laid: true,
    begunAt: null,
    previous: null,
    round: 1,
    turns: null,
  }),
  // Whoever looked on a phone that goes round did so without a sound.
  game => ({ ...game, signals: false }),
  // Nobody had any help, and a list to tick gives none that was not on paper.
  game => ({
    ...game,
    seats: inEach(game.seats, seat => ({ ...seat, notebook: null })),
    assist: 'tick-list',
    assistQuestion: null,
    record: null,
  }),
  // Who found it, and which second colours were shown, the record and the seats tell: see `readDocument`.
  game => ({
    ...game,
    origin: null,
    given: [],
    finder: null,
    round: atMost(game.round, MOST_ROUNDS),
    before: Array.isArray(game.before) ? game.before.slice(-MOST_BEFORE) : game.before,
    seats: inEach(game.seats, seat => ({
      ...seat,
      looks: inside(seat.looks, looks => ({ ...looks, count: atMost(looks.count, MOST_LOOKS) })),
    })),
  }),
  game => ({
    ...game,
    record: withEntryIds(game.record),
    seats: inEach(game.seats, seat => ({ ...seat, changes: [] })),
  }),
];

const atMost = (count: unknown, most: number): unknown =>
  typeof count === 'number' ? Math.min(count, most) : count;

const inFavor = (votes: unknown): unknown =>
  Array.isArray(votes) ? votes.map(seat => ({ seat, agrees: true })) : votes;

/** When a game of format 2 ended was not kept, nor who found the habitat. */
function endOf({ endVotes, players }: Fields): Fields {
  const voters: readonly unknown[] = Array.isArray(endVotes) ? endVotes : [];
  const [by] = voters;
  return {
    endCall: by === undefined ? null : { by, found: null },
    endedAt: voters.length === players ? 0 : null,
  };
}

const COLORS = ['red', 'orange', 'teal', 'purple', 'pink'];

/** Two players' second colours were those that nobody had chosen, in the order of the seats. */
function secondColorAt({ players, seats }: Fields, index: number): string | null {
  if (players !== 2 || !Array.isArray(seats)) return null;
  const chosen: readonly unknown[] = seats.map(seat => isFields(seat) && seat.color);
  return COLORS.filter(color => !chosen.includes(color))[index] ?? null;
}

function phonesOf({ holder }: Fields, { count }: Fields): readonly unknown[] {
  if (count === 0) return [];
  return [isFields(holder) ? holder.device : 'nobody knows any more'];
}

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const rest = (seat: Fields): Fields => ({
  ...seat,
  restedAt: 0,
  handOver: inside(seat.handOver, ({ triesLeft: _, ...offer }) => ({ ...offer, guessers: [] })),
});

const inEach = (list: unknown, change: (fields: Fields, index: number) => Fields): unknown =>
  Array.isArray(list) ? list.map((item, index) => inside(item, each => change(each, index))) : list;

const inside = (value: unknown, change: (fields: Fields) => Fields): unknown =>
  isFields(value) ? change(value) : value;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
