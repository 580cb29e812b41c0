import { PLAYER_COUNTS, type PlayerCount } from '../data/terms';
import { HEX_COUNT, type Hex } from '../map/hexSet';
import { type Board, type Owner, ownersOf, type Piece, type Player, playerOf } from './pieces';

/** What comes next at a table (rulebook, "Game Play"). */
export type NextStep =
  /** A first cube of each of the owners, in any order; of anybody's until the first tells who starts. */
  | {
      readonly kind: 'share';
      readonly player: Player | undefined;
      readonly owners: readonly Owner[];
      readonly round: 1 | 2;
    }
  /** A question or a search. */
  | { readonly kind: 'turn'; readonly player: Player }
  /**
   * A searcher's own disc: on the searched space by each of the owners; or, where all of theirs lie there,
   * one `elsewhere` by one of them.
   */
  | {
      readonly kind: 'own-disc';
      readonly player: Player;
      readonly owners: readonly Owner[];
      readonly hex: Hex;
      readonly elsewhere: boolean;
    }
  /** An owner's answer to a player's search. */
  | { readonly kind: 'answer'; readonly player: Player; readonly owner: Owner; readonly hex: Hex }
  /** A cube by one of the owners, for the one that came on `after`. In the game for two of either colour. */
  | {
      readonly kind: 'pay';
      readonly player: Player;
      readonly owners: readonly Owner[];
      readonly after: Hex;
    }
  /** A search ended without a cube. */
  | { readonly kind: 'found'; readonly player: Player; readonly hex: Hex };

/** How far a game has come: the same whether it is played here or recorded from a table. */
export interface TurnState {
  readonly players: PlayerCount;
  /** Who placed the first cube. */
  readonly starter: Player | undefined;
  /** By owner how many first cubes were placed, 0 … 2. */
  readonly shared: readonly number[];
  /** 0 while first cubes are shared, then from 1. */
  readonly turn: number;
  readonly nextStep: NextStep;
}

export const SHARING_ROUNDS = 2;

/** By place at a table of so many: all places clockwise from it, and the others' colours in that order. */
const TABLES = new Map(
  PLAYER_COUNTS.map(players => {
    const places = Array.from({ length: players }, (_, place) => place);
    const around = places.map(first => [...places.slice(first), ...places.slice(0, first)]);
    const others = around.map(from => from.slice(1).flatMap(other => ownersOf(other, players)));
    return [players, { around, others }];
  }),
);

const playersFrom = (first: Player, players: PlayerCount): readonly Player[] =>
  TABLES.get(players)?.around[first] ?? [];

/** The others' colours, clockwise from a player: the order in which they answer a search. */
export const ownersAfter = (player: Player, players: PlayerCount): readonly Owner[] =>
  TABLES.get(players)?.others[player] ?? [];

/** Everybody's colours. */
export const allOwners = (players: PlayerCount): readonly Owner[] =>
  playersFrom(0, players).flatMap(player => ownersOf(player, players));

/** Nothing lies on the map. With a starter the first cubes are theirs. */
export function initialTurnState(players: PlayerCount, starter?: Player): TurnState {
  const owners = allOwners(players);
  const shared = owners.map(() => 0);
  const nextStep: NextStep =
    starter === undefined
      ? { kind: 'share', player: undefined, owners, round: 1 }
      : nextShare(shared, starter, players);
  return { players, starter, shared, turn: 0, nextStep };
}

/** The turn and what is due in it as a number, which is the same for the same two only. */
export function turnStateKey({ turn, nextStep }: TurnState): number {
  const who = nextStep.player ?? MOST_PLAYERS;
  const where = spaceInQuestion(nextStep) ?? 0;
  const what = (STEP_NUMBERS[nextStep.kind] * (MOST_PLAYERS + 1) + who) * HEX_COUNT + where;
  return (turn * MOST_NEXT_STEPS + what) * MOST_DETAILS + detailOf(nextStep);
}

