import type { Position } from '../board/position';
import { type ClueId, parseClue } from '../clues/clue';
import type { Mode, PlayerCount } from '../data/terms';
import { randomMapWith } from '../game/deal/deal';
import { type AgainMap, dealAgain, type NoNextDeal } from '../game/deal/dealAgain';
import { type DealRefusal, type DealRequest, dealRequested } from '../game/deal/dealRequest';
import { gradeDeal, regrade } from '../game/deal/grade';
import { drawRedeal, type Redeal } from '../game/deal/redeal';
import { type DealGrade, type Dealt, type Game, type UnnamedGame, unnamedGame } from '../game/game';
import { fairnessView } from '../game/views/fairnessView';
import { verdictView } from '../game/views/verdictView';
import type { FairnessView, PlaceView, VerdictView } from '../game/views/views';
import { readStoredMap } from '../map/mapCode';
import { type MapDeals, mapDeals } from '../official/mapDeals';
import { createRandom } from '../random';
import { ok, type Result } from '../result';
import { type Contradiction, type DeduceLevel, type Deduction, deduce } from '../solver/deduce';
import { USUAL_HABITATS } from '../solver/habitats';

/**
 * Tasks too slow to run on the thread that serves requests: pure functions from plain data to plain data, so that
 * another thread, on a server or a phone, can run them.
 */
interface Inputs {
  readonly dealGame: {
    readonly request: DealRequest;
    readonly seed: string;
    readonly seedChosen: boolean;
    readonly origin: string;
  };
  readonly dealAgain: {
    readonly game: Game;
    readonly map: AgainMap;
    readonly players: PlayerCount;
    readonly seed: string;
    readonly origin: string;
  };
  readonly redeal: {
    readonly game: Game;
    readonly players: PlayerCount;
    readonly seed: string;
  };
  readonly fairness: Dealt & Pick<Game, 'earlierSets'>;
  readonly grade: Dealt & Pick<Game, 'grade'>;
  readonly mapDeals: { readonly mapCode: string };
  readonly randomMapDeals: { readonly mode: Mode; readonly seed: string };
  readonly check: {
    readonly mapCode: string;
    readonly clues: readonly ClueId[];
    readonly habitat?: PlaceView | undefined;
  };
  readonly deduce: { readonly position: Position; readonly level: DeduceLevel };
}

interface Outputs {
  readonly dealGame: Result<UnnamedGame, DealRefusal>;
  readonly dealAgain: Result<UnnamedGame, NoNextDeal>;
  readonly redeal: Redeal;
  readonly fairness: FairnessView;
  readonly grade: DealGrade | null;
  readonly mapDeals: MapDeals;
  readonly randomMapDeals: MapDeals;
  readonly check: VerdictView;
  readonly deduce: Result<Deduction, Contradiction>;
}

export type TaskName = keyof Inputs;
export type Input<N extends TaskName> = Inputs[N];
export type Output<N extends TaskName> = Outputs[N];

const TASKS: { readonly [N in TaskName]: (input: Inputs[N]) => Outputs[N] } = {
  dealGame({ request, seed, seedChosen, origin }) {
    const dealt = dealRequested(request, seed);
    if (!dealt.ok) return dealt;
    const grade = gradeDeal(dealt.value, request);
    // With a handicap, the deal puts the clue that wins least last.
    const hard = request.handicap ? request.players : null;
    return ok(unnamedGame(dealt.value, { origin, seed, seedChosen, grade, hard }));
  },
  dealAgain: ({ game, map, players, ...drawn }) => dealAgain(game, map, players, drawn),
  redeal: ({ game, players, seed }) => drawRedeal(game, players, seed),
  fairness: fairnessView,
  grade: regrade,
  mapDeals: ({ mapCode }) => mapDeals(readStoredMap(mapCode)),
  randomMapDeals({ mode, seed }) {
    const criteria = { mode, players: 3, habitats: USUAL_HABITATS } as const;
    return mapDeals(randomMapWith(criteria, createRandom(seed, 'map')));
  },
  check({ mapCode, clues, habitat }) {
    const known = clues.flatMap(id => parseClue(id) ?? []);
    return verdictView(readStoredMap(mapCode), known, habitat);
  },
  deduce: ({ position, level }) => deduce(readStoredMap(position.mapCode), position, level),
};

export const doTask = <N extends TaskName>(name: N, input: Input<N>): Output<N> =>
  TASKS[name](input);
