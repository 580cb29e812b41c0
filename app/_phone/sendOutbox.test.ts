import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runCall } from '@/app/_api/tableRuns';
import { type Change, createChange, unsentChanges, type VoteChange } from '@/app/_state/changes';
import { requestOf } from '@/app/_state/clientOf';
import { playingView } from '@/app/_state/testing/playingView';
import type { Trouble } from '@/app/_state/trouble';
import { PIECE_KINDS } from '@/lib/board/pieces';
import { NO_SEAT, playersOf } from '@/lib/board/players';
import type { Game } from '@/lib/game/game';
import { applyMove, type Move } from '@/lib/game/moves';
import { type RecordRequest, readRecordRequest, recordRequest } from '@/lib/game/record/recordView';
import type { TableView } from '@/lib/game/views/views';
import type { RecordedAction } from '@/lib/play/boardActions';
import { ok, type Result, refused } from '@/lib/result';
import type { TableDependencies } from '@/lib/table/dependencies';
import { anyEntryId } from '@/lib/testing/arbitraries';
import { memoryDependencies, memoryRepository } from '@/lib/testing/memory';
import { phone, seated } from '@/lib/testing/playing';
import { type OutboxSending, sendOutbox } from './sendOutbox';

/** The fate of a request: it succeeds, it is lost, only its response is lost, or the server fails. */
type Outcome = 'ok' | 'lost' | 'answer-lost' | 'fault';

const ME = 'phone 1';
const CUBE = { type: 'place', owner: 0, space: { row: 1, col: 1 }, kind: 'cube' } as const;
const OFFLINE = { code: 'offline' };

/** A server with one table, a phone that holds seat 1, and a network that fails as the test demands. */
function unreliableServer(first: Game) {
  let game = first;
  let outcomes: Outcome[] = [];
  let list: readonly Change[] = [];
  const received: (Change | VoteChange)[] = [];
  const view = () => playingView(game, ME);
  const dependencies: TableDependencies = {
    ...memoryDependencies('a server'),
    repository: {
      ...memoryRepository(),
      load: async () => ok(game),
      async update(_, change) {
        const changed = change(game);
        if (changed.ok) game = changed.value;
        return changed;
      },
    },
  };

  async function receive(change: Change | VoteChange): Promise<Result<TableView, Trouble>> {
    received.push(change);
    const { name, seat = NO_SEAT, body } = requestOf(change);
    const { device } = phone(change.seat);
    const request = { code: game.code, seat, device, id: change.id, load: async () => ok(game) };
    const answer = await runCall(name, dependencies, request, body);
    return answer.ok ? ok(view()) : refused({ code: String(answer.error) });
  }

  const client: OutboxSending['client'] = {
    async send(change) {
      const outcome = outcomes.shift() ?? 'ok';
      if (outcome === 'lost') return refused(OFFLINE);
      if (outcome === 'fault') return refused({ code: 'internal-error' });
      const answer = await receive(change);
      return outcome === 'ok' ? answer : refused(OFFLINE);
    },
  };
  const add = (change: Change) => {
    list = [...list, change];
    return change;
  };
  return {
    game: () => game,
    received,
    receive,
    outbox: () => list,
    add,
    /** Another phone makes a move. */
    moveElsewhere: (move: Move) => {
      const next = applyMove(game, move);
      if (next.ok) game = next.value;
    },
    enter: (request: RecordRequest) =>
      add(createChange({ type: 'record', seat: 1, dealNumber: 1, request })),
    look: () => add(createChange({ type: 'look', seat: 1, dealNumber: 1 })),
    /** Sends the outbox. The first requests have these outcomes, and all later ones succeed. */
    async send(...next: Outcome[]) {
      outcomes = next;
      await sendOutbox({
        client,
        read: async () => list,
        change: async change => {
          list = change(list);
        },
        onAnswer: () => {},
      });
    },
  };
}

/** A table with a record. */
function recording() {
  const table = unreliableServer(seated(4));
  table.moveElsewhere({ kind: 'start-record', ...phone(1) });
  return table;
}

test('an entry that arrived but whose response was lost counts once', async () => {
  const { enter, send, game, outbox } = recording();
  enter(CUBE);
  await send('answer-lost');
  expect(outbox()).toHaveLength(1);
  const after = game();
  await send();
  expect(outbox()).toEqual([]);
  expect(game()).toBe(after);
  expect(game().record).toHaveLength(1);
});

test('looks and entries are sent in the order they were made', async () => {
  const { enter, look, send, received, game } = recording();
  look();
  enter(CUBE);
  look();
  await send('lost');
  await send();
  expect(received.map(({ type }) => type)).toEqual(['look', 'record', 'look']);
  expect(game().seats[0]?.looks.count).toBe(2);
});

