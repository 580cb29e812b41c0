import fc from 'fast-check';
import { expect, test } from 'vitest';
import { otherKind, type Piece } from '../board/pieces';
import { playerAt } from '../board/players';
import { clueHexes } from '../clues/clueHexes';
import { clueCount, PLAYER_COUNTS, type PlayerCount } from '../data/terms';
import { deal } from '../game/deal/deal';
import { isValidRecord, withEntry, withoutEntry } from '../game/record/gameRecord';
import { HEX_COUNT } from '../map/hexSet';
import { createRandom, pick, shuffle } from '../random';
import { ok } from '../result';
import { entryId } from '../testing/arbitraries';
import { named } from '../testing/entered';
import {
  type BoardAction,
  boardOf,
  type IdentifiedAction,
  type RecordedAction,
} from './boardActions';
import { withCorrections } from './corrections';
import { interpretActions, interpretRecord } from './interpretRecord';
import { recordedActionsOf } from './recordedActions';
import { applyAction, legalActions, startPlay } from './rulesEngine';
import type { Step } from './step';

/**
 * Legal games of 2 to 5 players with random slips: once corrected, the record reads as if there had been no slip. Also
 * records that start mid-game.
 */

interface LegalGame {
  readonly players: PlayerCount;
  readonly actions: readonly BoardAction[];
}

const DEALS = PLAYER_COUNTS.flatMap(players =>
  (['normal', 'advanced'] as const).map(mode => deal({ mode, players }, `slips ${players}`)),
);

/** The record of a legal game of random actions; every other turn is a search if one is possible. */
function playLegally(seed: number): LegalGame {
  const random = createRandom(`${seed}`, 'slips');
  const dealt = DEALS[seed % DEALS.length];
  if (dealt === undefined) throw new Error('no deal');
  const { players, clues, map } = dealt;
  const rules = { players, allows: clues.map(clue => clueHexes(clue, map)) };
  const length = 2 * clueCount(players) + 2 + random.below(16);
  let play = startPlay(rules, playerAt(random.below(players)));
  while (play.log.length < length) {
    const all = legalActions(play);
    const searches = all.filter(({ type }) => type === 'search');
    const action = pick(searches.length > 0 && random.below(2) === 0 ? searches : all, random);
    const next = action && applyAction(play, action);
    if (!next?.ok) break;
    play = next.value;
  }
  return { players, actions: recordedActionsOf(play) };
}

const GAMES = new Map<number, LegalGame>();
function gameOf(seed: number): LegalGame {
  const game = GAMES.get(seed) ?? playLegally(seed);
  GAMES.set(seed, game);
  return game;
}

const SLIPS = ['kind', 'owner', 'space', 'anything', 'stray'] as const;
/** How a slip is corrected: changed to the right piece, at once or some entries later; or removed and entered again. */
const WAYS = ['correct', 'correct later', 'remove'] as const;

const slip = fc.record({
  seed: fc.nat({ max: 400 }),
  at: fc.nat(),
  what: fc.constantFrom(...SLIPS),
  way: fc.constantFrom(...WAYS),
  owner: fc.nat(),
  hex: fc.nat({ max: HEX_COUNT - 1 }),
  later: fc.integer({ min: 1, max: 12 }),
});
type Slip = typeof slip extends fc.Arbitrary<infer T> ? T : never;

function wrongPiece(right: Piece, { what, owner, hex }: Slip, players: PlayerCount): Piece {
  const owners = clueCount(players);
  const other = (right.owner + 1 + (owner % (owners - 1))) % owners;
  switch (what) {
    case 'kind':
      return { ...right, kind: otherKind(right.kind) };
    case 'owner':
      return { ...right, owner: other };
    case 'space':
      return { ...right, hex };
    case 'anything':
    case 'stray':
      return {
        owner: owner % owners,
        hex,
        kind: owner % 3 === 0 ? right.kind : otherKind(right.kind),
      };
  }
}

const WRONG = 'wrong-wrong-wron';
const CORRECTION = 'correction-corre';

/** The record with the slip and its correction; `undefined` if this slip is not possible. */
function slipped(
  { players, actions }: LegalGame,
  drawn: Slip,
): readonly IdentifiedAction[] | undefined {
  const entries = named(actions);
  const at = drawn.at % actions.length;
  const right = entries[at];
  if (right?.type !== 'place') return undefined;
  const { owner, hex, kind } = right;
  const piece = wrongPiece({ owner, hex, kind }, drawn, players);
  const remove: IdentifiedAction = { id: CORRECTION, type: 'remove', entry: WRONG };
  const wrong: IdentifiedAction = { id: WRONG, type: 'place', ...piece };
  const [before, from] = [entries.slice(0, at), entries.slice(at)];
  if (drawn.what === 'stray') return [...before, wrong, remove, ...from];
  if (drawn.way === 'remove') return [...before, wrong, remove, ...from];
  const gap = drawn.way === 'correct' ? 0 : drawn.later;
  const as = { owner, hex, kind };
  const between = from.slice(1, 1 + gap);
  // A repeated entry of the wrong piece has no effect and is not stored.
  const isEnteredAgain = between.some(
    each => each.type === 'place' && each.owner === piece.owner && each.hex === piece.hex,
  );
  if (isEnteredAgain) return undefined;
  return [
    ...before,
    { ...wrong, id: right.id },
    ...between,
    { id: CORRECTION, type: 'correct', entry: right.id, as },
    ...from.slice(1 + gap),
  ];
}

const CASES = Number(process.env.SLIPS ?? 3000);

