'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { Icon } from '@/app/_ui/Icon';
import { AT_THUMB } from '@/app/_ui/thumb';
import type { LayStep } from './laySteps';

interface StepButtonsProps {
  readonly kind: LayStep['kind'] | undefined;
  readonly table: string;
  /** Nothing on the first step. */
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
}

/** Back, and on: at the thumb, however long the step is. A very low screen keeps its room. */
export function StepButtons({ kind, table, onBack, onNext }: StepButtonsProps) {
  const words = useTranslations('lay');
  return (
    <div
      data-at-thumb=""
      className={`grid grid-cols-[1fr_2fr] gap-[12px] pb-3 wide:col-start-2 wide:self-start ${AT_THUMB}`}
    >
      <Button className="px-[12px]!" disabled={onBack === undefined} onClick={onBack}>
        <span className="hidden @[17rem]:block">
          <Icon name="back" />
        </span>
        {words('back')}
      </Button>
      {kind === 'compare' ? (
        <ButtonLink kind="primary" href={table} className="px-[12px]!">
          {words('toTable')}
        </ButtonLink>
      ) : (
        <Button kind="primary" className="px-[12px]!" onClick={onNext}>
          {words('next')}
        </Button>
      )}
    </div>
  );
}
