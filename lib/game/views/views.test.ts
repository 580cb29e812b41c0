import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playerOfSeat, type SeatNumber, seatNumber, seatNumbersOf } from '../../board/players';
import { ALL_CLUES, type ClueId, formatClue } from '../../clues/clue';
import { HINTS } from '../../clues/hints';
import { CLUE_COUNTS } from '../../data/terms';
import { mode, players } from '../../testing/arbitraries';
import { newGame } from '../../testing/newGame';
import { officialGames } from '../../testing/official';
import { ended as endedOf, find, HINT } from '../../testing/playing';
import { deal } from '../deal/deal';
import { cluesOfSeat, type Game, seatOf } from '../game';
import type { Question } from '../votes/motion';
import { hintView } from './questionView';
import { seatView, tableView } from './tableView';

const device = fc.constantFrom('a', 'b', undefined);
const by = (requester: string | undefined) => ({ device: requester, presence: new Map(), now: 0 });

/** A running game with some seats taken and some votes cast. */
const playing: fc.Arbitrary<Game> = fc
  .record({
    mode,
    players,
    seed: fc.constantFrom('one', 'two', 'three'),
    holders: fc.array(fc.option(fc.constantFrom('a', 'b')), { minLength: 5, maxLength: 5 }),
    hint: fc.uniqueArray(fc.constantFrom(...seatNumbersOf(3)), { maxLength: 2 }),
    end: fc.uniqueArray(fc.constantFrom(...seatNumbersOf(3)), { maxLength: 2 }),
  })
  .map(({ mode: ofMode, players: count, seed, holders, hint, end }) => {
    const game = newGame('KRWNQT', deal({ mode: ofMode, players: count }, seed));
    const seats = game.seats.map((seat, index) => {
      const holder = holders[index] ?? null;
      return {
        ...seat,
        holder: holder === null ? null : { device: holder, name: null },
        handOver: {
          digits: '987654',
          change: null,
          until: 1,
          guesses: [{ device: 'digest-9', change: null }],
        },
      };
    });
    // One vote short of showing the hint or ending the game.
    const short = (votes: readonly SeatNumber[]) =>
      votes.slice(0, count - 1).map(seat => ({ seat, agrees: true }));
    const questions: Question[] = [
      { motion: HINT, askedAt: 0, ballot: short(hint) },
      { motion: find(40), askedAt: 0, ballot: short(end) },
    ];
    return { ...game, seats, questions: questions.filter(({ ballot }) => ballot.length > 0) };
  });

/** Replacement clues, enough for any table. */
const otherClues = fc.shuffledSubarray(ALL_CLUES.map(formatClue), { minLength: 5, maxLength: 5 });
const otherHint = fc.constantFrom(...HINTS);

test('games that differ only in clues and hint give every device the same table view', () => {
  fc.assert(
    fc.property(playing, device, otherClues, otherHint, (game, requester, clues, hint) => {
      const other: Game = { ...game, clues: clues.slice(0, game.clues.length), hint };
      expect(tableView(other, by(requester))).toEqual(tableView(game, by(requester)));
      expect(hintView(other)).toEqual(hintView(game));
    }),
  );
});

test('games that differ only in other seats’ clues and the hint give a holder the same seat view', () => {
  fc.assert(
    fc.property(playing, device, otherClues, otherHint, (game, requester, clues, hint) => {
      for (const seat of seatNumbersOf(game.players)) {
        const mine = cluesOfSeat(game, seat).map(formatClue);
        const other: Game = { ...game, clues: putIn(clues, game, seat, mine), hint };
        expect(seatView(other, seat, requester)).toEqual(seatView(game, seat, requester));
      }
    }),
  );
});

test('every clue at a table has a colour of its own', () => {
  fc.assert(
    fc.property(playing, device, (game, requester) => {
      const seats = tableView(game, by(requester)).seats;
      const colors = seats.flatMap(seat => seat.colors);
      expect(new Set(colors).size).toBe(game.clues.length);
      expect(seats.map(seat => seat.colors[0])).toEqual(seats.map(seat => seat.color));
    }),
  );
});

