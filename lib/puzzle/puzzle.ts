import type { Piece } from '../board/pieces';
import type { Owner } from '../board/players';
import { ALL_CLUES, type ClueId, cluesOf, formatClue, type SubjectId } from '../clues/clue';
import { isWithinBand } from '../clues/clueHexes';
import type { GameMap } from '../map/gameMap';
import { parseHex } from '../map/grid';
import { formatHex } from '../map/hexName';
import { type MapCodeError, parseMapCode } from '../map/mapCode';
import { ok, type Result, refused } from '../result';

/**
 * The kind of work. *Quick* and *plain*: pieces cross out clues in two or three lists of six. *Linked* and *deep*: the
 * pieces have done that already in two or three lists of all clues; the answer is the space that the clues distinguish
 * from all others.
 */
export const GRADES = ['quick', 'plain', 'linked', 'deep'] as const;
export type Grade = (typeof GRADES)[number];

/** The number of players. The reader is the first. */
export const PLAYERS = { quick: 3, plain: 4, linked: 3, deep: 4 } as const satisfies Readonly<
  Record<Grade, 3 | 4>
>;

/** The number of clues that each other player of a quick or plain puzzle may hold. */
export const LISTED_CLUES = 6;

/** A position from which exactly one space can be the habitat. The reader is owner 0; the map is a normal one. */
export type Puzzle = {
  readonly mapCode: string;
  /** The reader's own clue. */
  readonly own: ClueId;
  /** The other players' pieces, by owner. None is on the habitat. */
  readonly pieces: readonly Piece[];
} & (
  | {
      readonly grade: 'quick' | 'plain';
      /** By other player, the clues that they may hold, in the order of the subjects. */
      readonly choices: readonly (readonly ClueId[])[];
    }
  | { readonly grade: 'linked' | 'deep' }
);

/** The other players' owners. */
export const othersIn = (grade: Grade): readonly Owner[] =>
  Array.from({ length: PLAYERS[grade] - 1 }, (_, index) => index + 1);

/**
 * A puzzle as text, some 50 letters: grade and players, map code, own clue, pieces (seat, `+` disc or `-` cube, space),
 * and for a quick or plain one the others' clues, each after a dot: `q3.487C95234247185570.h.2-H92+B23+C63+H5.acempq.afnsuw`.
 * A clue is its letter in `CLUE_LETTERS`.
 */
export function formatPuzzle(puzzle: Puzzle): string {
  const { grade, mapCode, own, pieces } = puzzle;
  const placed = pieces.map(
    ({ owner, kind, hex }) => `${owner + 1}${kind === 'disc' ? '+' : '-'}${formatHex(hex)}`,
  );
  return [
    `${grade.charAt(0)}${PLAYERS[grade]}`,
    mapCode,
    letterOf(own),
    placed.join(''),
    ...('choices' in puzzle ? puzzle.choices.map(ids => ids.map(letterOf).join('')) : []),
  ].join('.');
}

/** The letters are in links and stored puzzles, so they never change their clues. */
export const CLUE_LETTERS: Readonly<Partial<Record<ClueId, string>>> = {
  'on-water-or-forest': 'a',
  'on-water-or-desert': 'b',
  'on-water-or-mountain': 'c',
  'on-water-or-swamp': 'd',
  'on-forest-or-desert': 'e',
  'on-forest-or-mountain': 'f',
  'on-forest-or-swamp': 'g',
  'on-desert-or-mountain': 'h',
  'on-desert-or-swamp': 'i',
  'on-mountain-or-swamp': 'j',
  'within-1-of-water': 'k',
  'within-1-of-forest': 'l',
  'within-1-of-desert': 'm',
  'within-1-of-mountain': 'n',
  'within-1-of-swamp': 'o',
  'within-1-of-either-animal': 'p',
  'within-2-of-standing-stone': 'q',
  'within-2-of-shack': 'r',
  'within-2-of-bear': 's',
  'within-2-of-cougar': 't',
  'within-3-of-white': 'u',
  'within-3-of-green': 'v',
  'within-3-of-blue': 'w',
  'within-3-of-black': 'x',
} satisfies Readonly<Record<SubjectId, string>>;

