import { getTranslations } from 'next-intl/server';
import { MARKED, UNMARKED } from '@/app/_words/clueMarks';
import type { ClueView, HintView, SeatSummary, SeatView, TableView } from '@/lib/game/views';

/**
 * Views are made in English; these say their clues and hints in the language of whoever asks. It
 * happens here and not on the page, so that a clue's words leave the server with the clue alone.
 */
export async function saySeat(view: SeatView): Promise<SeatView> {
  const say = await clueSayer();
  return { ...view, clue: say(view.clue), clues: view.clues.map(say) };
}

export async function sayHint<V extends HintView>(view: V): Promise<V> {
  const words = await getTranslations('hints');
  return { ...view, shown: view.shown.map(({ id }) => ({ id, text: words(id) })) };
}

export async function sayTable(view: TableView): Promise<TableView> {
  const say = await clueSayer();
  const saySummary = (seat: SeatSummary): SeatSummary => ({
    ...seat,
    ...(seat.clue && { clue: say(seat.clue) }),
    ...(seat.clues && { clues: seat.clues.map(say) }),
  });
  return { ...view, hint: await sayHint(view.hint), seats: view.seats.map(saySummary) };
}

async function clueSayer() {
  const words = await getTranslations('clues.sentence');
  return (clue: ClueView): ClueView => ({
    ...clue,
    text: words.markup(clue.id, UNMARKED),
    marked: words.markup(clue.id, MARKED),
  });
}
