'use client';

import { createContext, useContext, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { DrawnPiece } from '@/app/_map/Pieces';
import type { Piece } from '@/lib/board/pieces';
import type { Owner, SeatNumber } from '@/lib/board/players';
import type { Position } from '@/lib/board/position';
import type { SeatColor } from '@/lib/data/terms';
import type { Assist } from '@/lib/game/votes/assist';
import type { GameMap } from '@/lib/map/gameMap';
import type { Result } from '@/lib/result';
import type { Contradiction, DeduceLevel, Deduction } from '@/lib/solver/deduce';

/** The owner of pieces: a player, or one of a player's two colours in the two-player game. */
export interface BoardOwner {
  readonly owner: Owner;
  /** The number on their pieces. */
  readonly seat: SeatNumber;
  readonly color: SeatColor;
  /** "Ana"; in the two-player game "Ana (red)". */
  readonly name: string;
  /** The player's name alone, "Ana" in both cases. */
  readonly player: string;
}

/** A board: of a table, of a notebook without a table, or of a frame of a replay. */
export interface KnownBoard {
  readonly map: GameMap;
  readonly position: Position;
  /** Indexed by `Owner`. */
  readonly owners: readonly BoardOwner[];
  /** How much the app may deduce. */
  readonly level: Assist;
  /** The reader's seat; `undefined` for spectators. */
  readonly own: SeatNumber | undefined;
}

/** What follows from the position, or why nothing does: its pieces contradict each other, or an error's name. */
export type BoardDeduction = Result<Deduction, Contradiction | string>;

const BoardContext = createContext<KnownBoard | undefined>(undefined);

/** Provides the board to the components that show it. */
export const BoardProvider = BoardContext.Provider;

export function useKnownBoard(): KnownBoard {
  const board = useContext(BoardContext);
  if (board === undefined) throw new Error('there is no board around this component');
  return board;
}

export const useOwners = (): readonly BoardOwner[] => useKnownBoard().owners;

interface LabelledSeat {
  readonly seat: SeatNumber;
  /** Two in the two-player game. */
  readonly colors: readonly SeatColor[];
  readonly player: string;
}

/** The owners of the seats' pieces, in the order of the seats. */
export function useOwnersOf(seats: readonly LabelledSeat[]): readonly BoardOwner[] {
  const words = useTranslations('record');
  const ui = useTranslations('ui');
  return useMemo(
    () =>
      seats
        .flatMap(({ colors, ...seat }) => colors.map(color => ({ ...seat, color, colors })))
        .map(({ seat, color, colors, player }, owner) => {
          const named = () => words('whoseColor', { who: player, color: ui(`color.${color}`) });
          return { owner, seat, color, player, name: colors.length === 1 ? player : named() };
        }),
    [seats, words, ui],
  );
}

/** A player with the colours of their pieces: two in the two-player game. */
export interface BoardPlayer {
  readonly seat: SeatNumber;
  readonly name: string;
  readonly color: SeatColor;
  readonly colors: readonly SeatColor[];
}

/** Indexed by `Player`. */
export function usePlayers(): readonly BoardPlayer[] {
  const owners = useOwners();
  return useMemo(() => {
    const firsts = owners.filter(({ seat }, at) => owners[at - 1]?.seat !== seat);
    return firsts.map(({ seat, player, color }) => ({
      seat,
      name: player,
      color,
      colors: owners.filter(each => each.seat === seat).map(each => each.color),
    }));
  }, [owners]);
}

/** All owners except the reader. */
export function useOpponents(): readonly BoardOwner[] {
  const { owners, own } = useKnownBoard();
  return useMemo(() => owners.filter(({ seat }) => seat !== own), [owners, own]);
}

/** The pieces for the map; `undefined` if there are none. */
export function useBoardPieces(): readonly DrawnPiece[] | undefined {
  const { position, owners } = useKnownBoard();
  return useDrawnPieces(position.pieces, owners);
}

/** Pieces for a map; `undefined` if there are none. */
export const useDrawnPieces = (
  pieces: readonly Piece[],
  owners: readonly BoardOwner[],
): readonly DrawnPiece[] | undefined =>
  useMemo(() => (pieces.length === 0 ? undefined : drawnPieces(pieces, owners)), [pieces, owners]);

/** Pieces with their seat, colour and owner's name. */
export const drawnPieces = (
  pieces: readonly Piece[],
  owners: readonly BoardOwner[],
): readonly DrawnPiece[] =>
  pieces.flatMap(({ owner, hex, kind }) => {
    const label = owners[owner];
    return label
      ? [{ kind, hex, seat: label.seat, color: label.color, ownerName: label.name }]
      : [];
  });

/** The level at which the app deduces from the pieces; `undefined` if it does not. */
export const deducedAt = (level: Assist): DeduceLevel | undefined =>
  level === 'elimination' || level === 'joint' ? level : undefined;
