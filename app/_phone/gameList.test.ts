import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KnownGame } from '@/app/_state/knownGames';
import { eveningsOf, gamesToResume } from './gameList';
import type { PhoneGame } from './phoneGame';

const MAP = '79B48C6A152A76418B';

const phone = (code: string, changedAt: number, rest: Partial<PhoneGame> = {}): PhoneGame => ({
  code,
  mode: 'normal',
  players: 3,
  round: 1,
  ended: false,
  next: null,
  seats: [],
  mapCode: MAP,
  changedAt,
  ...rest,
});
const known = (code: string, openedAt: number, rest: Partial<KnownGame> = {}): KnownGame => ({
  code,
  dealNumber: 1,
  mode: 'normal',
  players: 3,
  ended: false,
  seats: [],
  others: [],
  mapCode: MAP,
  openedAt,
  ...rest,
});
const codesOf = (evenings: ReturnType<typeof eveningsOf>) =>
  evenings.map(({ newest, earlier }) => [newest, ...earlier].map(({ code }) => code));

test('games of the phone and of servers form one list, newest first', () => {
  const evenings = eveningsOf([phone('A', 1), phone('C', 3)], [known('B', 2), known('D', 4)]);
  expect(codesOf(evenings)).toEqual([['D'], ['C'], ['B'], ['A']]);
});

test('consecutive games form one evening, listed by its newest game', () => {
  const evenings = eveningsOf(
    [
      phone('A', 1, { next: 'B', ended: true }),
      phone('B', 2, { next: 'C', ended: true }),
      phone('C', 9),
    ],
    [known('X', 3, { next: 'Y' }), known('Y', 4), known('Z', 5, { next: 'unknown' })],
  );
  expect(codesOf(evenings)).toEqual([['C', 'B', 'A'], ['Z'], ['Y', 'X']]);
});

test('the games to resume are the unfinished ones, newest first', () => {
  const ended = phone('A', 9, { ended: true });
  const running = gamesToResume(eveningsOf([ended, phone('B', 2)], [known('C', 5)]));
  expect(running.map(({ code }) => code)).toEqual(['C', 'B']);
  expect(gamesToResume(eveningsOf([ended], []))).toEqual([]);
});

test('every game is in the list exactly once, however long the evenings are', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 20 });
  fc.assert(
    fc.property(lengths, fc.infiniteStream(fc.nat()), (evenings, times) => {
      const games = evenings.flatMap((length, evening) =>
        Array.from({ length }, (_, round) =>
          phone(`${evening}-${round}`, times.next().value ?? 0, {
            next: round === length - 1 ? null : `${evening}-${round + 1}`,
          }),
        ),
      );
      const listed = eveningsOf(games, []);
      expect(codesOf(listed).flat().toSorted()).toEqual(games.map(({ code }) => code).toSorted());
      expect(listed).toHaveLength(evenings.length);
    }),
  );
});
