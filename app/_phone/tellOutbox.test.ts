import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VoteAnswer } from '@/app/_state/tableClient';
import { playingView } from '@/app/_state/testing/playingView';
import {
  type Entered,
  standingOf,
  toTell,
  type Waiting,
  type WaitingMatter,
  withEntry,
  withLook,
  withVote,
} from '@/app/_state/waiting';
import type { Game } from '@/lib/game/game';
import { type Move, play } from '@/lib/game/moves';
import { type DeedView, readRecording } from '@/lib/game/recordView';
import type { Matter } from '@/lib/game/votes';
import { PIECE_KINDS } from '@/lib/play/pieces';
import { ok, type Result, refused } from '@/lib/result';
import { anyEntryId, entryId } from '@/lib/testing/arbitraries';
import { phone, seated } from '@/lib/testing/playing';
import { type Client, tellOutbox } from './tellOutbox';

/** What becomes of a call: it is heard, it never arrives, or only its answer is lost. */
type Luck = 'heard' | 'lost' | 'answer-lost';

const ME = 'phone 1';
const OFFLINE = { code: 'offline' };

/** A server with one table, a phone that holds seat 1 of it, and a network that does as it is told. */
function cellar(first: Game) {
  let game = first;
  let lucks: Luck[] = [];
  let list: readonly Waiting[] = [];
  let clock = 0;
  const tried: Move[] = [];

  const call = <T>(
    work: () => Result<T, { code: string }>,
  ): Promise<Result<T, { code: string }>> => {
    const luck = lucks.shift() ?? 'heard';
    if (luck === 'lost') return Promise.resolve(refused(OFFLINE));
    const answer = work();
    return Promise.resolve(luck === 'heard' ? answer : refused(OFFLINE));
  };
  const view = () => playingView(game, ME);
  function make(move: Move): Result<ReturnType<typeof view>, { code: string }> {
    tried.push(move);
    const next = play(game, move);
    if (!next.ok) return refused({ code: next.error });
    game = next.value;
    return ok(view());
  }

  const client: Client = {
    loadTable: () => call(() => ok(view())),
    lookAtSeat: seat =>
      call(() => {
        const looked = make({ kind: 'look', ...phone(seat) });
        // Nobody here reads the clue.
        return looked.ok ? ok(undefined as never) : looked;
      }),
    answer: (seat, matter, answer) => call(() => make(moveOf(seat, matter, answer))),
    callEnd: seat => call(() => make({ kind: 'call', found: null, ...phone(seat) })),
    record: (seat, entered) =>
      call(() => make({ ...readRecording(entered, 'none-none-none-n'), ...phone(seat) })),
  };
  return {
    game: () => game,
    tried,
    waiting: () => list,
    toTell: () => toTell(list),
    others: (move: Move) => {
      const next = play(game, move);
      if (next.ok) game = next.value;
    },
    say(matter: WaitingMatter, answer: VoteAnswer) {
      const question = standingOf(view(), matter);
      list = withVote(list, { seat: 1, cast: { matter, answer }, question });
    },
    enter(recording: Entered) {
      list = withEntry(list, { seat: 1, recording, at: 0 });
    },
    look: () => {
      list = withLook(list, 1);
    },
    async tell(...next: Luck[]) {
      lucks = next;
      clock += 100_000;
      await tellOutbox({
        client,
        change: async change => {
          list = change(list);
          return list;
        },
        now: () => clock,
        onTold: () => {},
      });
    },
  };
}

const moveOf = (seat: number, matter: Matter, answer: VoteAnswer): Move =>
  answer === 'take-back'
    ? { kind: 'unvote', for: matter, ...phone(seat) }
    : { kind: 'vote', for: matter, agrees: answer === 'agree', ...phone(seat) };

test('a vote that arrived, and whose answer did not, is not told again', async () => {
  const { say, tell, tried, game, waiting } = cellar(seated(4));
  say('hint', 'agree');
  await tell('heard', 'answer-lost');
  expect(waiting()).toHaveLength(1);
  await tell();
  expect(waiting()).toEqual([]);
  expect(tried).toHaveLength(1);
  expect(game().hintBallot).toEqual([{ seat: 1, agrees: true }]);
});

test('looks and votes go out in the order in which they were made', async () => {
  const { say, look, tell, tried, game } = cellar(seated(4));
  look();
  say('hint', 'agree');
  look();
  await tell('lost');
  await tell();
  expect(tried.map(({ kind }) => kind)).toEqual(['look', 'vote', 'look']);
  expect(game().seats[0]?.looks.count).toBe(2);
});

