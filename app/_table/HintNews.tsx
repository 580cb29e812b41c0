'use client';

import { useTranslations } from 'use-intl';
import { NewsRow } from './NewsRow';
import type { QuestionNewsProps } from './QuestionNews';
import { useHintNews } from './useHintNews';
import { useKept } from './useKept';

/** The hint that the table wanted. */
export function HintNews({ isStill }: QuestionNewsProps) {
  const words = useTranslations('votes');
  const { hint, isShown, putAway } = useHintNews();
  const shown = useKept(isShown ? hint : undefined, isStill);
  return (
    shown && (
      <NewsRow about="hint" title={words('hint')} onRead={putAway}>
        {shown.text}
      </NewsRow>
    )
  );
}