test('a change is refused after ten server errors, and later ones are sent', async () => {
  const { enter, look, send, outbox, game } = recording();
  const entered = enter(CUBE);
  look();
  for (let times = 1; times < 10; times++) {
    await send('fault');
    expect(unsentChanges(outbox())).toHaveLength(2);
  }
  await send('fault');
  expect(outbox()).toMatchObject([{ id: entered.id, refused: { code: 'internal-error' } }]);
  expect(game().seats[0]?.looks.count).toBe(1);
});

test('repeated network failures never count as a refusal', async () => {
  const { enter, send, outbox, game } = recording();
  enter(CUBE);
  for (let times = 0; times < 50; times++) await send('lost');
  expect(unsentChanges(outbox())).toHaveLength(1);
  await send();
  expect(game().record).toHaveLength(1);
});

test('pieces are sent in order, one entry each, and only the last is undone', async () => {
  const { enter, send, game, outbox, moveElsewhere } = unreliableServer(seated(4));
  const cube = (owner: number) =>
    ({ type: 'place', owner, space: { row: 1, col: 1 + owner }, kind: 'cube' }) as const;
  moveElsewhere({ kind: 'start-record', ...phone(1) });
  const [, , last] = [0, 1, 2].map(owner => enter(cube(owner)));
  enter({ type: 'undo', entry: last?.id ?? null });
  await send('answer-lost');
  await send('ok', 'lost');
  await send();
  expect(outbox()).toEqual([]);
  expect(game().record?.map(entry => 'owner' in entry && entry.owner)).toEqual([0, 1]);
});

test('a piece is refused if another phone was faster, and the entry after it is accepted without it', async () => {
  const { enter, send, outbox, moveElsewhere, game, received } = recording();
  const means = { step: 'share', round: 1 } as const;
  const late = enter({ ...CUBE, after: null, means });
  const theirs = { kind: 'record', id: 'theirs', ...phone(2) } as const;
  moveElsewhere({ ...theirs, action: { type: 'place', owner: 0, hex: 40, kind: 'cube' } });
  const next = enter({ ...CUBE, owner: 1, space: { row: 1, col: 2 }, after: late.id, means });
  await send();
  expect(received.map(({ id }) => id)).toEqual([late.id, next.id]);
  expect(outbox()).toMatchObject([{ id: late.id, refused: { code: 'record-conflict' } }]);
  expect(game().record).toMatchObject([{ id: 'theirs' }, { id: next.id, owner: 1 }]);
});

test('a request that arrives long after its page gave up has no effect', async () => {
  const { enter, send, game, receive } = recording();
  const entered = enter(CUBE);
  await send();
  enter({ type: 'undo', entry: entered.id });
  await send();
  const before = game();
  await receive(entered);
  expect(game()).toBe(before);
  expect(game().record).toEqual([]);
});

test('two pages that send at the same time send each change, and it counts once', async () => {
  const { look, send, received, game } = unreliableServer(seated(4));
  const [one, two] = [look(), look()];
  await Promise.all([send(), send()]);
  expect(game().seats[0]?.looks.count).toBe(2);
  expect(new Set(received)).toEqual(new Set([one, two]));
});

test('whatever the network does, each entry counts once', async () => {
  const outcome = fc.constantFrom<Outcome>('ok', 'lost', 'answer-lost');
  const hex = fc.constantFrom(0, 1);
  const owner = fc.nat({ max: 3 });
  const kind = fc.constantFrom(...PIECE_KINDS);
  const action = fc.oneof<fc.Arbitrary<RecordedAction | 'undo'>[]>(
    fc.record({ type: fc.constant('place'), owner, hex, kind }),
    fc.record({ type: fc.constant('fix'), owner, hex, kind, to: fc.constant(null) }),
    fc.record({ type: fc.constant('remove'), entry: anyEntryId }),
    fc.record({
      type: fc.constant('correct'),
      entry: anyEntryId,
      as: fc.record({ owner, hex, kind }),
    }),
    fc.record({ type: fc.constant('skip') }),
    fc.record({ type: fc.constant('turn'), player: fc.constantFrom(...playersOf(4)) }),
    fc.constant('undo'),
  );
  const step = fc.record({ action, outcomes: fc.array(outcome, { maxLength: 4 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
      const { enter, send, game, outbox, moveElsewhere } = unreliableServer(seated(4));
      moveElsewhere({ kind: 'start-record', ...phone(1) });
      // The game that a network without failures would lead to.
      let expected = game();
      for (const { action, outcomes } of steps) {
        const after = expected.record?.at(-1)?.id ?? null;
        if (action === 'undo' && after === null) continue;
        const request: RecordRequest =
          action === 'undo' ? { type: 'undo', entry: after } : recordRequest(action, { after });
        const { id } = enter(request);
        const next = applyMove(expected, { ...readRecordRequest(request, id), ...phone(1) });
        if (next.ok) expected = next.value;
        await send(...outcomes);
      }
      while (unsentChanges(outbox()).length > 0) await send();
      const timeless = ({ record }: Game) =>
        JSON.parse(JSON.stringify(record, (key, value) => (key === 'at' ? undefined : value)));
      expect(timeless(game())).toEqual(timeless(expected));
    }),
  );
});
