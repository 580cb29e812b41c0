import type { Piece } from '../board/pieces';
import { type ClueId, formatClue } from '../clues/clue';
import { deal } from '../game/deal/deal';
import type { GameMap } from '../map/gameMap';
import { formatMapCode } from '../map/mapCode';
import { createRandom, type Random, shuffle } from '../random';
import { simulateGame } from '../simulation/simulatedGame';
import { type ClueOnMap, cluesOnMap } from '../solver/clueLists';
import { type Deduction, explain } from './explain';
import { aloneIn, blindTries, lightOf } from './light';
import { listsOn, type OpenPuzzle, openPuzzle } from './lists';
import { dealtClues, type Grade, LISTED_CLUES, othersIn, PLAYERS, type Puzzle } from './puzzle';

/** The work in a puzzle: the spaces lit at first, and the steps. */
export interface Figures {
  readonly lit: number;
  readonly steps: readonly Deduction[];
}

/** The number of pieces of quick and plain puzzles; the least lit spaces and blind tries of the others. */
export const BOUNDS = {
  quick: { least: 3, most: 5 },
  plain: { least: 5, most: 8 },
  linked: { lit: 12, tries: 12 },
  deep: { lit: 16, tries: 30 },
} as const satisfies Readonly<Record<Grade, object>>;

/** The number of clues of a linked or deep puzzle that fit in two lines. */
const LONGEST_LIST = 8;

/** The work in a puzzle; `undefined` if that is outside the limits of its grade. */
export function figuresOf(opened: OpenPuzzle): Figures | undefined {
  const { puzzle, free, start, struck } = opened;
  const bounds = BOUNDS[puzzle.grade];
  const lit = lightOf(free, start).size;
  const isFit =
    'most' in bounds
      ? isWithin(puzzle.pieces.length, bounds) && lightOf(free, struck).size === 1
      : lit >= bounds.lit &&
        start.every(({ length }) => length <= LONGEST_LIST) &&
        blindTries(free, start) >= bounds.tries;
  return isFit ? { lit, steps: explain(opened) } : undefined;
}

const isWithin = (value: number, { least, most }: { least: number; most: number }): boolean =>
  least <= value && value <= most;

/** The most games tried for one puzzle. One in ten yields a linked one, one in fifteen a deep one. */
const MAX_GAMES = 2000;

/** A puzzle of that grade. The same seed gives the same puzzle. */
export function makePuzzle(grade: Grade, seed: string): OpenPuzzle {
  for (let game = 0; game < MAX_GAMES; game++) {
    const made = puzzleOf(grade, `${seed} ${game}`);
    if (made !== undefined) return made;
  }
  throw new Error(`no game of ${MAX_GAMES} yields a ${grade} puzzle`);
}

/**
 * A puzzle from the game with that seed; `undefined` if it yields none. It has the fewest first pieces that leave a
 * single space, without the unnecessary ones among them.
 */
export function puzzleOf(grade: Grade, seed: string): OpenPuzzle | undefined {
  const random = createRandom(seed, 'puzzle');
  const game = playGame(grade, seed);
  const { clues, map } = game;
  const frame = frameOf(grade, game, random);
  const isAnswered = (pieces: readonly Piece[]): boolean => {
    const { free, struck } = listsOn({ ...frame, pieces }, clues);
    const [, second] = 'choices' in frame ? lightOf(free, struck) : aloneIn(free, struck);
    return second === undefined;
  };
  const count =
    game.pieces.findIndex((_, index) => isAnswered(game.pieces.slice(0, index + 1))) + 1;
  if (count === 0) return undefined;
  const pieces = byOwner(thin(game.pieces.slice(0, count), isAnswered, random));
  const opened = openPuzzle({ ...frame, pieces }, map, clues);
  return opened.ok && figuresOf(opened.value) ? opened.value : undefined;
}

/** The parts of a game that make puzzles. */
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
  if (grade === 'linked' || grade === 'deep') return { ...frame, grade };
  const dealt = dealtClues(map);
  const choices = othersIn(grade).map(owner => {
    const others = dealt.filter(id => id !== own && id !== held[owner]);
    const drawn = shuffle(others, random).slice(0, LISTED_CLUES - 1);
    return dealt.filter(id => id === held[owner] || drawn.includes(id));
  });
  return { ...frame, grade, choices };
}

/**
 * The pieces without those that can be removed while the rest `holds`. A piece needed in a set is needed in every
 * subset of it.
 */
const thin = (
  pieces: readonly Piece[],
  holds: (pieces: readonly Piece[]) => boolean,
  random: Random,
): readonly Piece[] =>
  shuffle(pieces, random).reduce((kept, piece) => {
    const fewer = kept.filter(each => each !== piece);
    return holds(fewer) ? fewer : kept;
  }, pieces);

const byOwner = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.toSorted((one, other) => one.owner - other.owner);
