import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableClient } from '@/app/_state/tableClient';
import { answer, callEnd, enter, look } from '@/app/_state/testing/sendChange';
import { seatAt, seatNumber } from '@/lib/board/players';
import { PLAYER_COUNTS, type PlayerCount, SEAT_COLORS } from '@/lib/data/terms';
import { AGAIN_MAPS } from '@/lib/game/deal/dealAgain';
import { drawPhoneCode } from '@/lib/game/gameCode';
import { type RecordRequest, recordRequest } from '@/lib/game/record/recordView';
import { notebookTag } from '@/lib/game/seats/seatNotebook';
import { hexOf } from '@/lib/game/views/views';
import type { VoteAnswer } from '@/lib/game/votes/motion';
import { formatMapCode } from '@/lib/map/mapCode';
import { dealTable, type NewTable } from '@/lib/table/dealTable';
import {
  anyAction,
  anyEntryId,
  anyMotion,
  gameMap,
  mode,
  players,
  seed,
} from '@/lib/testing/arbitraries';
import { memoryDependencies } from '@/lib/testing/memory';
import { phoneCalls } from './phoneCalls';
import { PHONE_DEVICE } from './phoneGame';
import { phoneTable } from './phoneTable';
import { fakeWorker } from './testing/fakeWorker';
import { serverTable } from './testing/serverTable';

/** In-memory dependencies of a phone. */
function phoneDependencies(seed: string) {
  const dependencies = memoryDependencies(seed);
  return { ...dependencies, repository: { ...dependencies.repository, drawCode: drawPhoneCode } };
}

let phone: ReturnType<typeof phoneDependencies>;

beforeEach(() => {
  vi.stubGlobal(
    'Worker',
    fakeWorker(() => phoneCalls(phone)),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Phone codes are server codes with the prefix "phone-". */
const asOnServer = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null).replaceAll('phone-', ''));

const anyMap = mode.chain(mode =>
  fc.record({ mode: fc.constant(mode), map: fc.option(gameMap(mode)) }),
);

test('a phone and a server make the same deal from the same options and seed', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyMap,
      players,
      seed,
      fc.boolean(),
      async ({ mode, map }, players, seed, signals) => {
        const mapCode = map === null ? undefined : formatMapCode(map);
        const options: NewTable = { mode, players, mapCode, seed, signals };
        phone = phoneDependencies('here');
        const server = memoryDependencies('here');
        const here = await phoneCalls(phone).deal(options);
        const there = await dealTable(server, { ...options, onePhone: true }, PHONE_DEVICE);
        if (!here.ok || !there.ok) {
          const errors = [here, there].map(dealt => (dealt.ok ? undefined : dealt.error.code));
          expect(errors[0]).toBe(errors[1]);
          return;
        }
        expect(asOnServer(await phone.repository.load(here.value.code))).toEqual(
          asOnServer(await server.repository.load(there.value.code)),
        );
      },
    ),
    { numRuns: 25 },
  );
});

type Move = (table: TableClient) => Promise<unknown>;

const ANSWERS: readonly VoteAnswer[] = ['agree', 'not-now', 'take-back'];
const place = fc.record({
  row: fc.integer({ min: 1, max: 9 }),
  col: fc.integer({ min: 1, max: 12 }),
});

const recording = fc.oneof(
  fc.constant<RecordRequest>({ type: 'start' }),
  fc.record({ type: fc.constant('undo'), entry: fc.option(anyEntryId) }),
  {
    weight: 3,
    arbitrary: anyAction.map(action => recordRequest(action)),
  },
);

