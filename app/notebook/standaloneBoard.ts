import { useMemo } from 'react';
import { EMPTY_NOTEBOOK } from '@/app/_board/notebook';
import { formatNotebook, parseNotebook } from '@/app/_notebook/notebookText';
import { createPersisted, isListOf, isOneOf } from '@/app/_state/persisted';
import { PIECE_KINDS, type Piece, type PieceKind } from '@/lib/board/pieces';
import type { Owner, SeatNumber } from '@/lib/board/players';
import type { KnownClue } from '@/lib/board/position';
import { ALL_CLUES, type ClueId, cluesOf, formatClue } from '@/lib/clues/clue';
import { clueCount, PLAYER_COUNTS, type PlayerCount } from '@/lib/data/terms';
import { type Fields, isFields } from '@/lib/fields';
import { parseTyped } from '@/lib/game/typedInput';
import type { GameMap } from '@/lib/map/gameMap';
import { HEXES, type Hex } from '@/lib/map/hexSet';
import { formatMapCode } from '@/lib/map/mapCode';
import { DEDUCE_LEVELS, type DeduceLevel } from '@/lib/solver/deduce';

/** The board of a game played without the app, as entered so far. */
export interface StandaloneBoard {
  readonly step: NotebookStep;
  /** The map code as typed so far. */
  readonly code: string;
  readonly players: PlayerCount;
  /** The user's seat, from 1; `null` for spectators. */
  readonly seat: SeatNumber | null;
  /** The user's own clues, as entered so far. */
  readonly known: readonly KnownClue[];
  /** In the order of entry. */
  readonly pieces: readonly Piece[];
  readonly level: DeduceLevel;
  /** The user's notes: see `notebookText`. */
  readonly notes: string;
}

export const NOTEBOOK_STEPS = ['map', 'players', 'pieces'] as const;
export type NotebookStep = (typeof NOTEBOOK_STEPS)[number];

const NO_NOTES = formatNotebook(EMPTY_NOTEBOOK);

const EMPTY_BOARD: StandaloneBoard = {
  step: 'map',
  code: '',
  players: 4,
  seat: null,
  known: [],
  pieces: [],
  level: 'elimination',
  notes: NO_NOTES,
};

const CLUE_IDS = ALL_CLUES.map(formatClue);

/** Persisted until cleared: a game can continue another day. */
export const { use: useStandaloneBoard, useIsUnsaved: useIsBoardUnsaved } =
  createPersisted<StandaloneBoard>(EMPTY_BOARD, {
    name: 'fieldbook-standalone-board',
    storage: 'localStorage',
    read: readBoard,
  });

/** The map that the code names, if it is complete. */
export function useStandaloneMap(): GameMap | undefined {
  const code = useStandaloneBoard(board => board.code);
  return useMemo(() => {
    const typed = parseTyped(code, 'map');
    return typed.kind === 'map' ? typed.map : undefined;
  }, [code]);
}

export const goTo = (step: NotebookStep) => useStandaloneBoard.setState({ step });

/** Removes clues that do not exist in the new map's mode. */
export const writeMap = (code: string, map: GameMap | undefined) =>
  useStandaloneBoard.setState(({ known }) => {
    if (map === undefined) return { code };
    const possible = new Set(cluesOf(map.mode).map(formatClue));
    return { code, known: known.filter(({ clue }) => possible.has(clue)) };
  });

export const takeMap = (map: GameMap): void => writeMap(formatMapCode(map), map);

function readBoard(fields: Fields): StandaloneBoard | undefined {
  const { step, code, players, seat, known, pieces, level, notes } = fields;
  if (!isOneOf(step, NOTEBOOK_STEPS) || typeof code !== 'string' || !isOneOf(level, DEDUCE_LEVELS))
    return undefined;
  if (!isOneOf(players, PLAYER_COUNTS)) return undefined;
  const isOwner = (value: unknown): value is Owner =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < clueCount(players);
  const isKnown = (value: unknown): value is KnownClue =>
    isFields(value) && isOwner(value.owner) && isOneOf(value.clue, CLUE_IDS);
  const isPiece = (value: unknown): value is Piece =>
    isFields(value) &&
    isOwner(value.owner) &&
    isOneOf(value.hex, HEXES) &&
    isOneOf(value.kind, PIECE_KINDS);
  const isSeat = (value: unknown): value is SeatNumber | null =>
    value === null || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= players);
  if (!isSeat(seat) || !isListOf(known, isKnown) || !isListOf(pieces, isPiece)) return undefined;
  if (typeof notes !== 'string' || parseNotebook(notes) === undefined) return undefined;
  return { step, code, players, seat, known, pieces, level, notes };
}

export const clearBoard = () => useStandaloneBoard.setState(EMPTY_BOARD);
export const chooseLevel = (level: DeduceLevel) => useStandaloneBoard.setState({ level });

/** Also removes the known clues, the notes, and the pieces of owners who no longer play. */
export const choosePlayers = (players: PlayerCount) =>
  useStandaloneBoard.setState(({ seat, pieces }) => ({
    players,
    seat: seat !== null && seat <= players ? seat : null,
    known: [],
    notes: NO_NOTES,
    pieces: pieces.filter(({ owner }) => owner < clueCount(players)),
  }));

export const chooseSeat = (seat: SeatNumber | null) =>
  useStandaloneBoard.setState({ seat, known: [] });

/** `undefined` clears the owner's clue. */
export const setClue = (owner: Owner, clue: ClueId | undefined) =>
  useStandaloneBoard.setState(({ known }) => {
    const others = known.filter(each => each.owner !== owner);
    return { known: clue === undefined ? others : [...others, { owner, clue }] };
  });

/** Replaces the owner's other kind of piece on the space; the same kind again removes it. */
export const tapPiece = (owner: Owner, hex: Hex, kind: PieceKind) =>
  useStandaloneBoard.setState(({ pieces }) => ({
    pieces: withTapped(pieces, { owner, hex, kind }),
  }));

export function withTapped(pieces: readonly Piece[], piece: Piece): readonly Piece[] {
  const isSamePlace = (each: Piece) => each.owner === piece.owner && each.hex === piece.hex;
  const before = pieces.find(isSamePlace);
  const others = pieces.filter(each => !isSamePlace(each));
  return before?.kind === piece.kind ? others : [...others, piece];
}