const MOST_PLAYERS = 5;
const STEP_NUMBERS = { share: 0, turn: 1, 'own-disc': 2, answer: 3, pay: 4, found: 5 };
const MOST_NEXT_STEPS = Object.keys(STEP_NUMBERS).length * (MOST_PLAYERS + 1) * HEX_COUNT;
const MOST_DETAILS = 2 << MOST_PLAYERS;

/** What tells dues of one kind from each other besides the player and the space. */
function detailOf(nextStep: NextStep): number {
  switch (nextStep.kind) {
    case 'share':
      return bitsOf(nextStep.owners) * 2 + nextStep.round - 1;
    case 'own-disc':
      return bitsOf(nextStep.owners) * 2 + (nextStep.elsewhere ? 1 : 0);
    case 'answer':
      return nextStep.owner;
    case 'turn':
    case 'pay':
    case 'found':
      return 0;
  }
}

const bitsOf = (owners: readonly Owner[]): number =>
  owners.reduce((bits, owner) => bits | (1 << owner), 0);

/** The space that is searched or was asked about; none where neither has begun. */
export function spaceInQuestion(nextStep: NextStep): Hex | undefined {
  if (nextStep.kind === 'share' || nextStep.kind === 'turn') return undefined;
  return nextStep.kind === 'pay' ? nextStep.after : nextStep.hex;
}

/** Whose turn it is; nobody's until the first cube. */
const activePlayer = ({ nextStep }: TurnState): Player | undefined => nextStep.player;

/** Named one by one, as in `act`: simulated games spread objects for a tenth of their time. */
const withNextStep = (
  { players, starter, shared }: TurnState,
  turn: number,
  nextStep: NextStep,
): TurnState => ({
  players,
  starter,
  shared,
  turn,
  nextStep,
});

export const startTurn = (turnState: TurnState, player: Player, turn: number): TurnState =>
  withNextStep(turnState, turn, { kind: 'turn', player });

/** The player to the left has a turn; nobody's turn ends before the first cube. */
export function nextTurn(turnState: TurnState): TurnState {
  const player = activePlayer(turnState);
  return player === undefined
    ? turnState
    : startTurn(turnState, (player + 1) % turnState.players, turnState.turn + 1);
}

/** Clockwise round by round: who has fewer first cubes comes before who has more. */
function nextShare(shared: readonly number[], starter: Player, players: PlayerCount): NextStep {
  for (const round of [1, 2] as const) {
    const lacks = (owner: Owner) => (shared[owner] ?? 0) < round;
    for (const player of playersFrom(starter, players)) {
      const owners = ownersOf(player, players);
      if (owners.some(lacks)) return { kind: 'share', player, owners: owners.filter(lacks), round };
    }
  }
  return { kind: 'turn', player: starter };
}

/** An owner has shared a cube, or left it out; the first of all tells who starts. */
export function afterShared(turnState: TurnState, owner: Owner): TurnState {
  const { players } = turnState;
  const starter = turnState.starter ?? playerOf(owner, players);
  const shared = turnState.shared.slice();
  shared[owner] = (shared[owner] ?? 0) + 1;
  const nextStep = nextShare(shared, starter, players);
  return { players, starter, shared, turn: nextStep.kind === 'turn' ? 1 : 0, nextStep };
}

/** A question was answered: by a cube the player pays. */
export const afterQuestion = (turnState: TurnState, player: Player, answer: Piece): TurnState =>
  answer.kind === 'cube' ? startPayment(turnState, player, answer.hex) : nextTurn(turnState);

export const startPayment = (turnState: TurnState, player: Player, after: Hex): TurnState => {
  const owners = ownersOf(player, turnState.players);
  return withNextStep(turnState, turnState.turn, { kind: 'pay', player, owners, after });
};