test('what the table refuses says why, and does not hold up the rest', async () => {
  const { say, look, tell, waiting, others } = cellar(seated(4));
  others(moveOf(2, 'hint', 'agree'));
  say('hint', 'agree');
  look();
  others(moveOf(2, 'hint', 'take-back'));
  await tell();
  expect(waiting()).toMatchObject([{ does: 'vote', refused: { code: 'question-gone' } }]);
});

test('pieces go out in their order, one entry each, and only the last is taken back', async () => {
  const { enter, tell, game, waiting, others } = cellar(seated(4));
  const cube = (owner: number) =>
    ({ does: 'place', owner, space: { row: 1, col: 1 + owner }, kind: 'cube' }) as const;
  others({ kind: 'start-record', ...phone(1) });
  for (const owner of [0, 1, 2]) enter({ ...cube(owner), id: entryId(owner) });
  enter({ does: 'undo', entry: entryId(2) });
  await tell('heard', 'answer-lost');
  await tell('heard', 'lost');
  await tell();
  expect(waiting()).toEqual([]);
  expect(game().record?.map(entry => 'owner' in entry && entry.owner)).toEqual([0, 1]);
});

test('whatever the network does, each entry counts once', async () => {
  const luck = fc.constantFrom<Luck>('heard', 'lost', 'answer-lost');
  const space = fc.constantFrom({ row: 1, col: 1 }, { row: 1, col: 2 });
  const owner = fc.nat({ max: 3 });
  const kind = fc.constantFrom(...PIECE_KINDS);
  const deed = fc.oneof<fc.Arbitrary<DeedView | 'undo'>[]>(
    fc.record({ does: fc.constant('place'), owner, space, kind }),
    fc.record({ does: fc.constant('mend'), owner, space, kind, to: fc.constant(null) }),
    fc.record({ does: fc.constant('remove'), entry: anyEntryId }),
    fc.record({
      does: fc.constant('correct'),
      entry: anyEntryId,
      as: fc.record({ owner, space, kind }),
    }),
    fc.record({ does: fc.constant('pass') }),
    fc.record({ does: fc.constant('turn'), player: owner }),
    fc.constant('undo'),
  );
  const step = fc.record({ deed, lucks: fc.array(luck, { maxLength: 4 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
      const { enter, tell, game, waiting, others } = cellar(seated(4));
      others({ kind: 'start-record', ...phone(1) });
      // The same with a network that never fails.
      let sure = game();
      let entered = 0;
      for (const { deed, lucks } of steps) {
        const after = sure.record?.at(-1)?.id ?? null;
        if (deed === 'undo' && after === null) continue;
        const recording: Entered =
          deed === 'undo'
            ? { does: 'undo', entry: after }
            : { ...deed, id: entryId(entered++), after };
        enter(recording);
        const next = play(sure, { ...readRecording(recording, 'none-none-none-n'), ...phone(1) });
        if (next.ok) sure = next.value;
        await tell(...lucks);
      }
      while (toTell(waiting()).length > 0) await tell();
      expect(game().record).toEqual(sure.record);
    }),
  );
});

test('whatever the network does, all goes out once, and what was said last stands', async () => {
  const luck = fc.constantFrom<Luck>('heard', 'lost', 'answer-lost');
  const matter = fc.constantFrom<WaitingMatter>('hint', { free: 4 });
  const answer = fc.constantFrom<VoteAnswer>('agree', 'not-now', 'take-back');
  const step = fc.oneof(
    fc.record({ does: fc.constant('say' as const), matter, answer }),
    fc.record({ does: fc.constant('tell' as const), lucks: fc.array(luck, { maxLength: 6 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
      const phoneHere = cellar(seated(5));
      // Somebody asks for both throughout, and nobody settles either.
      for (const each of ['hint', { free: 4 }] as const) phoneHere.others(moveOf(2, each, 'agree'));
      const last = new Map<string, VoteAnswer>();
      for (const each of steps) {
        if (each.does === 'tell') await phoneHere.tell(...each.lucks);
        else {
          phoneHere.say(each.matter, each.answer);
          last.set(JSON.stringify(each.matter), each.answer);
        }
      }
      await phoneHere.tell();
      expect(phoneHere.waiting()).toEqual([]);
      // No more was told than was said.
      const said = steps.filter(({ does }) => does === 'say').length;
      expect(phoneHere.tried.length).toBeLessThanOrEqual(said);
      for (const [about, answered] of last) {
        const ballot =
          about === '"hint"' ? phoneHere.game().hintBallot : phoneHere.game().seats[3]?.freeBallot;
        const mine = ballot?.find(({ seat }) => seat === 1)?.agrees;
        expect(mine).toBe(answered === 'take-back' ? undefined : answered === 'agree');
      }
    }),
  );
});
