import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  playerOf,
  playerOfSeat,
  type SeatNumber,
  seatNumber,
  seatNumbersOf,
} from '../board/players';
import { clueHexes } from '../clues/clueHexes';
import type { PlayerCount } from '../data/terms';
import { deal } from '../game/deal/deal';
import { cluesInPlay, type Game, isEnded, isHeldBy, mapOf, modeOf, seatOf } from '../game/game';
import type { MoveAction } from '../game/moves';
import type { RecordMove } from '../game/record/recordMoves';
import type { Motion } from '../game/votes/motion';
import { isHintShown } from '../game/votes/motionRules';
import { HEXES, type Hex } from '../map/hexSet';
import type { EntryId } from '../play/boardActions';
import { anyAction, anyEntryId, anyMotion, anySeat, entryId, hex } from '../testing/arbitraries';
import { memoryDependencies } from '../testing/memory';
import { newGame } from '../testing/newGame';
import { type Pair, pairOf, twins } from '../testing/twins';
import { checkBoard } from './boardCheck';
import { moveAndShow } from './moveCommands';
import { readNotebook, saveNotebook } from './notebookCommands';
import { claimSeat, leaveSeat, lookAtSeat, offerSeat, takeSeat } from './seatCommands';
import { showTable } from './showTable';
import type { Input } from './tasks';

const recording: fc.Arbitrary<RecordMove> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('record' as const),
      id: anyEntryId,
      action: anyAction,
    }),
  },
  fc.record({ kind: fc.constant('undo-record' as const), entry: fc.option(anyEntryId) }),
);

type By = { readonly seat: SeatNumber; readonly move: MoveAction };

const deciding: fc.Arbitrary<MoveAction> = fc.oneof(
  fc
    .shuffledSubarray([...seatNumbersOf(3)], { minLength: 3 })
    .map(order => ({ kind: 'order', order }) as const),
  fc.record({
    kind: fc.constant('vote' as const),
    motion: fc.constantFrom<Motion>({ about: 'assist', level: 'none' }, { about: 'free', seat: 2 }),
    answer: fc.constantFrom('agree', 'take-back'),
  }),
);

const bySomeone = (move: fc.Arbitrary<MoveAction>) =>
  fc.array(fc.record({ seat: anySeat, move }), { maxLength: 15 });

const hint = (seat: SeatNumber, answer: 'agree' | 'take-back' = 'agree'): By => ({
  seat,
  move: { kind: 'vote', motion: { about: 'hint' }, answer },
});

/** Moves that decide something, which the table's events show, and moves that record pieces. */
const recordings: fc.Arbitrary<readonly By[]> = fc
  .tuple(bySomeone(deciding), bySomeone(recording))
  .map(([decided, recorded]) => [
    { seat: 1, move: { kind: 'order', order: [1, 2, 3] } },
    { seat: 2, move: { kind: 'order', order: [2, 1, 3] } },
    hint(1),
    hint(1, 'take-back'),
    ...decided,
    { seat: 1, move: { kind: 'start-record' } },
    ...recorded,
    ...([1, 2, 3, 4, 5] as const).map(seat => hint(seat)),
  ]);

const phoneOf = (seat: SeatNumber) => `phone ${seat}`;

/** All data that phones receive while the moves are made, separately for the phone of one seat. */
async function receive(game: Game, moves: readonly By[], secretSeat: number) {
  const dependencies = memoryDependencies('twins');
  await dependencies.repository.create(game);
  const { code } = game;
  const seats = seatNumbersOf(game.players);
  const byOthers: string[] = [];
  const bySecretSeat: string[] = [];
  /** Collects a response to a seat's phone; `undefined` is a phone without a seat. */
  const collect = (seat: number | undefined, response: unknown) =>
    (seat === secretSeat ? bySecretSeat : byOthers).push(JSON.stringify([seat, response]));
  const collectAll = async (by: SeatNumber, answer: unknown) => {
    collect(by, answer);
    const stored = await dependencies.repository.load(code);
    if (!stored.ok) throw new Error(stored.error);
    for (const seat of [undefined, ...seats]) {
      const device = seat === undefined ? undefined : phoneOf(seat);
      collect(seat, await showTable(dependencies, stored.value, device));
      collect(seat, await checkBoard(dependencies, { code, device }));
      for (const other of seats) {
        collect(seat, await lookAtSeat(dependencies, { code, seat: other, device }));
        collect(seat, readNotebook(stored.value, other, device));
      }
    }
  };
  for (const seat of seats)
    await collectAll(
      seat,
      await claimSeat(dependencies, { code, seat, device: phoneOf(seat) }, {}),
    );
  for (const { seat, move } of moves) {
    dependencies.clock.now += 60_000;
    await collectAll(
      seat,
      await moveAndShow(dependencies, { code, seat, device: phoneOf(seat) }, move),
    );
  }
  const stored = await dependencies.repository.load(code);
  const news = stored.ok ? stored.value.events.map(({ kind }) => kind) : [];
  return { byOthers, bySecretSeat, news };
}

