import { useTranslations } from 'use-intl';
import { RadioOption, RowTick } from '@/app/_ui/Choice';
import type { Assist } from '@/lib/game/votes/assist';

interface HelpChoiceProps {
  readonly name: string;
  readonly levels: readonly Assist[];
  readonly value: Assist;
  readonly onChange: (level: Assist) => void;
}

/** Radio buttons for levels of help, one row each with its name and description. */
export function HelpChoice({ name, levels, value, onChange }: HelpChoiceProps) {
  const words = useTranslations('assist');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-soft">{words('howMuch')}</legend>
      <div className="rounded-card border-[1.5px] border-edge bg-(--control-ground,var(--color-sheet))">
        {levels.map(level => (
          <RadioOption
            key={level}
            name={name}
            checked={level === value}
            onChoose={() => onChange(level)}
            shape="row"
            className="flex min-h-14 items-center gap-3 px-3 py-1"
          >
            <span className="min-w-0 grow wrap-anywhere hyphens-auto">
              <span className="block font-display text-lead leading-tight font-semibold">
                {words(`name.${level}`)}
              </span>
              <span className="block text-note font-normal text-soft">
                {words(`does.${level}`)}
              </span>
            </span>
            <RowTick />
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}
