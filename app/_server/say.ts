import { getTranslations } from 'next-intl/server';
import { MARKED, UNMARKED } from '@/app/_words/clueMarks';
import type { ClueView, HintView, SeatSummary, SeatView, TableView } from '@/lib/game/views';

/**
 * Views are made in English; these say their clues and hints in the language of whoever asks. It
 * happens here and not on the page, so that a clue's words leave the server with the clue alone.
 * Most views of a table hold neither: their language is not even looked for, which takes a while.
 */
export async function saySeat(view: SeatView): Promise<SeatView> {
  const say = await clueSayer();
  return { ...view, clue: say(view.clue), clues: view.clues.map(say) };
}

export async function sayHint<V extends HintView>(view: V): Promise<V> {
  if (view.shown.length === 0) return view;
  const words = await getTranslations('hints');
  return { ...view, shown: view.shown.map(({ id }) => ({ id, text: words(id) })) };
}

export const sayTable = async (view: TableView): Promise<TableView> => ({
  ...view,
  hint: await sayHint(view.hint),
  seats: await saySeats(view.seats),
});

async function saySeats(seats: readonly SeatSummary[]): Promise<readonly SeatSummary[]> {
  if (!seats.some(({ clue, clues }) => clue ?? clues)) return seats;
  const say = await clueSayer();
  return seats.map(seat => ({
    ...seat,
    ...(seat.clue && { clue: say(seat.clue) }),
    ...(seat.clues && { clues: seat.clues.map(say) }),
  }));
}

async function clueSayer() {
  const words = await getTranslations('clues.sentence');
  return (clue: ClueView): ClueView => ({
    ...clue,
    text: words.markup(clue.id, UNMARKED),
    marked: words.markup(clue.id, MARKED),
  });
}
