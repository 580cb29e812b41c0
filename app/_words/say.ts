import type { ClueId } from '@/lib/clues/clue';
import type { HintView, SeatSummary, SeatView } from '@/lib/game/views';
import { officialName } from '@/lib/official/names';
import type { Hint } from '@/lib/solver/hints';
import type { Table } from '@/lib/table/show';
import { MARKED, UNMARKED } from './clueMarks';
import type { SaidClue, SaidHintView, SaidSeat, SaidSummary, SaidTable } from './said';

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
export interface Speaker {
  clues(): Promise<ClueWords>;
  hints(): Promise<(hint: Hint) => string>;
}

/** Views as they are told to people: with their clues and hints in words. */
export async function saySeat(view: SeatView<ClueId>, speaker: Speaker): Promise<SaidSeat> {
  const say = sayClue(await speaker.clues());
  return { ...view, clue: say(view.clue), clues: view.clues.map(say) };
}

export async function sayHint(
  { shown, ...vote }: HintView<Hint>,
  speaker: Speaker,
): Promise<SaidHintView> {
  if (shown.length === 0) return { shown: [], ...vote };
  const words = await speaker.hints();
  return { shown: shown.map(id => ({ id, text: words(id) })), ...vote };
}

export const sayTable = async (
  { hint, seats, ...view }: Table,
  speaker: Speaker,
): Promise<SaidTable> => ({
  ...view,
  hint: await sayHint(hint, speaker),
  seats: await saySeats(seats, speaker),
});

async function saySeats(
  seats: readonly SeatSummary<ClueId>[],
  speaker: Speaker,
): Promise<readonly SaidSummary[]> {
  const areTold = seats.some(({ clues }) => clues !== undefined);
  const say = areTold ? sayClue(await speaker.clues()) : undefined;
  return seats.map(({ clue, clues, ...seat }) => ({
    ...seat,
    ...(say && clue && { clue: say(clue) }),
    ...(say && clues && { clues: clues.map(say) }),
  }));
}

const sayClue =
  ({ sentence, short }: ClueWords) =>
  (id: ClueId): SaidClue => ({
    id,
    officialId: officialName(id),
    text: sentence(id, UNMARKED),
    short: short(id),
    marked: sentence(id, MARKED),
  });
