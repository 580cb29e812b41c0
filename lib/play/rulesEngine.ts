import { Board, type PieceKind } from '../board/pieces';
import { type Owner, ownersOf, type Player } from '../board/players';
import type { PlayerCount } from '../data/terms';
import { HEXES, type Hex, type HexSet } from '../map/hexSet';
import { ok, type Result, refused } from '../result';
import {
  afterOwnDisc,
  afterQuestion,
  afterShared,
  afterSkip,
  continueSearch,
  initialTurnState,
  nextTurn,
  ownersAfter,
  startSearch,
  type TurnState,
} from './turnState';

/**
 * A game by the rules (rulebook, "Game Play"), immutable. The player in `turnState.nextStep` acts; the others' answers
 * follow from their clues and are applied at once.
 */
export interface PlayState {
  readonly rules: Rules;
  readonly board: Board;
  readonly turnState: TurnState;
  /** All actions so far. Rules, starter and log determine the whole game. */
  readonly log: readonly Action[];
}

export interface Rules {
  readonly players: PlayerCount;
  /** By owner, the spaces that their clue allows. Must share a space, or the game may never end. */
  readonly allows: readonly HexSet[];
}

/** An action that a player chooses. */
export type Action =
  /** A first cube or a payment. */
  | { readonly type: 'cube'; readonly owner: Owner; readonly hex: Hex }
  | { readonly type: 'ask'; readonly asked: Owner; readonly hex: Hex }
  | { readonly type: 'search'; readonly hex: Hex }
  /** The disc on another space, if all of the searcher's own discs are on the searched one already. */
  | { readonly type: 'disc'; readonly owner: Owner; readonly hex: Hex }
  /** Legal only if the player has no other action. */
  | { readonly type: 'skip' };

export type PlayRefusal =
  | 'no-such-place'
  /** The next step is of another kind, or the habitat is found. */
  | 'not-due'
  /** The next step expects no piece of that colour; or a player asks themselves. */
  | 'wrong-owner'
  | 'closed-space'
  | 'piece-already-there'
  /** Contradicts the player's clue: a cube on an allowed space, a disc or search on any other. */
  | 'untrue'
  /** A skip although the player has another action. */
  | 'not-stuck';

/** A new game: the map is empty, and `starter` places the first cube. */
export const startPlay = (rules: Rules, starter: Player): PlayState => ({
  rules,
  board: Board.empty,
  turnState: initialTurnState(rules.players, { starter }),
  log: [],
});

/** The player who found the habitat; `undefined` while the game goes on. */
export const winnerOf = ({ turnState: { nextStep } }: PlayState): Player | undefined =>
  nextStep.kind === 'found' ? nextStep.player : undefined;

/** Every legal action; empty once the habitat is found. */
export function legalActions(play: PlayState): readonly Action[] {
  const all = choices(play);
  return all.length > 0 || play.turnState.nextStep.kind === 'found' ? all : [{ type: 'skip' }];
}

/** The game after an action, including the forced answers. */
export function applyAction(play: PlayState, action: Action): Result<PlayState, PlayRefusal> {
  const after = outcomeOf(play, action);
  if (!after.ok) return after;
  const { board, turnState } = after.value;
  return ok({ rules: play.rules, board, turnState, log: [...play.log, action] });
}

/** Every legal action except `skip`. */
function choices(play: PlayState): readonly Action[] {
  const { nextStep } = play.turnState;
  const everywhere = (owners: readonly Owner[], type: 'cube' | 'disc'): readonly Action[] =>
    owners.flatMap(owner => HEXES.map(hex => ({ type, owner, hex })));
  const all = (): readonly Action[] => {
    switch (nextStep.kind) {
      case 'share':
      case 'pay':
        return everywhere(nextStep.owners, 'cube');
      case 'own-disc':
        return everywhere(nextStep.owners, 'disc');
      case 'turn':
        return HEXES.flatMap(hex => [
          { type: 'search', hex } as const,
          ...ownersAfter(play.turnState, nextStep.player).map(
            asked => ({ type: 'ask', asked, hex }) as const,
          ),
        ]);
      case 'earlier':
      case 'answer':
      case 'found':
        return [];
    }
  };
  return all().filter(action => outcomeOf(play, action).ok);
}

type Outcome = Pick<PlayState, 'board' | 'turnState'>;

