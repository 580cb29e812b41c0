import type { PlayerCount } from '../data/terms';
import { HEXES, type Hex, type HexSet } from '../map/hexSet';
import { ok, type Result, refused } from '../result';
import { Board, type Owner, ownersOf, type PieceKind, type Player } from './pieces';
import {
  afterAnswer,
  afterOwnDisc,
  afterPass,
  afterQuestion,
  afterShared,
  continueSearch,
  initialTurnState,
  nextTurn,
  ownersAfter,
  startSearch,
  type TurnState,
} from './turnState';

/**
 * A game by the rules (rulebook, "Game Play"), as a value. Who acts is whoever
 * `turnState.nextStep` names; what others answer follows from their clues and happens at once. Undo is `replay` of a
 * shorter log.
 */
export interface PlayState {
  readonly rules: Rules;
  readonly board: Board;
  readonly turnState: TurnState;
  /** From the first on; with the starter all that a game is made of. */
  readonly log: readonly Action[];
}

export interface Rules {
  readonly players: PlayerCount;
  /** By owner the spaces that their clue allows. Some space is allowed by all, or a game need not end. */
  readonly allows: readonly HexSet[];
}

/** What is a player's choice. */
export type Action =
  /** A first cube, or one to pay. */
  | { readonly does: 'cube'; readonly owner: Owner; readonly hex: Hex }
  | { readonly does: 'ask'; readonly asked: Owner; readonly hex: Hex }
  | { readonly does: 'search'; readonly hex: Hex }
  /** The disc elsewhere of a search where all of the player's own lie already. */
  | { readonly does: 'disc'; readonly owner: Owner; readonly hex: Hex }
  /** There is nothing else that the player could do. */
  | { readonly does: 'skip' };

export type PlayRefusal =
  | 'no-such-place'
  /** Something else is due, or the habitat is found. */
  | 'not-due'
  /** Of that colour no piece is due; or it is one's own, and cannot be asked. */
  | 'wrong-owner'
  | 'closed-space'
  | 'piece-lies-there'
  /** The clue says otherwise: a cube where it could be, a disc or search where it cannot. */
  | 'untrue'
  /** Who can do something does not pass. */
  | 'not-stuck';

/** Nothing lies on the map, and `starter` places the first cube. */
export const startPlay = (rules: Rules, starter: Player): PlayState => ({
  rules,
  board: Board.empty,
  turnState: initialTurnState(rules.players, starter),
  log: [],
});

/** Who has found the habitat; nobody yet. */
export const winnerOf = ({ turnState: { nextStep } }: PlayState): Player | undefined =>
  nextStep.kind === 'found' ? nextStep.player : undefined;

/** Every lawful action; none once the habitat is found. */
export function legalActions(play: PlayState): readonly Action[] {
  const all = choices(play);
  return all.length > 0 || play.turnState.nextStep.kind === 'found' ? all : [{ does: 'skip' }];
}

/** The game after an action, with all that follows from it. A refused one changes nothing. */
export function applyAction(play: PlayState, action: Action): Result<PlayState, PlayRefusal> {
  const after = outcomeOf(play, action);
  if (!after.ok) return after;
  const { board, turnState } = after.value;
  return ok({ rules: play.rules, board, turnState, log: [...play.log, action] });
}

/** The game that a log tells. */
export function replay(
  rules: Rules,
  starter: Player,
  log: readonly Action[],
): Result<PlayState, PlayRefusal> {
  let play = startPlay(rules, starter);
  for (const action of log) {
    const next = applyAction(play, action);
    if (!next.ok) return next;
    play = next.value;
  }
  return ok(play);
}

/** Every lawful action but to pass. */
function choices(play: PlayState): readonly Action[] {
  const { nextStep } = play.turnState;
  const everywhere = (owners: readonly Owner[], does: 'cube' | 'disc'): readonly Action[] =>
    owners.flatMap(owner => HEXES.map(hex => ({ does, owner, hex })));
  const all = (): readonly Action[] => {
    switch (nextStep.kind) {
      case 'share':
      case 'pay':
        return everywhere(nextStep.owners, 'cube');
      case 'own-disc':
        return everywhere(nextStep.owners, 'disc');
      case 'turn':
        return HEXES.flatMap(hex => [
          { does: 'search', hex } as const,
          ...ownersAfter(nextStep.player, play.rules.players).map(
            asked => ({ does: 'ask', asked, hex }) as const,
          ),
        ]);
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
  switch (action.does) {
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
      if (!ownersAfter(nextStep.player, rules.players).includes(owner))
        return refused('wrong-owner');
      if (!board.isOpen(hex)) return refused('closed-space');
      if (board.has(owner, hex)) return refused('piece-lies-there');
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
      const laid = board.with({ owner, hex, kind: 'disc' });
      return ok(
        withAnswers(rules, {
          board: laid,
          turnState: afterOwnDisc(turnState, nextStep, owner, laid),
        }),
      );
    }
    case 'skip':
      if (nextStep.kind === 'found') return refused('not-due');
      if (choices(play).length > 0) return refused('not-stuck');
      return ok(withAnswers(rules, { board, turnState: afterPass(turnState, board) }));
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
  if (board.has(owner, hex)) return 'piece-lies-there';
  return truth(rules, owner, hex) === kind ? undefined : 'untrue';
}

const isPlace = (hex: Hex): boolean => HEXES[hex] === hex;

/** The piece that an owner's clue has them place. */
const truth = ({ allows }: Rules, owner: Owner, hex: Hex): PieceKind =>
  allows[owner]?.has(hex) === true ? 'disc' : 'cube';

/** The searcher's discs go on the space, and all answer; where all lie there, the searcher chooses another first. */
function afterSearch(rules: Rules, { board, turnState }: Outcome): Outcome {
  const { nextStep } = turnState;
  if (nextStep.kind !== 'own-disc' || nextStep.elsewhere)
    return withAnswers(rules, { board, turnState });
  const laid = nextStep.owners.reduce(
    (now, owner) => now.with({ owner, hex: nextStep.hex, kind: 'disc' }),
    board,
  );
  return withAnswers(rules, {
    board: laid,
    turnState: continueSearch(turnState, nextStep.player, nextStep.hex, laid),
  });
}

/** Everybody whose answer to a search is due has given it. */
function withAnswers(rules: Rules, { board, turnState }: Outcome): Outcome {
  const { nextStep } = turnState;
  if (nextStep.kind !== 'answer') return { board, turnState };
  const { owner, hex } = nextStep;
  const piece = { owner, hex, kind: truth(rules, owner, hex) };
  const laid = board.with(piece);
  return withAnswers(rules, {
    board: laid,
    turnState: afterAnswer(turnState, nextStep, owner, laid),
  });
}
