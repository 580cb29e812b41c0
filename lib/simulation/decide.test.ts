import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Clue, cluesOf } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { GameMap } from '../map/gameMap';
import { HEXES, type Hex } from '../map/hexSet';
import { allOfficialGames, type OfficialGame } from '../testing/official';
import { type Decision, decide } from './decide';
import { createLuck, type Luck } from './luck';
import type { PlayerView } from './playerView';
import { Simulation } from './simulate';

interface Piece {
  readonly player: number;
  readonly hex: Hex;
  readonly kind: 'cube' | 'disc';
}

/** Slow reference: computes a player's view from their clue and the pieces alone. */
function viewOf(
  nextStep: PlayerView['nextStep'],
  map: GameMap,
  clue: Clue,
  [self, players]: readonly [number, number],
  pieces: readonly Piece[],
): PlayerView {
  const own = clueHexes(clue, map);
  const clues = cluesOf(map.mode).map(each => clueHexes(each, map));
  const left = Array.from({ length: players }, (_, player) =>
    clues.filter(hexes =>
      pieces.every(
        piece => piece.player !== player || hexes.has(piece.hex) === (piece.kind === 'disc'),
      ),
    ),
  );
  return {
    nextStep,
    self,
    others: Array.from({ length: players - 1 }, (_, step) => (self + 1 + step) % players),
    allowed: HEXES.filter(hex => own.has(hex)),
    ruledOut: HEXES.filter(hex => !own.has(hex)),
    pieces: {
      isOpen: hex => !pieces.some(piece => piece.hex === hex && piece.kind === 'cube'),
      has: (player, hex) => pieces.some(piece => piece.hex === hex && piece.player === player),
    },
    possible: {
      counts: left.map(({ length }) => length),
      allowing: left.map(each => HEXES.map(hex => each.filter(hexes => hexes.has(hex)).length)),
    },
  };
}

/** Whether the rules allow an action, given the visible board and the player's own clue. */
function isLegal(
  action: Decision,
  { nextStep, self, others, pieces, allowed, ruledOut }: PlayerView,
) {
  switch (action.kind) {
    case 'ask':
      return (
        nextStep === 'turn' &&
        others.includes(action.asked) &&
        pieces.isOpen(action.hex) &&
        !pieces.has(action.asked, action.hex)
      );
    case 'search':
      return (
        nextStep === 'turn' &&
        pieces.isOpen(action.hex) &&
        allowed.includes(action.hex) &&
        (action.disc === action.hex) !== pieces.has(self, action.hex) &&
        (action.disc === undefined ||
          (allowed.includes(action.disc) &&
            pieces.isOpen(action.disc) &&
            !pieces.has(self, action.disc)))
      );
    case 'cube':
      return (
        nextStep === 'cube' &&
        pieces.isOpen(action.hex) &&
        ruledOut.includes(action.hex) &&
        !pieces.has(self, action.hex)
      );
    case 'skip':
      return true;
  }
}

/** Slow reference game: rebuilds every view from one clue and the pieces, and checks every action. */
function playSlowly({ map, clues }: OfficialGame, start: number, luck: Luck) {
  const players = clues.length;
  const pieces: Piece[] = [];
  const allows = (player: number, hex: Hex) => {
    const clue = clues[player];
    return clue !== undefined && clueHexes(clue, map).has(hex);
  };
  const answer = (player: number, hex: Hex) => {
    const fits = allows(player, hex);
    pieces.push({ player, hex, kind: fits ? 'disc' : 'cube' });
    return fits;
  };
  const choose = (player: number, nextStep: PlayerView['nextStep']) => {
    const clue = clues[player];
    if (clue === undefined) throw new RangeError(`no player ${player}`);
    const view = viewOf(nextStep, map, clue, [player, players], pieces);
    const action = decide(view, luck);
    expect(isLegal(action, view), JSON.stringify(action)).toBe(true);
    return action;
  };
  const placeCube = (player: number) => {
    const action = choose(player, 'cube');
    if (action.kind === 'cube') pieces.push({ player, hex: action.hex, kind: 'cube' });
  };
  for (let cube = 0; cube < 2 * players; cube++) placeCube((start + cube) % players);
  for (let turns = 1; ; turns++) {
    const player = (start + turns - 1) % players;
    const action = choose(player, 'turn');
    if (action.kind === 'ask' && !answer(action.asked, action.hex)) placeCube(player);
    if (action.kind !== 'search') continue;
    if (action.disc !== undefined) pieces.push({ player, hex: action.disc, kind: 'disc' });
    const asked = Array.from({ length: players - 1 }, (_, step) => (player + 1 + step) % players);
    const has = (other: number) =>
      pieces.some(piece => piece.player === other && piece.hex === action.hex);
    if (asked.every(other => has(other) || answer(other, action.hex)))
      return { winner: player, turns };
    placeCube(player);
  }
}

