import type { Piece } from '../board/pieces';
import { type ClueId, formatClue } from '../clues/clue';
import { deal } from '../game/deal/deal';
import type { GameMap } from '../map/gameMap';
import { formatMapCode } from '../map/mapCode';
import { createRandom, type Random, shuffle } from '../random';
import { simulateGame } from '../simulation/simulatedGame';
import { type ClueOnMap, cluesOnMap } from '../solver/clueLists';
import { explain, type Step } from './explain';
import { type Lists, lightOf, listsOn, type OpenPuzzle, openPuzzle } from './lists';
import { dealtClues, type Grade, othersIn, PLAYERS, type Puzzle, QUICK_CLUES } from './puzzle';

/** What has to be done in a puzzle: the spaces lit at first, the steps, and the looks of all of them. */
export interface Figures {
  readonly lit: number;
  readonly steps: readonly Step[];
  readonly looks: number;
}

interface Bounds {
  readonly pieces: { readonly least: number; readonly most: number };
  /** Where lists are held together; without these the pieces alone strike them to one lit space. */
  readonly linked?: {
    readonly lit: number;
    readonly steps: number;
    readonly looks: { readonly least: number; readonly most: number };
  };
}

/** Measured on some 600 simulated games. */
export const BOUNDS: Readonly<Record<Grade, Bounds>> = {
  quick: { pieces: { least: 3, most: 5 } },
  plain: { pieces: { least: 4, most: 9 } },
  linked: {
    pieces: { least: 3, most: 9 },
    linked: { lit: 12, steps: 4, looks: { least: 4, most: 12 } },
  },
  deep: {
    pieces: { least: 4, most: 11 },
    linked: { lit: 16, steps: 7, looks: { least: 13, most: 30 } },
  },
};

/** What an open puzzle takes; `undefined` if that is not within the bounds of its grade. */
export function figuresOf(opened: OpenPuzzle): Figures | undefined {
  const { puzzle, own, start } = opened;
  const { pieces, linked } = BOUNDS[puzzle.grade];
  const lit = lightOf(own, start).size;
  // More pieces than the grade has may still be thinned.
  if (puzzle.pieces.length < pieces.least) return undefined;
  if (linked && (lit > linked.lit || lit === 1)) return undefined;
  const steps = explain(opened);
  const looks = steps.reduce((sum, step) => sum + step.looks, 0);
  const isFit = linked
    ? steps.length <= linked.steps && isWithin(looks, linked.looks)
    : steps.every(({ idea }) => idea === 'piece' || idea === 'last-light');
  return isFit && steps.length > 0 ? { lit, steps, looks } : undefined;
}

const isWithin = (value: number, { least, most }: { least: number; most: number }): boolean =>
  least <= value && value <= most;

/** How many games are tried for one puzzle. Half the games yield a linked one, a third a deep one. */
const MAX_GAMES = 200;

/** A puzzle of that grade. The same seed gives the same puzzle. */
export function makePuzzle(grade: Grade, seed: string): OpenPuzzle {
  for (let game = 0; game < MAX_GAMES; game++) {
    const made = puzzleOf(grade, `${seed} ${game}`);
    if (made !== undefined) return made;
  }
  throw new Error(`no game of ${MAX_GAMES} yields a ${grade} puzzle`);
}

/** A puzzle from the game with that seed; `undefined` if it yields none. */
export function puzzleOf(grade: Grade, seed: string): OpenPuzzle | undefined {
  const random = createRandom(seed, 'puzzle');
  const game = playGame(grade, seed);
  const { clues, map } = game;
  const frame = frameOf(grade, game, random);

  const isDim = (pieces: readonly Piece[]) =>
    !isTooBright(grade, listsOn({ ...frame, pieces }, clues));
  const opens = (pieces: readonly Piece[]): OpenPuzzle | undefined => {
    if (!isDim(pieces)) return undefined;
    const opened = openPuzzle({ ...frame, pieces }, map, clues);
    return opened.ok && figuresOf(opened.value) ? opened.value : undefined;
  };
  for (let count = 1; count <= game.pieces.length; count++) {
    const pieces = byOwner(game.pieces.slice(0, count));
    if (!isDim(pieces)) continue;
    // With all pieces so far, or with only those that dim the map enough: the lists are longer then.
    const opened = opens(pieces) ?? opens(thin(pieces, isDim, random));
    if (opened === undefined) continue;
    const needed = thin(opened.puzzle.pieces, pieces => opens(pieces) !== undefined, random);
    if (needed.length <= BOUNDS[grade].pieces.most) return opens(needed);
  }
  return undefined;
}

/** A game as puzzles are cut from it. */
interface Played {
  readonly map: GameMap;
  readonly clues: readonly ClueOnMap[];
  /** By owner. */
  readonly held: readonly ClueId[];
  /** Of the other players and not on the habitat, in the order of play. */
  readonly pieces: readonly Piece[];
}

function playGame(grade: Grade, seed: string): Played {
  const dealt = deal({ mode: 'normal', players: PLAYERS[grade] }, seed);
  const { map, habitat } = dealt;
  const placed = simulateGame(dealt, seed).actions.flatMap(action =>
    action.type === 'place' ? [{ owner: action.owner, hex: action.hex, kind: action.kind }] : [],
  );
  return {
    map,
    clues: cluesOnMap(map),
    held: dealt.clues.map(formatClue),
    // A searcher's disc that was there already is entered again.
    pieces: placed.filter(
      ({ owner, hex }, index) =>
        owner > 0 &&
        hex !== habitat &&
        placed.findIndex(each => each.owner === owner && each.hex === hex) === index,
    ),
  };
}

/** A puzzle without its pieces. */
function frameOf(grade: Grade, { map, held }: Played, random: Random): Puzzle {
  const [own] = held;
  if (own === undefined) throw new Error('a deal without clues');
  const frame = { mapCode: formatMapCode(map), own, pieces: [] };
  if (grade !== 'quick') return { ...frame, grade };
  const dealt = dealtClues(map);
  const choices = othersIn(grade).map(owner => {
    const others = dealt.filter(id => id !== own && id !== held[owner]);
    const drawn = shuffle(others, random).slice(0, QUICK_CLUES - 1);
    return dealt.filter(id => id === held[owner] || drawn.includes(id));
  });
  return { ...frame, grade, choices };
}

/** Whether more is lit than the grade allows: that is quicker to see than what follows from the lists. */
function isTooBright(
  grade: Grade,
  { own, struck }: { readonly own: ClueOnMap; readonly struck: Lists },
): boolean {
  const { linked } = BOUNDS[grade];
  const { size } = lightOf(own, struck);
  return linked ? size > linked.lit : size > 1;
}

/** The pieces without those that can go, one after the other, while what remains `holds`: then each is needed. */
function thin(
  pieces: readonly Piece[],
  holds: (pieces: readonly Piece[]) => boolean,
  random: Random,
): readonly Piece[] {
  for (const piece of shuffle(pieces, random)) {
    const fewer = pieces.filter(each => each !== piece);
    // What could stay before may go now.
    if (holds(fewer)) return thin(fewer, holds, random);
  }
  return pieces;
}

const byOwner = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.toSorted((one, other) => one.owner - other.owner);
