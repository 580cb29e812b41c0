'use client';

import { useTranslations } from 'use-intl';
import { NewsRow } from './NewsRow';
import type { QuestionNewsProps } from './QuestionNews';
import { useAssistNews } from './useAssistNews';
import { useKept } from './useKept';

/** That all have agreed to another level of help: told once to each phone. */
export function AssistNews({ isStill }: QuestionNewsProps) {
  const words = useTranslations('assist');
  const { level, putAway } = useAssistNews();
  const told = useKept(level, isStill);
  return (
    told !== undefined && (
      <NewsRow about="assist" title={words('title')} onRead={putAway}>
        {words('changed', { level: words(`as.${told}`) })}
      </NewsRow>
    )
  );
}