/** Any move that a table's screens can make, sensible or not; the seat may not exist. */
function anyMove(players: PlayerCount): fc.Arbitrary<Move> {
  const seat = fc.integer({ min: 1, max: players + 1 }).map(seatNumber);
  const badge = fc.record({
    name: fc.constantFrom('Ada', 'Ben', null, 'x'.repeat(40)),
    color: fc.constantFrom(undefined, ...SEAT_COLORS),
  });
  const move = <T>(values: fc.Arbitrary<T>, make: (table: TableClient, value: T) => unknown) =>
    values.map(
      (value): Move =>
        async table =>
          make(table, value),
    );
  return fc.oneof(
    move(fc.tuple(seat, badge), (table, [each, as]) =>
      table.ask('claimSeat', { seat: each, body: as }),
    ),
    move(fc.tuple(seat, badge), (table, [each, as]) =>
      table.ask('editSeat', { seat: each, body: as }),
    ),
    move(seat, (table, each) => table.ask('leaveSeat', { seat: each })),
    move(seat, (table, each) => look(table, each)),
    move(fc.constant(null), table => table.ask('markMapLaid')),
    {
      weight: 4,
      arbitrary: move(
        fc.tuple(seat, anyMotion(seat), fc.constantFrom(...ANSWERS)),
        (table, [seat, motion, reply]) => answer(table, seat, motion, reply),
      ),
    },
    move(fc.tuple(seat, fc.option(place, { nil: undefined })), (table, [seat, space]) =>
      callEnd(table, seat, { space: (space && hexOf(space)) ?? null }),
    ),
    move(seat, (table, seat) => callEnd(table, seat, null)),
    move(fc.tuple(seat, recording, anyEntryId), (table, [seat, request, id]) =>
      enter(table, seat, request, id),
    ),
    move(fc.constant(null), table => table.ask('checkBoard')),
    move(fc.tuple(seat, fc.constantFrom(null, 'mine')), (table, [each, text]) =>
      table.ask('saveNotebook', {
        seat: each,
        dealNumber: 1,
        body: { text },
        baseTags: [notebookTag({ notebook: null, notebookWrites: 0 })],
      }),
    ),
    move(seat, (table, each) => table.ask('readNotebook', { seat: each })),
    move(fc.constant(null), table => table.ask('showEvening')),
  );
}

/** All seats agree to the end, and start the next game. */
const endAndPlayAgain = (players: PlayerCount): fc.Arbitrary<readonly Move[]> =>
  fc.constantFrom(...AGAIN_MAPS).map(map => [
    ...Array.from(
      { length: players },
      (_, index): Move =>
        table =>
          answer(table, seatAt(index), { about: 'end', found: null }, 'agree'),
    ),
    table => table.ask('showEvening'),
    table => table.ask('playAgain', { body: { map, players } }),
  ]);

const anyGame = fc.constantFrom(...PLAYER_COUNTS).chain(players =>
  fc.record({
    players: fc.constant(players),
    moves: fc.array(anyMove(players), { minLength: 20, maxLength: 20 }),
    end: endAndPlayAgain(players),
    more: fc.array(anyMove(players), { minLength: 5, maxLength: 5 }),
  }),
);

test('any sequence of moves has the same results on a phone and on a server', async () => {
  await fc.assert(
    fc.asyncProperty(anyGame, seed, async ({ players, moves, end, more }, seed) => {
      phone = phoneDependencies(seed);
      const server = memoryDependencies(seed);
      const options = { mode: 'normal', players, onePhone: true } as const;
      const dealt = await dealTable(server, options, PHONE_DEVICE);
      const dealtHere = await phoneCalls(phone).deal(options);
      if (!dealt.ok || !dealtHere.ok) throw new Error('a game was not dealt');
      let here = phoneTable(dealtHere.value.code);
      let there = serverTable(server, dealt.value.code, PHONE_DEVICE);

      for (const move of [...moves, ...end, ...more]) {
        const [ours, theirs] = [await move(here), await move(there)];
        expect(asOnServer(ours)).toEqual(asOnServer(theirs));
        expect(asOnServer(await here.ask('showTable'))).toEqual(
          asOnServer(await there.ask('showTable')),
        );
        phone.clock.now += 1000;
        server.clock.now += 1000;
        const next = await here.ask('showTable');
        if (next.ok && next.value.next !== null && move === end.at(-1)) {
          here = phoneTable(next.value.next);
          there = serverTable(server, next.value.next.replace('phone-', ''), PHONE_DEVICE);
        }
      }
    }),
    { numRuns: 30 },
  );
});