export type PuzzleTextError =
  | MapCodeError
  /** The text has another form, or its map is an advanced one. */
  | 'puzzle-form'
  /** A clue that is never dealt on the map, occurs twice in a list, or is several players' own. */
  | 'puzzle-clue'
  /** A piece of no other player, on no space, or where its owner has one already. */
  | 'puzzle-piece';

/** The length limit of a puzzle's text. */
const LONGEST_TEXT = 400;
const FORM = /^([qpld])([34])\.([0-9A-Z]+)\.([a-z])\.((?:[2-4][+-][A-L][1-9])*)((?:\.[a-z]{6})*)$/;

/** Parses a puzzle's text. `openPuzzle` checks that it has one answer. */
export function readPuzzle(text: string): Result<Puzzle, PuzzleTextError> {
  const parts = text.length > LONGEST_TEXT ? null : FORM.exec(text.trim());
  if (parts === null) return refused('puzzle-form');
  const [, initial = '', players, code = '', own = '', placed = '', lists = ''] = parts;
  const grade = GRADES.find(each => each.startsWith(initial));
  if (grade === undefined || Number(players) !== PLAYERS[grade]) return refused('puzzle-form');
  const map = parseMapCode(code);
  if (!map.ok) return map;
  if (map.value.mode !== 'normal') return refused('puzzle-form');

  const dealt = dealtClues(map.value);
  const isDealt = (id: ClueId | undefined): id is ClueId => id !== undefined && dealt.includes(id);
  const ownId = clueOf(own);
  if (!isDealt(ownId)) return refused('puzzle-clue');

  const pieces = readPieces(placed);
  const owners = othersIn(grade);
  const arePlaced = pieces.every(
    ({ owner, hex }, index) =>
      owners.includes(owner) &&
      pieces.findIndex(each => each.owner === owner && each.hex === hex) === index,
  );
  if (!arePlaced) return refused('puzzle-piece');

  const common = { mapCode: code, own: ownId, pieces };
  const letters = lists.split('.').slice(1);
  if (grade === 'linked' || grade === 'deep')
    return letters.length > 0 ? refused('puzzle-form') : ok({ ...common, grade });
  if (letters.length !== owners.length) return refused('puzzle-form');
  const choices = letters.map(each => [...each].flatMap(letter => clueOf(letter) ?? []));
  const areDealt = choices.every(
    ids => ids.every(id => isDealt(id) && id !== ownId) && new Set(ids).size === LISTED_CLUES,
  );
  return areDealt ? ok({ ...common, grade, choices }) : refused('puzzle-clue');
}

/** The clues that deals on a map can have, in the order of the subjects. */
export const dealtClues = (map: GameMap): readonly ClueId[] =>
  cluesOf(map.mode)
    .filter(clue => isWithinBand(clue, map))
    .map(formatClue);

const CLUE_IDS = ALL_CLUES.map(formatClue);
const letterOf = (id: ClueId): string => CLUE_LETTERS[id] ?? '';
const clueOf = (letter: string): ClueId | undefined =>
  CLUE_IDS.find(id => CLUE_LETTERS[id] === letter);

/** Pieces as in a puzzle's text: `2-H92+B2`. */
export const readPieces = (text: string): readonly Piece[] =>
  (text.match(/[2-4][+-][A-L][1-9]/g) ?? []).map(piece => ({
    owner: Number(piece.charAt(0)) - 1,
    kind: piece.charAt(1) === '+' ? 'disc' : 'cube',
    // The form admits only spaces of the map.
    hex: parseHex(piece.slice(2)) ?? 0,
  }));
