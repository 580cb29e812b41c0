import { type SeatNumber, seatAt, seatNumbersOf, seatOfPlayer } from '../../board/players';
import { formatClue } from '../../clues/clue';
import { expectedTurns } from '../../simulation/length';
import { redealCounts } from '../deal/redeal';
import {
  cluesOfSeat,
  colorsOfSeat,
  type Game,
  habitatOf,
  isEnded,
  isHeldBy,
  modeOf,
  seatOf,
} from '../game';
import type { GradeWord } from '../limits';
import { hasWrongPiece } from '../record/gameRecord';
import { currentOrder, entriesOf, recordedTable } from '../record/recordedOrder';
import { recordView } from '../record/recordView';
import { seatsToTakeHard } from '../seats/hardEnvelope';
import type { DeviceId, Looks, Time } from '../seats/seat';
import { guessesLeft } from '../seats/seatMoves';
import { stageOf } from '../stage';
import { finderOf } from '../votes/finder';
import { type Miss, provenSpace } from '../votes/misses';
import { canBeFreed } from '../votes/motionRules';
import { eventView } from './eventView';
import { questionViews, shownHint } from './questionView';
import {
  type FairnessView,
  type GradeView,
  type Instant,
  type LooksView,
  type MissView,
  type Presence,
  placeView,
  type SeatView,
  type TableView,
} from './views';

/** The requesting device, the known presence, and the current time. */
interface ViewContext {
  readonly device: DeviceId | undefined;
  readonly presence: Presence;
  readonly now: Time;
  /** Fairness of the deal; included only once the game has ended. */
  readonly fairness?: FairnessView;
}

/** The table as the requesting device may see it. */
export function tableView(game: Game, { device, presence, now, fairness }: ViewContext): TableView {
  const ended = isEnded(game);
  const you = seatNumbersOf(game.players).filter(seat => isHeldBy(game, seat, device));
  const holdsOneSeat = !ended && you.length === 1;
  return {
    code: game.code,
    version: game.version,
    dealNumber: game.dealNumber,
    mode: modeOf(game),
    players: game.players,
    mapCode: game.mapCode,
    phase: isEnded(game) ? 'ended' : 'playing',
    stage: stageOf(game),
    laid: game.laid,
    onePhone: game.onePhone,
    signals: game.signals,
    startedAt: instant(game.startedAt),
    endedAt: instant(game.endedAt),
    round: game.round,
    seats: game.seats.map(({ color, holder, looks, handOver }, index) => {
      const seat = seatAt(index);
      const seen = holder ? presence.get(holder.device) : undefined;
      return {
        seat,
        name: holder?.name ?? null,
        color,
        colors: colorsOfSeat(game, seat),
        claimed: holder !== null,
        connected: seen !== undefined && seen.connectedUntil > now,
        lastConnectedAt: instant(seen?.seenAt),
        looks: looksView(looks),
        canBeFreed: canBeFreed(game, seat),
        ...(!ended &&
          handOver &&
          isHeldBy(game, seat, device) &&
          now < handOver.until && { triesLeft: guessesLeft(handOver) }),
        ...(holdsOneSeat &&
          isHeldBy(game, seat, device) &&
          // Otherwise entering pieces and reading this would reveal a clue without a look by this phone.
          looks.phones.includes(device ?? '') &&
          hasWrongPiece(game, seat) && { hasWrongPiece: true as const }),
        ...(ended && cluesView(game, seat)),
      };
    }),
    order: game.order,
    ring: currentOrder(recordedTable(game))?.map(seatOfPlayer) ?? null,
    starter: game.starter,
    hard: game.hard,
    questions: questionViews(game),
    hint: shownHint(game),
    finder: finderOf(game),
    misses: game.misses.map(missView),
    assist: game.assist,
    record: game.record && recordView(entriesOf(game)),
    you,
    can: canView(game),
    events: game.events.flatMap(event => eventView(game, event, now) ?? []),
    grade: gradeView(game),
    seedChosen: game.seedChosen,
    next: game.next,
    ...(ended && {
      habitat: placeView(habitatOf(game)),
      // A seed reproduces only the first game on a map: later games exclude the sets dealt before.
      seed: game.earlierSets.length === 0 ? game.seed : null,
      ...(fairness && { fairness }),
    }),
  };
}

/** What the rules allow, as the moves apply them. Reads nothing secret. */
function canView(game: Game): TableView['can'] {
  const space = provenSpace(game);
  return {
    redeal: redealCounts(game),
    hard: seatsToTakeHard(game),
    call: space === null ? null : placeView(space),
  };
}

const missView = (miss: Miss): MissView => ({
  space: placeView(miss.space),
  by: miss.by,
  name: miss.name,
  at: new Date(miss.at).toISOString(),
  recorded: miss.isRecorded,
  looked: miss.looked,
});

const looksView = ({ count, last, phones }: Looks): LooksView => ({
  phones: phones.length,
  count,
  last: instant(last),
});

function gradeView(game: Game): GradeView | null {
  const { grade, players } = game;
  if (grade === null || players === 2) return null;
  const { length, evenness } = grade;
  const isPublic = (word: GradeWord) => isEnded(game) || grade.early.includes(word);
  return {
    ...(isPublic('length') && { length, turns: expectedTurns(modeOf(game), players, length) }),
    ...(isPublic('evenness') && { evenness }),
  };
}

const instant = (time: Time | null | undefined): Instant | null =>
  time == null ? null : new Date(time).toISOString();

/** The seat's private view; `undefined` both for a missing seat and for one that the device does not hold. */
export function seatView(
  game: Game,
  number: SeatNumber,
  device: DeviceId | undefined,
): SeatView | undefined {
  const seat = seatOf(game, number);
  if (seat === undefined || !isHeldBy(game, number, device)) return undefined;
  return {
    code: game.code,
    version: game.version,
    dealNumber: game.dealNumber,
    mode: modeOf(game),
    mapCode: game.mapCode,
    phase: isEnded(game) ? 'ended' : 'playing',
    seat: number,
    name: seat.holder?.name ?? null,
    color: seat.color,
    colors: colorsOfSeat(game, number),
    ...cluesView(game, number),
  };
}

/** The seat's first clue, under the field that every game has, and all its clues. */
function cluesView(game: Game, seat: SeatNumber): Pick<SeatView, 'clue' | 'clues'> {
  const clues = cluesOfSeat(game, seat).map(clue => ({ id: formatClue(clue) }));
  const [clue] = clues;
  if (clue === undefined) throw new Error(`a game has no clue for seat ${seat}`);
  return { clue, clues };
}
