'use client';

import { useTranslations } from 'use-intl';
import type { Speaker } from '@/app/_words/say';

/** Says views on the phone itself: for pages that bring the words for clues and hints. */
export function useSpeaker(): Speaker {
  const sentence = useTranslations('clues.sentence');
  const short = useTranslations('clues.short');
  const hints = useTranslations('hints');
  return {
    clues: async () => ({ sentence: (clue, marks) => sentence.markup(clue, marks), short }),
    hints: async () => hints,
  };
}