test('games that differ in one clue send the same data to all but its seat, whatever is recorded and decided', async () => {
  const told = new Set<string>();
  await fc.assert(
    fc.asyncProperty(twins, recordings, async ({ pair: [one, other], which }, moves) => {
      // These moves may show the hint to everyone. The test of coming and going (below) uses different hints.
      const two = { ...other, hint: one.hint };
      const seat = playerOf(which % one.clues.length, one.players) + 1;
      const [first, second] = [await receive(one, moves, seat), await receive(two, moves, seat)];
      expect(second.byOthers).toEqual(first.byOthers);
      expect(second.bySecretSeat).not.toEqual(first.bySecretSeat);
      for (const kind of first.news) told.add(kind);
    }),
    { numRuns: 25 },
  );
  expect([...told]).toEqual(expect.arrayContaining(['order', 'withdrawn', 'hint']));
});

const PHONES = ['a', 'b', 'c'];

/**
 * Something that one of a few phones does. If it is for an own seat, a phone without one sits down instead. A phone's
 * repeats of one kind for one seat all have the same id.
 */
const doing: fc.Arbitrary<Doing> = fc.record({
  phone: fc.constantFrom(...PHONES),
  seat: fc.nat(1),
  isRepeat: fc.boolean(),
  isOwn: fc.boolean(),
  what: fc.constantFrom('claim', 'leave', 'offer', 'take', 'look', 'check', 'write'),
});
/** A phone changes the record, most often by a piece of the secret owner. */
const recordingBy: fc.Arbitrary<Doing> = fc.record({
  phone: fc.constantFrom(...PHONES),
  seat: fc.nat(1),
  isOwn: fc.constant(true),
  move: fc.option(recording, { freq: 2, nil: undefined }),
  hex,
  id: anyEntryId,
});
/** A phone changes the order, passes the hard envelope on, or asks or answers a question. */
const decidingBy: fc.Arbitrary<Doing> = fc.record({
  phone: fc.constantFrom(...PHONES),
  seat: fc.nat(1),
  isOwn: fc.constant(true),
  move: fc.oneof(
    fc.record({
      kind: fc.constant('order' as const),
      order: fc.uniqueArray(anySeat),
      starter: anySeat,
    }),
    fc.record({ kind: fc.constant('hard-envelope' as const), to: anySeat }),
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('vote' as const),
        motion: anyMotion(anySeat),
        answer: fc.constantFrom('agree', 'agree', 'agree', 'not-now', 'take-back'),
      }),
    },
  ),
  hex,
  id: anyEntryId,
});
/** Until the first entry, a table can be redealt. */
const evening = fc
  .tuple(
    fc.array(fc.oneof(doing, decidingBy), { minLength: 15, maxLength: 20 }),
    fc.array(fc.oneof(doing, recordingBy, decidingBy), { minLength: 40, maxLength: 45 }),
  )
  .map(parts => parts.flat());

type Doing = { readonly phone: string; readonly seat: number; readonly isOwn: boolean } & (
  | { readonly move: MoveAction | undefined; readonly hex: Hex; readonly id: EntryId }
  | {
      readonly what: 'claim' | 'leave' | 'offer' | 'take' | 'look' | 'check' | 'write';
      readonly isRepeat: boolean;
    }
);

/** How often a table was redealt or passed its hard envelope on: both must happen, or the test proves nothing. */
const seen = { redeals: 0, swaps: 0 };

/**
 * What each phone receives from one of the twins until it ends, as long as it has not looked at the secret clue. Fails
 * if a phone gets the digits of a seat that it does not hold.
 */
