'use client';

import { useTranslations } from 'use-intl';
import type { GameRecord } from '@/lib/game/record';
import type { Following } from '@/lib/play/follow';
import type { LogLine } from './logLines';
import { useStepWords } from './useStepWords';

/** A line of the log in words: "Eva asked Chiara at E1: a cube. Eva paid on J3." */
export function useLineWords() {
  const words = useTranslations('record');
  const say = useStepWords();
  return ({ deeds }: LogLine, entries: GameRecord, { steps }: Following): string =>
    deeds
      .flatMap(deed => {
        const [entry, step] = [entries[deed], steps[deed]];
        return entry && step ? [say.deed(entry, step)] : [];
      })
      .reduce((before, after) => words('joined', { before, after }));
}
