import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runCall } from '@/app/_api/tableRuns';
import { type Change, createChange, createVote, unsentChanges } from '@/app/_state/changes';
import { requestOf } from '@/app/_state/clientOf';
import { conflictsIn, sendableChanges, withChange } from '@/app/_state/outboxChanges';
import type { Trouble } from '@/app/_state/tableClient';
import { playingView } from '@/app/_state/testing/playingView';
import type { Game } from '@/lib/game/game';
import { applyMove, type Move } from '@/lib/game/moves';
import {
  type RecordedActionView,
  type RecordRequest,
  readRecordRequest,
} from '@/lib/game/record/recordView';
import type { TableView } from '@/lib/game/views/views';
import { ballotOn, type Motion, type VoteAnswer } from '@/lib/game/votes/motion';
import { PIECE_KINDS } from '@/lib/play/pieces';
import { ok, type Result, refused } from '@/lib/result';
import type { TableDependencies } from '@/lib/table/dependencies';
import { anyEntryId } from '@/lib/testing/arbitraries';
import { memoryDependencies, memoryRepository } from '@/lib/testing/memory';
import { free, HINT, phone, seated, unvote, vote } from '@/lib/testing/playing';
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
  const received: Change[] = [];
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

  async function receive(change: Change): Promise<Result<TableView, Trouble>> {
    received.push(change);
    const { name, seat = 0, body } = requestOf(change);
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
    list = withChange(list, change);
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
    castVote(motion: Motion, answer: VoteAnswer) {
      return add(createVote(view(), 1, { motion, answer }));
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

test('a vote counts once even if its response was lost', async () => {
  const { castVote, send, game, outbox } = unreliableServer(seated(4));
  castVote(HINT, 'agree');
  await send('answer-lost');
  expect(outbox()).toHaveLength(1);
  const after = game();
  await send();
  expect(outbox()).toEqual([]);
  expect(game()).toBe(after);
  expect(ballotOn(game(), HINT)).toEqual([{ seat: 1, agrees: true }]);
});

test('looks and votes are sent in the order in which they were made', async () => {
  const { castVote, look, send, received, game } = unreliableServer(seated(4));
  look();
  castVote(HINT, 'agree');
  look();
  await send('lost');
  await send();
  expect(received.map(({ type }) => type)).toEqual(['look', 'vote', 'look']);
  expect(game().seats[0]?.looks.count).toBe(2);
});

test('a refused change keeps its reason, and does not block the rest', async () => {
  const { castVote, look, send, outbox, moveElsewhere } = unreliableServer(seated(4));
  moveElsewhere(vote(HINT)(2));
  castVote(HINT, 'agree');
  look();
  moveElsewhere(unvote(HINT)(2));
  await send();
  expect(outbox()).toMatchObject([{ type: 'vote', refused: { code: 'question-closed' } }]);
});

test('a change on which the server fails ten times counts as refused, and the rest is sent', async () => {
  const { castVote, look, send, outbox, game } = unreliableServer(seated(4));
  const vote = castVote(HINT, 'agree');
  look();
  for (let times = 1; times < 10; times++) {
    await send('fault');
    expect(unsentChanges(outbox())).toHaveLength(2);
  }
  await send('fault');
  expect(outbox()).toMatchObject([{ id: vote.id, refused: { code: 'internal-error' } }]);
  expect(game().seats[0]?.looks.count).toBe(1);
});

test('no change is refused because of network failures, however many', async () => {
  const { castVote, send, outbox, game } = unreliableServer(seated(4));
  castVote(HINT, 'agree');
  for (let times = 0; times < 50; times++) await send('lost');
  expect(unsentChanges(outbox())).toHaveLength(1);
  await send();
  expect(ballotOn(game(), HINT)).toHaveLength(1);
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

describe('a piece in conflict with an entry of another phone', () => {
  /** A first cube of seat 1 that another phone has already entered on another space, and a later entry. */
  async function conflict() {
    const server = unreliableServer(seated(4));
    const { enter, send, moveElsewhere } = server;
    moveElsewhere({ kind: 'start-record', ...phone(1) });
    const means = { step: 'share', round: 1 } as const;
    const late = enter({ ...CUBE, after: null, means });
    const otherEntry = { kind: 'record', id: 'theirs', ...phone(2) } as const;
    moveElsewhere({ ...otherEntry, action: { type: 'place', owner: 0, hex: 40, kind: 'cube' } });
    const next = enter({ ...cube(1), after: late.id, means });
    await send();
    return { ...server, late, next };
  }
  const cube = (owner: number) =>
    ({ type: 'place', owner, space: { row: 1, col: 1 + owner }, kind: 'cube' }) as const;
  const owners = ({ record }: Game) => record?.map(entry => 'owner' in entry && entry.owner);

  test('stays in the outbox with the entries that depend on it, and does not block the rest', async () => {
    const { outbox, send, castVote, enter, game, late, next, received } = await conflict();
    expect(outbox()).toMatchObject([{ id: late.id, refused: { code: 'record-conflict' } }, next]);
    const view = playingView(game(), ME);
    expect(conflictsIn(outbox(), view).map(({ id }) => id)).toEqual([late.id]);
    // If no piece can be entered any more, it is not a conflict but an ordinary refusal.
    for (const fields of [{ phase: 'ended' }, { dealNumber: 2 }, { record: null }] as const)
      expect(conflictsIn(outbox(), { ...view, ...fields })).toEqual([]);
    const undo = enter({ type: 'undo', entry: next.id });
    castVote(HINT, 'agree');
    enter({ ...cube(3), after: 'theirs' });
    await send();
    expect(outbox().map(({ id }) => id)).toEqual([late.id, next.id, undo.id]);
    expect(ballotOn(game(), HINT)).toHaveLength(1);
    expect(owners(game())).toEqual([0, 3]);
    expect(sendableChanges(outbox())).toEqual([]);
    const { length } = received;
    await send();
    expect(received).toHaveLength(length);
  });

  test('is resolved before the entries that depend on it are sent', async () => {
    const { add, outbox, send, received, game, late, next } = await conflict();
    const resolution = createChange({
      type: 'record',
      seat: 1,
      dealNumber: 1,
      insteadOf: late.id,
      request: { type: 'correct', entry: 'theirs', as: { ...cube(0) } },
    });
    add(resolution);
    await send();
    expect(received.slice(-2).map(({ id }) => id)).toEqual([resolution.id, next.id]);
    expect(outbox()).toEqual([]);
    expect(game().record?.map(({ type }) => type)).toEqual(['place', 'correct', 'place']);
  });

  test('is dropped without notice if it was undone on this phone', async () => {
    const { enter, send, outbox, moveElsewhere, game } = unreliableServer(seated(4));
    moveElsewhere({ kind: 'start-record', ...phone(1) });
    const late = enter({ ...CUBE, means: { step: 'share', round: 2 } });
    enter({ type: 'undo', entry: late.id });
    await send();
    expect(outbox()).toEqual([]);
    expect(game().record).toEqual([]);
  });
});

test('a request that arrives after its change was withdrawn, as from a frozen page, has no effect', async () => {
  const { castVote, enter, send, game, receive, moveElsewhere } = unreliableServer(seated(4));
  moveElsewhere({ kind: 'start-record', ...phone(1) });
  const vote = castVote(HINT, 'agree');
  const entry = enter(CUBE);
  await send();
  castVote(HINT, 'take-back');
  enter({ type: 'undo', entry: entry.id });
  await send();
  const before = game();
  await receive(vote);
  await receive(entry);
  expect(game()).toBe(before);
  expect(game().record).toEqual([]);
});

test('a change that another page has sent in the meantime is not sent repeatedly', async () => {
  const { look, send, received, game } = unreliableServer(seated(4));
  const [one, two] = [look(), look()];
  await Promise.all([send(), send()]);
  expect(game().seats[0]?.looks.count).toBe(2);
  expect(new Set(received)).toEqual(new Set([one, two]));
});

test('whatever the network does, each entry counts once', async () => {
  const outcome = fc.constantFrom<Outcome>('ok', 'lost', 'answer-lost');
  const space = fc.constantFrom({ row: 1, col: 1 }, { row: 1, col: 2 });
  const owner = fc.nat({ max: 3 });
  const kind = fc.constantFrom(...PIECE_KINDS);
  const action = fc.oneof<fc.Arbitrary<RecordedActionView | 'undo'>[]>(
    fc.record({ type: fc.constant('place'), owner, space, kind }),
    fc.record({ type: fc.constant('fix'), owner, space, kind, to: fc.constant(null) }),
    fc.record({ type: fc.constant('remove'), entry: anyEntryId }),
    fc.record({
      type: fc.constant('correct'),
      entry: anyEntryId,
      as: fc.record({ owner, space, kind }),
    }),
    fc.record({ type: fc.constant('skip') }),
    fc.record({ type: fc.constant('turn'), player: owner }),
    fc.constant('undo'),
  );
  const step = fc.record({ action, outcomes: fc.array(outcome, { maxLength: 4 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
      const { enter, send, game, outbox, moveElsewhere } = unreliableServer(seated(4));
      moveElsewhere({ kind: 'start-record', ...phone(1) });
      // The expected game, as over a network that never fails.
      let expected = game();
      for (const { action, outcomes } of steps) {
        const after = expected.record?.at(-1)?.id ?? null;
        if (action === 'undo' && after === null) continue;
        const request: RecordRequest =
          action === 'undo' ? { type: 'undo', entry: after } : { ...action, after };
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

test('whatever the network does, all votes are sent, and the last on each motion counts', async () => {
  const outcome = fc.constantFrom<Outcome>('ok', 'lost', 'answer-lost');
  const motion = fc.constantFrom<Motion>(HINT, free(4));
  const answer = fc.constantFrom<VoteAnswer>('agree', 'not-now', 'take-back');
  const step = fc.oneof(
    fc.record({ type: fc.constant('vote' as const), motion, answer }),
    fc.record({
      type: fc.constant('send' as const),
      outcomes: fc.array(outcome, { maxLength: 6 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
      const server = unreliableServer(seated(5));
      // Another seat has asked both questions, and no vote settles either.
      for (const motion of [HINT, free(4)]) server.moveElsewhere(vote(motion)(2));
      const last = new Map<Motion, VoteAnswer>();
      for (const step of steps) {
        if (step.type === 'send') await server.send(...step.outcomes);
        else {
          server.castVote(step.motion, step.answer);
          last.set(step.motion, step.answer);
        }
      }
      await server.send();
      expect(server.outbox()).toEqual([]);
      for (const [motion, answer] of last) {
        const agrees = ballotOn(server.game(), motion).find(({ seat }) => seat === 1)?.agrees;
        expect(agrees).toBe(answer === 'take-back' ? undefined : answer === 'agree');
      }
    }),
  );
});
