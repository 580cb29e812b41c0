import type { Localizer } from '@/app/_words/localize';
import type { LocalizedCheck } from '@/app/_words/localizedViews';
import { getWords } from '@/app/_words/request';
import type { VerdictView } from '@/lib/game/views/verdictView';
import { officialName } from '@/lib/official/names';

/**
 * Says views in the language of whoever asks. It happens here and not on the page, so that a clue's words leave
 * the server with the clue alone.
 */
export const SERVER_LOCALIZER: Localizer = {
  async clues() {
    const [words, short] = [await getWords('clues.sentence'), await getWords('clues.short')];
    return { sentence: (clue, marks) => words.markup(clue, marks), short };
  },
  hints: () => getWords('hints'),
};

export const localizeCheck = (view: VerdictView): LocalizedCheck => ({
  ...view,
  clues: view.clues.map(clue => ({ ...clue, officialId: officialName(clue.id) })),
});