test('a player needs only one clue and the pieces, and never breaks the rules', () => {
  fc.assert(
    fc.property(fc.constantFrom(...allOfficialGames), fc.nat(4), fc.string(), (game, by, seed) => {
      const start = by % game.clues.length;
      const simulation = new Simulation(game, createLuck(seed));
      expect(simulation.play(start)).toEqual(playSlowly(game, start, createLuck(seed)));
    }),
    { numRuns: 40 },
  );
});

describe('without luck, calculated by hand', () => {
  const none: Luck = { happens: () => false, gumbel: () => 0 };
  const open = { isOpen: () => true, has: () => false };
  /** Two players with four clues left each; a fifth space, 4, is for cubes. */
  const view: PlayerView = {
    nextStep: 'turn',
    self: 0,
    others: [1],
    allowed: [0, 1, 2, 3],
    ruledOut: [],
    pieces: open,
    possible: {
      counts: [4, 4],
      allowing: [
        [4, 3, 2, 1, 3],
        [3, 2, 3, 3, 0],
      ],
    },
  };
  const withAllowing = (allowing: readonly number[]) => ({
    counts: [4, 4],
    allowing: [view.possible.allowing[0] ?? [], allowing],
  });

  test('a question goes where half of the clues say yes: one bit, while three of four give 0.81', () => {
    expect(decide(view, none)).toEqual({ kind: 'ask', hex: 1, asked: 1 });
  });

  test('a question goes where a cube is less likely if the penalty costs two bits: 0.31, not 0', () => {
    const costly = { ...view, ruledOut: [4] };
    expect(decide(costly, none)).toEqual({ kind: 'ask', hex: 0, asked: 1 });
  });

  test('one of three possible spaces is likely enough to be searched, one of four is not', () => {
    const three = { ...view, allowed: [0, 2, 3] };
    expect(decide(three, none)).toEqual({ kind: 'search', hex: 0, disc: 0 });
    const four = { ...view, possible: withAllowing([3, 3, 3, 3]) };
    expect(decide(four, none)).toEqual({ kind: 'ask', hex: 0, asked: 1 });
  });

  test('a searcher with a disc there already places another where it reveals least', () => {
    const has = (player: number, hex: Hex) => player === 0 && hex === 0;
    const known = { ...view, pieces: { ...open, has }, possible: withAllowing([4, 0, 0, 0]) };
    expect(decide(known, none)).toEqual({ kind: 'search', hex: 0, disc: 1 });
    const alone = { ...known, allowed: [0] };
    expect(decide(alone, none)).toEqual({ kind: 'search', hex: 0, disc: undefined });
  });

  test('a cube goes where it rules out fewest of the player’s clues, on an open space without their piece', () => {
    const cube = { ...view, nextStep: 'cube', allowed: [], ruledOut: [0, 1, 2, 3] } as const;
    expect(decide(cube, none)).toEqual({ kind: 'cube', hex: 3 });
    const closed = { ...cube, pieces: { ...open, isOpen: (hex: Hex) => hex !== 3 } };
    expect(decide(closed, none)).toEqual({ kind: 'cube', hex: 2 });
    const taken = { ...cube, pieces: { ...open, has: (player: number) => player === 0 } };
    expect(decide(taken, none)).toEqual({ kind: 'skip' });
  });

  test('a player who can neither ask nor search skips', () => {
    expect(decide({ ...view, allowed: [] }, none)).toEqual({ kind: 'skip' });
  });
});
