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

/** The fate of a request: it arrives, it is lost, only its response is lost, or the server stumbles over it. */
type Luck = 'heard' | 'lost' | 'answer-lost' | 'fault';

const ME = 'phone 1';
const CUBE = { type: 'place', owner: 0, space: { row: 1, col: 1 }, kind: 'cube' } as const;
const OFFLINE = { code: 'offline' };

/** A server with one table, a phone that holds seat 1, and a network that fails as the test demands. */
function cellar(first: Game) {
  let game = first;
  let lucks: Luck[] = [];
  let list: readonly Change[] = [];
  const tried: Change[] = [];
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

  async function arrives(change: Change): Promise<Result<TableView, Trouble>> {
    tried.push(change);
    const { name, seat = 0, body } = requestOf(change);
    const { device } = phone(change.seat);
    const asked = { code: game.code, seat, device, id: change.id, load: async () => ok(game) };
    const answer = await runCall(name, dependencies, asked, body);
    return answer.ok ? ok(view()) : refused({ code: String(answer.error) });
  }

  const client: OutboxSending['client'] = {
    async send(change) {
      const luck = lucks.shift() ?? 'heard';
      if (luck === 'lost') return refused(OFFLINE);
      if (luck === 'fault') return refused({ code: 'internal-error' });
      const answer = await arrives(change);
      return luck === 'heard' ? answer : refused(OFFLINE);
    },
  };
  const add = (change: Change) => {
    list = withChange(list, change);
    return change;
  };
  return {
    game: () => game,
    tried,
    arrives,
    waiting: () => list,
    add,
    others: (move: Move) => {
      const next = applyMove(game, move);
      if (next.ok) game = next.value;
    },
    say(motion: Motion, answer: VoteAnswer) {
      return add(createVote(view(), 1, { motion, answer }));
    },
    enter: (request: RecordRequest) =>
      add(createChange({ type: 'record', seat: 1, dealNumber: 1, request })),
    look: () => add(createChange({ type: 'look', seat: 1, dealNumber: 1 })),
    async tell(...next: Luck[]) {
      lucks = next;
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

test('a vote that arrived, and whose answer did not, counts once', async () => {
  const { say, tell, game, waiting } = cellar(seated(4));
  say(HINT, 'agree');
  await tell('answer-lost');
  expect(waiting()).toHaveLength(1);
  const after = game();
  await tell();
  expect(waiting()).toEqual([]);
  expect(game()).toBe(after);
  expect(ballotOn(game(), HINT)).toEqual([{ seat: 1, agrees: true }]);
});

test('looks and votes go out in the order in which they were made', async () => {
  const { say, look, tell, tried, game } = cellar(seated(4));
  look();
  say(HINT, 'agree');
  look();
  await tell('lost');
  await tell();
  expect(tried.map(({ type }) => type)).toEqual(['look', 'vote', 'look']);
  expect(game().seats[0]?.looks.count).toBe(2);
});

test('what the table refuses says why, and does not hold up the rest', async () => {
  const { say, look, tell, waiting, others } = cellar(seated(4));
  others(vote(HINT)(2));
  say(HINT, 'agree');
  look();
  others(unvote(HINT)(2));
  await tell();
  expect(waiting()).toMatchObject([{ type: 'vote', refused: { code: 'question-closed' } }]);
});

test('what the server stumbles over ten times says so, and lets the rest go out', async () => {
  const { say, look, tell, waiting, game } = cellar(seated(4));
  const asked = say(HINT, 'agree');
  look();
  for (let times = 1; times < 10; times++) {
    await tell('fault');
    expect(unsentChanges(waiting())).toHaveLength(2);
  }
  await tell('fault');
  expect(waiting()).toMatchObject([{ id: asked.id, refused: { code: 'internal-error' } }]);
  expect(game().seats[0]?.looks.count).toBe(1);
});

test('a network that fails ever so often refuses nothing', async () => {
  const { say, tell, waiting, game } = cellar(seated(4));
  say(HINT, 'agree');
  for (let times = 0; times < 50; times++) await tell('lost');
  expect(unsentChanges(waiting())).toHaveLength(1);
  await tell();
  expect(ballotOn(game(), HINT)).toHaveLength(1);
});

test('pieces go out in their order, one entry each, and only the last is taken back', async () => {
  const { enter, tell, game, waiting, others } = cellar(seated(4));
  const cube = (owner: number) =>
    ({ type: 'place', owner, space: { row: 1, col: 1 + owner }, kind: 'cube' }) as const;
  others({ kind: 'start-record', ...phone(1) });
  const [, , last] = [0, 1, 2].map(owner => enter(cube(owner)));
  enter({ type: 'undo', entry: last?.id ?? null });
  await tell('answer-lost');
  await tell('heard', 'lost');
  await tell();
  expect(waiting()).toEqual([]);
  expect(game().record?.map(entry => 'owner' in entry && entry.owner)).toEqual([0, 1]);
});

describe('a piece on a turn that has moved on', () => {
  /** The second first cube of seat 1 here, after another phone has entered it elsewhere. */
  async function asked() {
    const phoneHere = cellar(seated(4));
    const { enter, tell, others } = phoneHere;
    others({ kind: 'start-record', ...phone(1) });
    const means = { step: 'share', round: 1 } as const;
    const late = enter({ ...CUBE, after: null, means });
    const theirs = { kind: 'record', id: 'theirs', ...phone(2) } as const;
    others({ ...theirs, action: { type: 'place', owner: 0, hex: 40, kind: 'cube' } });
    const next = enter({ ...cube(1), after: late.id, means });
    await tell();
    return { ...phoneHere, late, next };
  }
  const cube = (owner: number) =>
    ({ type: 'place', owner, space: { row: 1, col: 1 + owner }, kind: 'cube' }) as const;
  const owners = ({ record }: Game) => record?.map(entry => 'owner' in entry && entry.owner);

  test('is kept to be asked about, with what was entered after it, and holds up nothing else', async () => {
    const { waiting, tell, say, enter, game, late, next, tried } = await asked();
    expect(waiting()).toMatchObject([{ id: late.id, refused: { code: 'record-conflict' } }, next]);
    const view = playingView(game(), ME);
    expect(conflictsIn(waiting(), view).map(({ id }) => id)).toEqual([late.id]);
    // Where nothing is entered any more, it is a refusal like others.
    for (const over of [{ phase: 'ended' }, { dealNumber: 2 }, { record: null }] as const)
      expect(conflictsIn(waiting(), { ...view, ...over })).toEqual([]);
    const undo = enter({ type: 'undo', entry: next.id });
    say(HINT, 'agree');
    enter({ ...cube(3), after: 'theirs' });
    await tell();
    expect(waiting().map(({ id }) => id)).toEqual([late.id, next.id, undo.id]);
    expect(ballotOn(game(), HINT)).toHaveLength(1);
    expect(owners(game())).toEqual([0, 3]);
    expect(sendableChanges(waiting())).toEqual([]);
    const { length } = tried;
    await tell();
    expect(tried).toHaveLength(length);
  });

  test('is answered before what was entered after it goes out', async () => {
    const { add, waiting, tell, tried, game, late, next } = await asked();
    const answer = createChange({
      type: 'record',
      seat: 1,
      dealNumber: 1,
      insteadOf: late.id,
      request: { type: 'correct', entry: 'theirs', as: { ...cube(0) } },
    });
    add(answer);
    await tell();
    expect(tried.slice(-2).map(({ id }) => id)).toEqual([answer.id, next.id]);
    expect(waiting()).toEqual([]);
    expect(game().record?.map(({ type }) => type)).toEqual(['place', 'correct', 'place']);
  });

  test('is dropped without a word if it was taken back here', async () => {
    const { enter, tell, waiting, others, game } = cellar(seated(4));
    others({ kind: 'start-record', ...phone(1) });
    const late = enter({ ...CUBE, means: { step: 'share', round: 2 } });
    enter({ type: 'undo', entry: late.id });
    await tell();
    expect(waiting()).toEqual([]);
    expect(game().record).toEqual([]);
  });
});

test('what arrives long after its page gave it up, as of a frozen one, counts for nothing', async () => {
  const { say, enter, tell, game, arrives, others } = cellar(seated(4));
  others({ kind: 'start-record', ...phone(1) });
  const asked = say(HINT, 'agree');
  const entered = enter(CUBE);
  await tell();
  say(HINT, 'take-back');
  enter({ type: 'undo', entry: entered.id });
  await tell();
  const before = game();
  await arrives(asked);
  await arrives(entered);
  expect(game()).toBe(before);
  expect(game().record).toEqual([]);
});

test('what another page told in the meantime is not told over and over', async () => {
  const { look, tell, tried, game } = cellar(seated(4));
  const [one, two] = [look(), look()];
  await Promise.all([tell(), tell()]);
  expect(game().seats[0]?.looks.count).toBe(2);
  expect(new Set(tried)).toEqual(new Set([one, two]));
});

test('whatever the network does, each entry counts once', async () => {
  const luck = fc.constantFrom<Luck>('heard', 'lost', 'answer-lost');
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
  const step = fc.record({ action, lucks: fc.array(luck, { maxLength: 4 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
      const { enter, tell, game, waiting, others } = cellar(seated(4));
      others({ kind: 'start-record', ...phone(1) });
      // The expected game, as over a network that never fails.
      let sure = game();
      for (const { action, lucks } of steps) {
        const after = sure.record?.at(-1)?.id ?? null;
        if (action === 'undo' && after === null) continue;
        const request: RecordRequest =
          action === 'undo' ? { type: 'undo', entry: after } : { ...action, after };
        const { id } = enter(request);
        const next = applyMove(sure, { ...readRecordRequest(request, id), ...phone(1) });
        if (next.ok) sure = next.value;
        await tell(...lucks);
      }
      while (unsentChanges(waiting()).length > 0) await tell();
      const timeless = ({ record }: Game) =>
        JSON.parse(JSON.stringify(record, (key, value) => (key === 'at' ? undefined : value)));
      expect(timeless(game())).toEqual(timeless(sure));
    }),
  );
});

test('whatever the network does, all goes out once, and what was said last stands', async () => {
  const luck = fc.constantFrom<Luck>('heard', 'lost', 'answer-lost');
  const motion = fc.constantFrom<Motion>(HINT, free(4));
  const answer = fc.constantFrom<VoteAnswer>('agree', 'not-now', 'take-back');
  const step = fc.oneof(
    fc.record({ type: fc.constant('say' as const), motion, answer }),
    fc.record({ type: fc.constant('tell' as const), lucks: fc.array(luck, { maxLength: 6 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
      const phoneHere = cellar(seated(5));
      // Another seat has asked both questions, and no vote settles either.
      for (const each of [HINT, free(4)]) phoneHere.others(vote(each)(2));
      const last = new Map<Motion, VoteAnswer>();
      for (const each of steps) {
        if (each.type === 'tell') await phoneHere.tell(...each.lucks);
        else {
          phoneHere.say(each.motion, each.answer);
          last.set(each.motion, each.answer);
        }
      }
      await phoneHere.tell();
      expect(phoneHere.waiting()).toEqual([]);
      for (const [about, answered] of last) {
        const mine = ballotOn(phoneHere.game(), about).find(({ seat }) => seat === 1)?.agrees;
        expect(mine).toBe(answered === 'take-back' ? undefined : answered === 'agree');
      }
    }),
  );
});
