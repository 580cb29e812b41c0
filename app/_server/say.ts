import { MARKED, UNMARKED } from '@/app/_words/clueMarks';
import { getWords } from '@/app/_words/request';
import type {
  SaidCheck,
  SaidClue,
  SaidHintView,
  SaidSeat,
  SaidSummary,
  SaidTable,
} from '@/app/_words/said';
import type { ClueId } from '@/lib/clues/clue';
import type { CheckView } from '@/lib/game/checkView';
import type { HintView, SeatSummary, SeatView } from '@/lib/game/views';
import { officialName } from '@/lib/official/names';
import type { Hint } from '@/lib/solver/hints';
import type { Table } from '@/lib/table/show';

/**
 * Says a view's clues and hints in the language of whoever asks. It happens here and not on the page, so
 * that a clue's words leave the server with the clue alone. Most views of a table hold neither: their
 * language is not even looked for, which takes a while.
 */
export async function saySeat(view: SeatView<ClueId>): Promise<SaidSeat> {
  const say = await clueSayer();
  return { ...view, clue: say(view.clue), clues: view.clues.map(say) };
}

export async function sayHint({ shown, ...vote }: HintView<Hint>): Promise<SaidHintView> {
  if (shown.length === 0) return { shown: [], ...vote };
  const words = await getWords('hints');
  return { shown: shown.map(id => ({ id, text: words(id) })), ...vote };
}

export const sayTable = async ({ hint, seats, ...view }: Table): Promise<SaidTable> => ({
  ...view,
  hint: await sayHint(hint),
  seats: await saySeats(seats),
});

export const sayCheck = (view: CheckView): SaidCheck => ({
  ...view,
  clues: view.clues.map(clue => ({ ...clue, officialId: officialName(clue.id) })),
});

async function saySeats(seats: readonly SeatSummary<ClueId>[]): Promise<readonly SaidSummary[]> {
  const areTold = seats.some(({ clues }) => clues !== undefined);
  const say = areTold ? await clueSayer() : undefined;
  return seats.map(({ clue, clues, ...seat }) => ({
    ...seat,
    ...(say && clue && { clue: say(clue) }),
    ...(say && clues && { clues: clues.map(say) }),
  }));
}

async function clueSayer(): Promise<(id: ClueId) => SaidClue> {
  const [words, short] = [await getWords('clues.sentence'), await getWords('clues.short')];
  return id => ({
    id,
    officialId: officialName(id),
    text: words.markup(id, UNMARKED),
    short: short(id),
    marked: words.markup(id, MARKED),
  });
}