/** A player has said that they search a space: the board is the one before any disc for it. */
export function startSearch(
  turnState: TurnState,
  player: Player,
  hex: Hex,
  board: Board,
): TurnState {
  const own = ownersOf(player, turnState.players);
  const without = own.filter(owner => !board.has(owner, hex));
  const elsewhere = without.length === 0;
  const owners = elsewhere ? own : without;
  return withNextStep(turnState, turnState.turn, {
    kind: 'own-disc',
    player,
    owners,
    hex,
    elsewhere,
  });
}

/** After one of the searcher's own discs; the board bears it already. */
export function afterOwnDisc(
  turnState: TurnState,
  nextStep: Extract<NextStep, { kind: 'own-disc' }>,
  owner: Owner,
  board: Board,
): TurnState {
  const owners = nextStep.elsewhere ? [] : nextStep.owners.filter(other => other !== owner);
  return owners.length > 0
    ? withNextStep(turnState, turnState.turn, { ...nextStep, owners })
    : continueSearch(turnState, nextStep.player, nextStep.hex, board);
}

/**
 * What is due in a search of which all own discs lie: by any cube on the space it has ended, and the searcher pays;
 * else the first answer, or the next one `after` somebody's. Who has a disc there is passed over. Nobody left: found.
 */
export function continueSearch(
  turnState: TurnState,
  player: Player,
  hex: Hex,
  board: Board,
  after?: Owner,
): TurnState {
  if (!board.isOpen(hex)) return startPayment(turnState, player, hex);
  const order = ownersAfter(player, turnState.players);
  const left = order.slice(after === undefined ? 0 : order.indexOf(after) + 1);
  const owner = left.find(each => !board.has(each, hex));
  return withNextStep(
    turnState,
    turnState.turn,
    owner === undefined ? { kind: 'found', player, hex } : { kind: 'answer', player, owner, hex },
  );
}

/** A piece has come to lie that was not due, or another kind of it: what is due now in the search that is open, if one is. */
export function recheckSearch(turnState: TurnState, board: Board): TurnState {
  const { nextStep } = turnState;
  switch (nextStep.kind) {
    case 'own-disc': {
      if (board.isOpen(nextStep.hex) && nextStep.elsewhere) return turnState;
      const owners = nextStep.owners.filter(owner => !board.has(owner, nextStep.hex));
      return board.isOpen(nextStep.hex) && owners.length > 0
        ? withNextStep(turnState, turnState.turn, { ...nextStep, owners })
        : continueSearch(turnState, nextStep.player, nextStep.hex, board);
    }
    case 'answer':
      return board.isOpen(nextStep.hex) && !board.has(nextStep.owner, nextStep.hex)
        ? turnState
        : continueSearch(turnState, nextStep.player, nextStep.hex, board, nextStep.owner);
    case 'found':
      return board.isOpen(nextStep.hex)
        ? turnState
        : startPayment(turnState, nextStep.player, nextStep.hex);
    case 'share':
    case 'turn':
    case 'pay':
      return turnState;
  }
}

/** After an answer to a search; the board bears it already. */
export const afterAnswer = (
  turnState: TurnState,
  { player, hex }: Extract<NextStep, { kind: 'answer' }>,
  owner: Owner,
  board: Board,
): TurnState => continueSearch(turnState, player, hex, board, owner);

/** What is due is left out: a first cube, a turn, a disc, an answer, a payment, or that it was found. */
export function afterPass(turnState: TurnState, board: Board): TurnState {
  const { nextStep } = turnState;
  switch (nextStep.kind) {
    case 'share':
      return nextStep.player === undefined
        ? turnState
        : nextStep.owners.reduce(afterShared, turnState);
    case 'own-disc':
      return continueSearch(turnState, nextStep.player, nextStep.hex, board);
    case 'answer':
      return continueSearch(turnState, nextStep.player, nextStep.hex, board, nextStep.owner);
    case 'turn':
    case 'pay':
    case 'found':
      return nextTurn(turnState);
  }
}
