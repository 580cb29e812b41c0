import type { Board, Piece } from '../board/pieces';
import { type Owner, type Player, playerOf } from '../board/players';
import type { Hex } from '../map/hexSet';
import type { MissingAction, Step } from './step';
import {
  allOwners,
  continueSearch,
  nextTurn,
  SHARING_ROUNDS,
  startPayment,
  startSearch,
  startTurn,
  type TurnState,
} from './turnState';

/** An entry that a record lacks. */
export interface Gap {
  /** The turn that it belongs to. */
  readonly turn: number;
  readonly missing: MissingAction;
  /** How unlikely it is to be left out; `COST` is one ordinary omission. */
  readonly cost: number;
}

/** Cost of one missing entry; all other costs are relative to it. */
export const COST = 1;
/** Cost of each further missing entry of the same kind: people who omit one answer to a search often omit more. */
const FURTHER_COST = 0.1;

export const costOf = (gaps: readonly Gap[]): number =>
  gaps.reduce((sum, { cost }) => sum + cost, 0);

const relatedGaps = (turn: number, missing: readonly MissingAction[]): readonly Gap[] =>
  missing.map((action, index) => ({
    turn,
    missing: action,
    cost: index === 0 ? COST : FURTHER_COST,
  }));

export const answerGaps = (
  turn: number,
  player: Player,
  owners: readonly Owner[],
  hex: Hex,
): readonly Gap[] =>
  relatedGaps(
    turn,
    owners.map(owner => ({ code: 'answer-missing', player, owner, hex })),
  );

/** First cubes that are missing at the first turn; none if no first cube was entered (a record started mid-game). */
export const sharingGaps = ({ players, shared, starter }: TurnState): readonly Gap[] =>
  starter === undefined
    ? []
    : allOwners(players).flatMap(owner =>
        Array.from({ length: SHARING_ROUNDS - (shared[owner] ?? 0) }, () => ({
          turn: 0,
          missing: { code: 'sharing-incomplete', owner } as const,
          cost: COST,
        })),
      );

/** The turn state if some entries were left out. */
interface Skip {
  readonly turnState: TurnState;
  readonly gaps: readonly Gap[];
}

/** The omissions that are possible before a piece; `board` is the board without it. */
export function skipsBefore(turnState: TurnState, piece: Piece, board: Board): readonly Skip[] {
  const { nextStep, turn, players } = turnState;
  const skip = (after: TurnState, ...missing: readonly MissingAction[]): Skip => ({
    turnState: after,
    gaps: missing.map(action => ({ turn, missing: action, cost: COST })),
  });
  switch (nextStep.kind) {
    case 'earlier':
      return [];
    case 'share':
      return turnState.starter === undefined
        ? []
        : [{ turnState: startTurn(turnState, turnState.starter, 1), gaps: sharingGaps(turnState) }];
    case 'turn': {
      const { player } = nextStep;
      const isOwn = playerOf(piece.owner, players) === player;
      return [
        ...(isOwn
          ? [skip(startPayment(turnState, player, piece.hex), { code: 'question-missing', player })]
          : withoutDisc(startSearch(turnState, player, piece.hex, board), board)),
        skip(nextTurn(turnState), { code: 'turn-missing', player }),
      ];
    }
    case 'own-disc':
      return withoutDisc(turnState, board);
    case 'answer': {
      const { player, owner, hex } = nextStep;
      const answer = { code: 'answer-missing', player, owner, hex } as const;
      return [
        skip(startPayment(turnState, player, hex), answer),
        skip(nextTurn(turnState), answer, { code: 'payment-missing', player }),
      ];
    }
    case 'pay':
      return [skip(nextTurn(turnState), { code: 'payment-missing', player: nextStep.player })];
    case 'found':
      return [skip(nextTurn(turnState))];
  }
}

/** Skips the searcher's own discs; empty if they are not the next step. */
function withoutDisc(turnState: TurnState, board: Board): readonly Skip[] {
  const { nextStep, turn } = turnState;
  if (nextStep.kind !== 'own-disc') return [];
  const { player, hex, elsewhere } = nextStep;
  const owners = elsewhere ? nextStep.owners.slice(0, 1) : nextStep.owners;
  const gaps = relatedGaps(
    turn,
    owners.map(owner => ({ code: 'disc-missing', player, owner, hex, elsewhere })),
  );
  return [{ turnState: continueSearch(turnState, player, hex, board), gaps }];
}

/** Whether a gap is too old to report: gaps are reported for one round. */
export const isExpired = ({ turn }: Gap, turnState: TurnState): boolean =>
  turnState.turn - Math.max(1, turn) >= turnState.players;

/** The step of a late piece that fills a gap; `undefined` if it does not fill it. */
export function lateStep(
  { missing, turn }: Gap,
  { owner, hex, kind }: Piece,
  { players }: TurnState,
): Omit<Step, 'objections'> | undefined {
  const from = playerOf(owner, players);
  switch (missing.code) {
    case 'sharing-incomplete':
      if (kind === 'disc' || owner !== missing.owner) return undefined;
      return { kind: 'share', turn, player: from };
    case 'payment-missing':
      if (kind === 'disc' || from !== missing.player) return undefined;
      return { kind: 'payment', turn, player: from };
    case 'question-missing':
      if (kind === 'disc' || from === missing.player) return undefined;
      return { kind: 'question', turn, player: missing.player, asked: owner };
    case 'answer-missing': {
      const { player } = missing;
      if (owner !== missing.owner || hex !== missing.hex) return undefined;
      return { kind: 'answer', turn, player, asked: owner, searched: hex };
    }
    case 'disc-missing':
      if (kind === 'cube' || owner !== missing.owner) return undefined;
      if ((hex === missing.hex) === missing.elsewhere) return undefined;
      return { kind: 'own-disc', turn, player: from, searched: missing.hex };
    case 'turn-missing':
      return undefined;
  }
}
