import type { HintAnswer, SeatAnswer, TableAnswer } from '@/app/_api/tableAnswers';
import { MARKED, UNMARKED } from '@/app/_words/clueMarks';
import { getWords } from '@/app/_words/request';
import type { ClueId } from '@/lib/clues/clue';
import type { HintView, SeatView, TableView } from '@/lib/game/views/views';
import { officialName } from '@/lib/official/names';

/**
 * Adds the texts of clues and hints to answers, in the request's language. Most views have no clues or hints, so
 * messages are loaded only when needed.
 */

/** `answer` is the name of the answer's schema; a view without clues or hints is returned unchanged. */
export async function addTexts(answer: string, value: unknown): Promise<unknown> {
  switch (answer) {
    case 'Table':
      return addTableTexts(value as TableView);
    case 'Seat':
      return addSeatTexts(value as SeatView);
    case 'Hint': {
      const view = value as HintView;
      return { ...view, hint: await addHintText(view.hint) };
    }
    default:
      return value;
  }
}

export async function addTableTexts(view: TableView): Promise<TableAnswer> {
  const { seats } = view;
  const withTexts = seats.some(({ clue }) => clue) ? await clueTexts() : undefined;
  return {
    ...view,
    hint: await addHintText(view.hint),
    seats: seats.map(({ clue, clues, ...seat }) =>
      withTexts && clue && clues
        ? { ...seat, clue: withTexts(clue), clues: clues.map(withTexts) }
        : seat,
    ),
  };
}

async function addSeatTexts(view: SeatView): Promise<SeatAnswer> {
  const withTexts = await clueTexts();
  return { ...view, clue: withTexts(view.clue), clues: view.clues.map(withTexts) };
}

async function addHintText(hint: HintView['hint']): Promise<HintAnswer['hint']> {
  return hint && { ...hint, text: (await getWords('hints'))(hint.id) };
}

async function clueTexts() {
  const [sentence, short] = [await getWords('clues.sentence'), await getWords('clues.short')];
  return ({ id }: { readonly id: ClueId }) => ({
    id,
    officialId: officialName(id),
    text: sentence.markup(id, UNMARKED),
    short: short(id),
    marked: sentence.markup(id, MARKED),
  });
}