test('a seat view is given only to the device that holds the seat', () => {
  fc.assert(
    fc.property(
      playing,
      device,
      fc.integer({ min: -1, max: 7 }).map(seatNumber),
      (game, requester, seat) => {
        const holder = seatOf(game, seat)?.holder?.device;
        const isMine = holder !== undefined && holder === requester;
        const view = seatView(game, seat, requester);
        expect(view !== undefined).toBe(isMine);
        if (view !== undefined) {
          expect(view.clues.map(({ id }) => id)).toEqual(cluesOfSeat(game, seat).map(formatClue));
          expect(view.clue).toEqual(view.clues[0]);
          expect(view.colors.length).toBe(view.clues.length);
        }
        expect(tableView(game, by(requester)).you.includes(seat)).toBe(isMine);
      },
    ),
  );
});

test('no view contains a device’s digest or a hand-over code', () => {
  fc.assert(
    fc.property(playing, game => {
      const named = game.seats.map((seat, index) => ({
        ...seat,
        holder: { device: `digest-${index}`, name: 'Ana' },
      }));
      const views = [
        tableView({ ...game, seats: named }, by('digest-0')),
        seatView({ ...game, seats: named }, 1, 'digest-0'),
      ];
      expect(JSON.stringify(views)).not.toMatch(/digest|987654/);
    }),
  );
});

test('only the seat’s holder sees the tries left for its hand-over code, while the code is valid', () => {
  const empty = newGame('KRWNQT', deal({ mode: 'normal', players: 3 }, 'tries'));
  const handOver = {
    digits: '987654',
    change: null,
    until: 5000,
    guesses: ['a', 'b'].map(guesser => ({ device: guesser, change: null })),
  };
  const seats = empty.seats.map((seat, index) => ({
    ...seat,
    holder: { device: `phone ${index + 1}`, name: null },
    handOver: index === 0 ? handOver : null,
  }));
  const triesSeen = (requester: string, now: number) =>
    tableView({ ...empty, seats }, { device: requester, presence: new Map(), now }).seats.map(
      seat => seat.triesLeft,
    );
  expect(triesSeen('phone 1', 4999)).toEqual([28, undefined, undefined]);
  expect(triesSeen('phone 2', 4999)).toEqual([undefined, undefined, undefined]);
  expect(triesSeen('phone 1', 5000)).toEqual([undefined, undefined, undefined]);
});

describe('an ended game', () => {
  test('shows the habitat, counted from 1, and every clue, as in the official games', () => {
    const games = CLUE_COUNTS.flatMap(players =>
      officialGames(players).map(game => ({ ...game, players })),
    );
    for (const { map, players, clues, habitat } of games.filter((_, i) => i % 7 === 0)) {
      const game = newGame('KRWNQT', {
        map,
        players,
        clues,
        habitat,
        hint: 'hint_not_1',
        starter: 1,
      });
      const ended = endedOf(game);
      const view = tableView(ended, by(undefined));
      expect(view.phase).toBe('ended');
      expect(view.habitat).toEqual({
        row: Math.floor(habitat / 12) + 1,
        col: (habitat % 12) + 1,
      });
      expect(view.seats.map(seat => seat.clue?.id)).toEqual(clues.map(formatClue));
    }
  });
});

test('a seat is connected while its device is, and shows when that was last seen', () => {
  const empty = newGame('KRWNQT', deal({ mode: 'normal', players: 3 }, 'presence'));
  const seats = empty.seats.map((seat, index) => ({
    ...seat,
    holder: { device: `phone ${index + 1}`, name: null },
  }));
  const presence = new Map([
    ['phone 1', { seenAt: 1000, connectedUntil: 9000 }],
    ['phone 2', { seenAt: 1000, connectedUntil: 5000 }],
  ]);
  const view = tableView({ ...empty, seats }, { device: undefined, presence, now: 5000 });
  expect(
    view.seats.slice(0, 3).map(({ connected, lastConnectedAt }) => [connected, lastConnectedAt]),
  ).toEqual([
    [true, '1970-01-01T00:00:01.000Z'],
    [false, '1970-01-01T00:00:01.000Z'],
    [false, null],
  ]);
});

/** As many of `clues` as the game has, with the seat's clues replaced by `own`. */
function putIn(clues: readonly ClueId[], game: Game, seat: SeatNumber, own: readonly ClueId[]) {
  const perSeat = game.clues.length / game.players;
  return clues.slice(0, game.clues.length).toSpliced(playerOfSeat(seat) * perSeat, perSeat, ...own);
}
