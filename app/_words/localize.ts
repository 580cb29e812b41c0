import type { ClueId } from '@/lib/clues/clue';
import type { HintView, SeatSummary, SeatView } from '@/lib/game/views/views';
import { officialName } from '@/lib/official/names';
import type { Hint } from '@/lib/solver/hints';
import type { UnlocalizedTable } from '@/lib/table/showTable';
import { MARKED, UNMARKED } from './clueMarks';
import type {
  LocalizedClue,
  LocalizedHintView,
  LocalizedSeat,
  LocalizedSummary,
  LocalizedTable,
} from './localizedViews';

type Marks = typeof MARKED;

/** The words for clues, in one language. */
export interface ClueWords {
  sentence(clue: ClueId, marks: Marks): string;
  short(clue: ClueId): string;
}

/**
 * Where the words come from. They are asked for only where a view holds a clue or a hint: most views of a
 * table hold neither, and on a server it takes a while to look for somebody's language.
 */
export interface Localizer {
  clues(): Promise<ClueWords>;
  hints(): Promise<(hint: Hint) => string>;
}

/** Views as they are told to people: with their clues and hints in words. */
async function localizeSeat(view: SeatView<ClueId>, localizer: Localizer): Promise<LocalizedSeat> {
  const say = localizeClue(await localizer.clues());
  return { ...view, clue: say(view.clue), clues: view.clues.map(say) };
}

async function localizeHint(
  { shown, ...vote }: HintView<Hint>,
  localizer: Localizer,
): Promise<LocalizedHintView> {
  if (shown.length === 0) return { shown: [], ...vote };
  const words = await localizer.hints();
  return { shown: shown.map(id => ({ id, text: words(id) })), ...vote };
}

/** What a call about a table answers, by the name of its answer: all but tables, seats and hints is the same in words. */
export function localizeAnswer(
  answer: string,
  value: unknown,
  localizer: Localizer,
): Promise<unknown> {
  switch (answer) {
    case 'Table':
      return localizeTable(value as UnlocalizedTable, localizer);
    case 'Seat':
      return localizeSeat(value as SeatView<ClueId>, localizer);
    case 'HintVote':
      return localizeHint(value as HintView<Hint>, localizer);
    default:
      return Promise.resolve(value);
  }
}

export const localizeTable = async (
  { hint, seats, ...view }: UnlocalizedTable,
  localizer: Localizer,
): Promise<LocalizedTable> => ({
  ...view,
  hint: await localizeHint(hint, localizer),
  seats: await localizeSeats(seats, localizer),
});

async function localizeSeats(
  seats: readonly SeatSummary<ClueId>[],
  localizer: Localizer,
): Promise<readonly LocalizedSummary[]> {
  const areTold = seats.some(({ clues }) => clues !== undefined);
  const say = areTold ? localizeClue(await localizer.clues()) : undefined;
  return seats.map(({ clue, clues, ...seat }) => ({
    ...seat,
    ...(say && clue && { clue: say(clue) }),
    ...(say && clues && { clues: clues.map(say) }),
  }));
}

const localizeClue =
  ({ sentence, short }: ClueWords) =>
  (id: ClueId): LocalizedClue => ({
    id,
    officialId: officialName(id),
    text: sentence(id, UNMARKED),
    short: short(id),
    marked: sentence(id, MARKED),
  });
