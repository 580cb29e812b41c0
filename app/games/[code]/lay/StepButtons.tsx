'use client';

import { useTranslations } from 'use-intl';
import { useOpenQuestion } from '@/app/_table/useQuestions';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { LaidButton } from './LaidButton';
import type { LayStep } from './laySteps';

interface StepButtonsProps {
  readonly kind: LayStep['kind'] | undefined;
  readonly code: string;
  /** Nothing on the first step. */
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
}

/** Back, and on: at the thumb, however long the step is. A very low screen keeps its room. */
export function StepButtons({ kind, code, onBack, onNext }: StepButtonsProps) {
  const words = useTranslations('lay');
  const onwards = useOpenQuestion() === undefined ? 'primary' : 'plain';
  return (
    <div data-at-thumb="" className="buttons row-at-thumb">
      <Button disabled={onBack === undefined} onClick={onBack}>
        <span className="hidden @[17rem]:block">
          <Icon name="back" />
        </span>
        {words('back')}
      </Button>
      {kind === 'compare' ? (
        <LaidButton code={code} />
      ) : (
        <Button kind={onwards} onClick={onNext}>
          {words('next')}
        </Button>
      )}
    </div>
  );
}
