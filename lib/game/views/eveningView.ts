import { type Game, habitatOf, modeOf, seatOf } from '../game';
import { finderOf } from '../votes/finder';
import { type EveningGame, placeView } from './views';

/** Summary of an ended game. */
export function eveningGame(game: Game): EveningGame {
  const { code, round, mapCode } = game;
  return {
    code,
    round,
    mode: modeOf(game),
    mapCode,
    habitat: placeView(habitatOf(game)),
    finder: creditOf(game),
    minutes: minutesOf(game),
  };
}

function creditOf(game: Game): EveningGame['finder'] {
  const finder = finderOf(game);
  if (finder === null) return null;
  const seat = seatOf(game, finder);
  return seat === undefined
    ? null
    : { seat: finder, name: seat.holder?.name ?? null, color: seat.color };
}

const minutesOf = ({ startedAt, endedAt }: Game): number | null =>
  startedAt === null || endedAt === null ? null : Math.round((endedAt - startedAt) / 60_000);