test('a corrected slip reads as if it had not happened', () => {
  let tried = 0;
  fc.assert(
    fc.property(slip, drawn => {
      const game = gameOf(drawn.seed);
      const record = slipped(game, drawn);
      if (record === undefined || !withCorrections(record).ok) return;
      tried++;
      const corrected = interpretRecord(named(game.actions), game.players);
      const read = interpretRecord(record, game.players);
      const { steps, board, ...others } = read;
      const { steps: rightSteps, board: rightBoard, ...right } = corrected;
      expect(others).toEqual(right);
      expect(board.pieces).toEqual(rightBoard.pieces);
      const left = steps.filter(
        (_, index) => ![WRONG, CORRECTION].includes(record[index]?.id ?? ''),
      );
      expect(left.map(unmarked)).toEqual(rightSteps);
    }),
    { numRuns: CASES },
  );
  expect(tried).toBeGreaterThan(CASES / 2);
});

/** A step without the mark that its entry was corrected. */
const unmarked = ({ corrected: _, ...step }: Step): Step => step;

test('a slip that is withdrawn, at once or later, leaves the record as if it had not happened', () => {
  let tried = 0;
  fc.assert(
    fc.property(slip, fc.constantFrom('place', 'skip', 'turn'), (drawn, type) => {
      const { players, actions } = gameOf(drawn.seed);
      const entries = named(actions).map(action => ({ ...action, by: 1, at: 0 }) as const);
      const at = drawn.at % (actions.length + 1);
      const right = entries[at];
      if (type === 'place' && right?.type !== 'place') return;
      const wrong = slipFor(type, right, drawn, players);
      const before = entries.slice(0, at);
      const entered = withEntry(
        before,
        { ...wrong, id: WRONG, by: 1, at: 0 },
        { players, order: [] },
        {},
      );
      const gap = drawn.way === 'correct later' ? drawn.later : 0;
      const between = entries.slice(at, at + gap);
      const record = entered.ok ? [...entered.value, ...between] : [];
      if (!entered.ok || !isValidRecord(record)) return;
      tried++;
      expect(withoutEntry(record, WRONG)).toEqual(ok([...before, ...between]));
    }),
    { numRuns: CASES },
  );
  expect(tried).toBeGreaterThan(CASES / 2);
});

function slipFor(
  type: 'place' | 'skip' | 'turn',
  right: RecordedAction | undefined,
  drawn: Slip,
  players: PlayerCount,
): BoardAction {
  if (type === 'skip') return { type };
  if (type === 'turn' || right?.type !== 'place')
    return { type: 'turn', player: playerAt(drawn.owner % players) };
  const { owner, hex, kind } = right;
  return { type, ...wrongPiece({ owner, hex, kind }, drawn, players) };
}

test('a correction equals removing the entry and entering the right one in its place', () => {
  fc.assert(
    fc.property(slip, fc.nat(), (drawn, anywhere) => {
      const { players, actions } = gameOf(drawn.seed);
      const entries = named(actions);
      const at = drawn.at % actions.length;
      const wrong = entries[at];
      if (wrong?.type !== 'place') return;
      const { owner, hex, kind } = wrong;
      const as = wrongPiece({ owner, hex, kind }, drawn, players);
      const until = at + 1 + (anywhere % (entries.length - at));
      const correct: RecordedAction = { type: 'correct', entry: entryId(at), as };
      const corrected = entries.toSpliced(until, 0, { ...correct, id: CORRECTION });
      const remove: RecordedAction = { type: 'remove', entry: entryId(at) };
      const replaced = entries.toSpliced(
        at + 1,
        0,
        { ...remove, id: CORRECTION },
        { type: 'place', ...as, id: WRONG },
      );
      const isNamedAgain = entries.some(
        (each, index) =>
          index > at && each.type === 'place' && each.owner === owner && each.hex === hex,
      );
      if (isNamedAgain || !withCorrections(corrected).ok || !withCorrections(replaced).ok) return;
      const { steps: _, ...one } = interpretRecord(corrected, players);
      const { steps: __, ...other } = interpretRecord(replaced, players);
      expect(one).toEqual(other);
    }),
    { numRuns: CASES },
  );
});

test('a record started mid-game reads the rest like the whole record, whatever order its first pieces are in', () => {
  const beginning = fc.record({ seed: fc.nat({ max: 400 }), at: fc.nat(), order: fc.nat() });
  fc.assert(
    fc.property(beginning, ({ seed, at, order }) => {
      const { players, actions } = gameOf(seed);
      const turns = actions.flatMap((_, index) => {
        const { nextStep } = interpretActions(actions.slice(0, index), players);
        return nextStep.kind === 'turn' ? [{ index, player: nextStep.player }] : [];
      });
      const { index, player } = turns[at % turns.length] ?? { index: 0, player: 0 };
      const onBoard = shuffle(
        boardOf(actions.slice(0, index)).pieces,
        createRandom(`${order}`, 'lying'),
      );
      const rest = actions.slice(index);
      const whole = interpretActions(actions, players);
      const read = interpretActions(
        [
          { type: 'mid-game' },
          ...onBoard.map(piece => ({ type: 'place', ...piece }) as const),
          { type: 'turn', player },
          ...rest,
        ],
        players,
      );
      expect(read.objections).toEqual([]);
      expect(read.nextStep).toEqual(whole.nextStep);
      expect(new Set(read.board.pieces)).toEqual(new Set(whole.board.pieces));
      const meaning = ({ turn: _, ...step }: Step) => step;
      expect(read.steps.slice(onBoard.length + 2).map(meaning)).toEqual(
        whole.steps.slice(index).map(meaning),
      );
    }),
    { numRuns: 300 },
  );
});