async function receiveAll(pair: Pair, side: 0 | 1, doings: readonly Doing[], which: number) {
  const game = pair[side];
  const { code } = game;
  const secretIn = ({ clues }: Game) => clues[which % clues.length] ?? '';
  /** The clue in which the twins differ, and where it is. */
  let secret: string = secretIn(game);
  const secretOwnerIn = ({ clues }: { readonly clues: readonly string[] }) => clues.indexOf(secret);
  const secretSeatIn = (now: Game) => playerOf(secretOwnerIn(now), now.players) + 1;
  const memory = memoryDependencies('coming and going');
  const dependencies: typeof memory = {
    ...memory,
    async runTask(name, input) {
      if (name !== 'redeal') return memory.runTask(name, input);
      const { players } = input as Input<'redeal'>;
      const dealt = pairOf(modeOf(game), players, 'anew', which)[side];
      secret = secretIn(dealt);
      seen.redeals += 1;
      return dealt as never;
    },
  };
  const { repository, clock } = dependencies;
  await repository.create(game);
  const load = async () => {
    const stored = await repository.load(code);
    if (!stored.ok) throw new Error(stored.error);
    return stored.value;
  };
  const received: string[] = [];
  const collect = async (phone: string, response: unknown) => {
    const now = await load();
    const looks = now.seats[secretSeatIn(now) - 1]?.looks;
    const text = JSON.stringify([phone, response]);
    if (looks?.phones.includes(phone)) return;
    received.push(isHintShown(now) ? text.replaceAll(now.hint, 'the hint') : text);
  };

  async function run(each: Doing): Promise<unknown> {
    const now = await load();
    const { phone: device } = each;
    const held = seatNumbersOf(now.players).filter(seat => isHeldBy(now, seat, device));
    const any = seatNumber(((secretSeatIn(now) - 1 + each.seat) % now.players) + 1);
    const number = (each.isOwn && held[each.seat % held.length]) || any;
    const at = { code, seat: number, device };
    if (each.isOwn && held.length === 0) return claimSeat(dependencies, at, {});
    if (!('what' in each)) {
      const owner = secretOwnerIn(now);
      const piece = { type: 'place', owner, hex: each.hex, kind: 'disc' } as const;
      const move = each.move ?? { kind: 'record', id: each.id, action: piece };
      return moveAndShow(dependencies, { ...at, id: each.id }, move);
    }
    const { what, isRepeat } = each;
    const id = isRepeat ? `${what}-by-${device}-for-${number}`.padEnd(16, '-') : undefined;
    const mover = { ...at, id };
    const seat = seatOf(now, number);
    switch (what) {
      case 'claim':
        return claimSeat(dependencies, mover, {});
      case 'leave':
        return leaveSeat(dependencies, mover);
      case 'take':
        return takeSeat(dependencies, mover, seat?.handOver?.digits ?? '000000');
      case 'look':
        return lookAtSeat(dependencies, mover);
      case 'check':
        return checkBoard(dependencies, mover);
      case 'write': {
        const text = isRepeat ? `by ${device}` : `by ${device} at ${clock.now}`;
        const written = await saveNotebook(dependencies, mover, { text });
        if (written.ok) expect(written.value.text).toBe(text);
        return written;
      }
      case 'offer': {
        const offered = await offerSeat(dependencies, mover);
        // Only the seat's holder gets digits.
        if (offered.ok) expect(isHeldBy(await load(), number, device)).toBe(true);
        return offered;
      }
    }
  }

  for (const each of doings) {
    clock.now += 60_000;
    const before = await load();
    const answer = await run(each);
    const now = await load();
    if (isEnded(now)) break;
    seen.swaps += before.dealNumber === now.dealNumber && before.hard !== now.hard ? 1 : 0;
    await collect(each.phone, answer);
    for (const phone of PHONES) {
      const stored = await load();
      await collect(phone, await showTable(dependencies, stored, phone));
      await collect(phone, readNotebook(stored, seatNumber(each.seat), phone));
    }
  }
  return received;
}

test('whatever phones claim, leave, hand over and repeat, only one that has looked receives different data', async () => {
  await fc.assert(
    fc.asyncProperty(twins, evening, async ({ pair, which }, doings) => {
      const all: readonly Doing[] = [
        { phone: 'a', seat: 1, isOwn: true, what: 'claim', isRepeat: false },
        {
          phone: 'a',
          seat: 1,
          isOwn: true,
          move: { kind: 'start-record' },
          hex: 0,
          id: entryId(99),
        },
        ...doings,
      ];
      const [first, second] = [
        await receiveAll(pair, 0, all, which),
        await receiveAll(pair, 1, all, which),
      ];
      expect(second).toEqual(first);
    }),
    { numRuns: 50 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});

test.each<PlayerCount>([2, 3, 4, 5])(
  'at a table for %i, only the player who placed a wrong piece learns of it',
  async count => {
    const game = newGame('KRWNQT', deal({ mode: 'advanced', players: count }, 'a mistake'));
    for (const [owner, clue] of cluesInPlay(game).entries()) {
      const hex = HEXES.find(each => clueHexes(clue, mapOf(game)).has(each)) ?? -1;
      const mistaken = { type: 'place', owner, hex, kind: 'cube' } as const;
      const dependencies = memoryDependencies('a mistake');
      await dependencies.repository.create(game);
      const seats = seatNumbersOf(game.players);
      const mover = (seat: SeatNumber) => ({ code: game.code, seat, device: phoneOf(seat) });
      for (const seat of seats) {
        await claimSeat(dependencies, mover(seat), {});
        await lookAtSeat(dependencies, mover(seat));
      }
      await moveAndShow(dependencies, mover(1), { kind: 'start-record' });
      await moveAndShow(dependencies, mover(count), {
        kind: 'record',
        id: entryId(0),
        action: mistaken,
      });
      const stored = await dependencies.repository.load(game.code);
      if (!stored.ok) throw new Error(stored.error);
      const at = playerOf(owner, count);
      const isAt = seats.map((_, player) => player === at);
      const checks = await Promise.all(
        seats.map(seat => checkBoard(dependencies, { code: game.code, device: phoneOf(seat) })),
      );
      expect(checks).toEqual(isAt.map(wrong => ({ ok: true, value: { wrong } })));
      for (const seat of seats) {
        const shown = await showTable(dependencies, stored.value, phoneOf(seat));
        const notes = shown.seats.map(each => each.hasWrongPiece === true);
        expect(notes).toEqual(isAt.map((is, player) => is && player === playerOfSeat(seat)));
      }
    }
  },
);
