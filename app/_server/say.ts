import { getWords } from '@/app/_words/request';
import type { SaidCheck } from '@/app/_words/said';
import type { Speaker } from '@/app/_words/say';
import type { CheckView } from '@/lib/game/checkView';
import { officialName } from '@/lib/official/names';

/**
 * Says views in the language of whoever asks. It happens here and not on the page, so that a clue's words leave
 * the server with the clue alone.
 */
export const SERVER_SPEAKER: Speaker = {
  async clues() {
    const [words, short] = [await getWords('clues.sentence'), await getWords('clues.short')];
    return { sentence: (clue, marks) => words.markup(clue, marks), short };
  },
  hints: () => getWords('hints'),
};

export const sayCheck = (view: CheckView): SaidCheck => ({
  ...view,
  clues: view.clues.map(clue => ({ ...clue, officialId: officialName(clue.id) })),
});
