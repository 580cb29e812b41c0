import type { ClueId } from '../clues/clue';
import { turnsToExpect } from '../simulation/length';
import type { Hint } from '../solver/hints';
import {
  canBeFreed,
  endVotesNeeded,
  freeVotesNeeded,
  hintVotesNeeded,
  isEnded,
  isHintShown,
} from './consent';
import type { FairnessView } from './fairnessView';
import {
  colorsOfSeat,
  type DeviceId,
  type Game,
  type GradeWord,
  habitatOf,
  isHeldBy,
  modeOf,
  type SeatNumber,
  type Time,
} from './game';
import { guessesLeft } from './seatMoves';
import { clueIdsOfSeat } from './seatView';
import {
  type GradeView,
  type HintView,
  type Moment,
  type Presence,
  phaseOf,
  placeView,
  type TableView,
  type VoteView,
} from './views';

/** Who asks, what is known of who is here, and the time. */
export interface Asking {
  readonly device: DeviceId | undefined;
  readonly presence: Presence;
  readonly now: Time;
  /** How fair the game was; told only once it has ended. */
  readonly fairness?: FairnessView;
}

/** The table as somebody may see it. */
export function tableView(
  game: Game,
  { device, presence, now, fairness }: Asking,
): TableView<ClueId, Hint> {
  const ended = isEnded(game);
  const numbers = game.seats.map((_, index) => index + 1);
  return {
    code: game.code,
    version: game.version,
    mode: modeOf(game),
    players: game.players,
    mapCode: game.mapCode,
    phase: phaseOf(game),
    seats: game.seats.map(({ color, holder, looks, freeVotes, handOver }, index) => {
      const seen = holder ? presence.get(holder.device) : undefined;
      return {
        seat: index + 1,
        name: holder?.name ?? null,
        color,
        colors: colorsOfSeat(game, index + 1),
        claimed: holder !== null,
        here: seen !== undefined && seen.hereUntil > now,
        lastHere: moment(seen?.seenAt),
        looks: { count: looks.count, last: moment(looks.last) },
        free: {
          ...voteView(freeVotes, freeVotesNeeded(game)),
          possible: canBeFreed(game, index + 1),
        },
        ...(!ended &&
          handOver &&
          isHeldBy(game, index + 1, device) &&
          now < handOver.until && { triesLeft: guessesLeft(handOver) }),
        ...(ended && clueIdsOfSeat(game, index + 1)),
      };
    }),
    hint: hintView(game),
    end: voteView(game.endVotes, endVotesNeeded(game)),
    you: numbers.filter(seat => isHeldBy(game, seat, device)),
    events: game.events.map(({ kind, seat, name, at, by }) => ({
      kind,
      seat,
      name,
      at: new Date(at).toISOString(),
      by,
    })),
    grade: gradeView(game),
    seedChosen: game.seedChosen,
    next: game.next,
    ...(ended && {
      habitat: placeView(habitatOf(game)),
      // The same words deal the first game of a map only: what came after it had to be another one.
      seed: game.before.length === 0 ? game.seed : null,
      ...(fairness && { fairness }),
    }),
  };
}

/** The hint as everybody may know it now. */
export function hintView(game: Game): HintView<Hint> {
  const shown = isHintShown(game);
  return {
    shown: shown ? [game.hint] : [],
    ...voteView(game.hintVotes, hintVotesNeeded(game)),
    available: !shown && !isEnded(game),
  };
}

const voteView = (voters: readonly SeatNumber[], needed: number): VoteView => ({
  votes: voters.length,
  voters,
  needed,
});

function gradeView(game: Game): GradeView | null {
  const { grade, players } = game;
  if (grade === null || players === 2) return null;
  const { length, evenness } = grade;
  const isTold = (word: GradeWord) => isEnded(game) || grade.early.includes(word);
  return {
    ...(isTold('length') && { length, turns: turnsToExpect(modeOf(game), players, length) }),
    ...(isTold('evenness') && { evenness }),
  };
}

const moment = (time: Time | null | undefined): Moment | null =>
  time == null ? null : new Date(time).toISOString();
