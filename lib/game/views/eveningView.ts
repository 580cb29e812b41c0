import type { Mode, SeatColor } from '../../data/terms';
import type { Hex } from '../../map/hexSet';
import { type Game, habitatOf, modeOf, seatOf } from '../game';
import type { SeatNumber } from '../seats/seat';
import { endCallOf } from '../votes/motion';
import { endView } from './tableView';
import { type CallView, type PlaceView, placeView } from './views';

/** The consecutive games of the same group, newest first. All have ended. */
export interface EveningView {
  readonly games: readonly EveningGame[];
}

export interface EveningGame {
  readonly code: string;
  /** Number of the game within the evening, from 1. */
  readonly round: number;
  readonly mode: Mode;
  readonly mapCode: string;
  readonly habitat: PlaceView;
  readonly call: CallView | null;
  /** The player who found the habitat; null if the space named was not the habitat. */
  readonly finder: Finder | null;
  /** Whole minutes from `begunAt` to the end; null if play never began. */
  readonly minutes: number | null;
  readonly turns: number | null;
}

export interface Finder {
  readonly seat: SeatNumber;
  readonly name: string | null;
  readonly color: SeatColor;
}

/** Summary of an ended game. */
export function eveningGame(game: Game): EveningGame {
  const { code, round, mapCode, turns } = game;
  const habitat = habitatOf(game);
  return {
    code,
    round,
    mode: modeOf(game),
    mapCode,
    habitat: placeView(habitat),
    call: endView(game).call,
    finder: creditOf(game, habitat),
    minutes: minutesOf(game),
    turns,
  };
}

function creditOf(game: Game, habitat: Hex): Finder | null {
  const space = endCallOf(game)?.found?.space;
  const { finder } = game;
  if (finder === null || (space != null && space !== habitat)) return null;
  const seat = seatOf(game, finder);
  return seat === undefined
    ? null
    : { seat: finder, name: seat.holder?.name ?? null, color: seat.color };
}

const minutesOf = ({ begunAt, endedAt }: Game): number | null =>
  begunAt === null || endedAt === null ? null : Math.round((endedAt - begunAt) / 60_000);