function outcomeOf(play: PlayState, action: Action): Result<Outcome, PlayRefusal> {
  const { rules, board, turnState } = play;
  const { nextStep } = turnState;
  switch (action.type) {
    case 'cube': {
      if (nextStep.kind !== 'share' && nextStep.kind !== 'pay') return refused('not-due');
      const refusal = refusalOfPiece(play, nextStep.owners, action, 'cube');
      if (refusal !== undefined) return refused(refusal);
      const { owner, hex } = action;
      const next = nextStep.kind === 'share' ? afterShared(turnState, owner) : nextTurn(turnState);
      return ok({ board: board.with({ owner, hex, kind: 'cube' }), turnState: next });
    }
    case 'ask': {
      if (nextStep.kind !== 'turn') return refused('not-due');
      const { asked: owner, hex } = action;
      if (!isPlace(hex)) return refused('no-such-place');
      if (!ownersAfter(turnState, nextStep.player).includes(owner)) return refused('wrong-owner');
      if (!board.isOpen(hex)) return refused('closed-space');
      if (board.has(owner, hex)) return refused('piece-already-there');
      const piece = { owner, hex, kind: truth(rules, owner, hex) };
      return ok({
        board: board.with(piece),
        turnState: afterQuestion(turnState, nextStep.player, piece),
      });
    }
    case 'search': {
      if (nextStep.kind !== 'turn') return refused('not-due');
      const { hex } = action;
      if (!isPlace(hex)) return refused('no-such-place');
      if (!board.isOpen(hex)) return refused('closed-space');
      const fits = (own: Owner) => truth(rules, own, hex) === 'disc';
      if (!ownersOf(nextStep.player, rules.players).every(fits)) return refused('untrue');
      return ok(
        afterSearch(rules, {
          board,
          turnState: startSearch(turnState, nextStep.player, hex, board),
        }),
      );
    }
    case 'disc': {
      if (nextStep.kind !== 'own-disc') return refused('not-due');
      const refusal = refusalOfPiece(play, nextStep.owners, action, 'disc');
      if (refusal !== undefined) return refused(refusal);
      const { owner, hex } = action;
      const nextBoard = board.with({ owner, hex, kind: 'disc' });
      return ok(
        withAnswers(rules, {
          board: nextBoard,
          turnState: afterOwnDisc(turnState, nextStep, owner, nextBoard),
        }),
      );
    }
    case 'skip':
      if (nextStep.kind === 'found') return refused('not-due');
      if (choices(play).length > 0) return refused('not-stuck');
      return ok(withAnswers(rules, { board, turnState: afterSkip(turnState, board) }));
  }
}

function refusalOfPiece(
  { rules, board }: PlayState,
  owners: readonly Owner[],
  { owner, hex }: { readonly owner: Owner; readonly hex: Hex },
  kind: PieceKind,
): PlayRefusal | undefined {
  if (!isPlace(hex)) return 'no-such-place';
  if (!owners.includes(owner)) return 'wrong-owner';
  if (!board.isOpen(hex)) return 'closed-space';
  if (board.has(owner, hex)) return 'piece-already-there';
  return truth(rules, owner, hex) === kind ? undefined : 'untrue';
}

const isPlace = (hex: Hex): boolean => HEXES[hex] === hex;

/** The kind of piece that an owner must place by their clue. */
const truth = ({ allows }: Rules, owner: Owner, hex: Hex): PieceKind =>
  allows[owner]?.has(hex) === true ? 'disc' : 'cube';

/** Places the searcher's discs and all answers. If their discs are there already, the searcher must choose a space. */
function afterSearch(rules: Rules, { board, turnState }: Outcome): Outcome {
  const { nextStep } = turnState;
  if (nextStep.kind !== 'own-disc' || nextStep.elsewhere)
    return withAnswers(rules, { board, turnState });
  const nextBoard = nextStep.owners.reduce(
    (current, owner) => current.with({ owner, hex: nextStep.hex, kind: 'disc' }),
    board,
  );
  return withAnswers(rules, {
    board: nextBoard,
    turnState: continueSearch(turnState, nextStep.player, nextStep.hex, nextBoard),
  });
}

/** Places the answers to a search, in order, until a cube ends it or the habitat is found. */
function withAnswers(rules: Rules, { board, turnState }: Outcome): Outcome {
  const { nextStep } = turnState;
  if (nextStep.kind !== 'answer') return { board, turnState };
  const { player, owner, hex } = nextStep;
  const piece = { owner, hex, kind: truth(rules, owner, hex) };
  const nextBoard = board.with(piece);
  return withAnswers(rules, {
    board: nextBoard,
    turnState: continueSearch(turnState, player, hex, nextBoard, owner),
  });
}
