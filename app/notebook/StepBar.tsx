import { useTranslations } from 'use-intl';
import { goTo, STEPS, type Step } from './boardAlone';

interface StepBarProps {
  readonly step: Step;
  /** Whether there is a map: the steps after it can be gone to only then. */
  readonly hasMap: boolean;
}

/** Map, players, pieces: where one is, and the way to each. */
export function StepBar({ step, hasMap }: StepBarProps) {
  const words = useTranslations('deduce');
  return (
    <nav aria-label={words('steps')} className="step-bar">
      {STEPS.map((each, index) => (
        <button
          key={each}
          type="button"
          disabled={!hasMap && each !== 'map'}
          aria-current={each === step ? 'step' : undefined}
          onClick={() => goTo(each)}
        >
          <span className="tabular">{index + 1}</span> {words(`step.${each}`)}
        </button>
      ))}
    </nav>
  );
}
