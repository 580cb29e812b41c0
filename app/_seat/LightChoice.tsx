import { useTranslations } from 'use-intl';
import { Choice } from '@/app/_ui/Choice';
import { LIGHTS, type Light } from './light';

export function LightChoice(props: { value: Light; onChange: (light: Light) => void }) {
  const words = useTranslations('seat');
  const options = LIGHTS.map(value => ({
    value,
    label: <span className="text-base">{words(`light.${value}`)}</span>,
  }));
  return (
    // What is asked stands beside the answers, where a legend cannot be put.
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p aria-hidden="true" className="grow basis-24 text-note font-semibold text-soft">
        {words('whichLight')}
      </p>
      <div className="grow-[3] basis-[13.5rem]">
        <Choice
          legend={words('whichLight')}
          isLegendHidden
          name="light"
          options={options}
          {...props}
        />
      </div>
    </div>
  );
}
