'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ScaleBar } from '@/app/_map/ScaleBar';
import { LostSeatMessage } from '@/app/_table/LostSeatMessage';
import { ToQuestion } from '@/app/_table/ToQuestion';
import { VoteBanner } from '@/app/_table/VoteBanner';
import { PageHead } from '@/app/_ui/PageHead';
import { stayAwake } from '@/app/_ui/stayAwake';
import { tableAddress } from '@/app/addresses';
import { readStoredMap } from '@/lib/map/mapCode';
import { SLOTS } from '@/lib/map/setup';
import { CompareStep } from './CompareStep';
import { laySteps, parseStep } from './laySteps';
import { StepButtons } from './StepButtons';
import { StructureStep } from './StructureStep';
import { TileStep } from './TileStep';

/** Steps change the address without asking the server: laying goes on where there is no network. */
const goTo = (step: number) => window.history.pushState(null, '', `?step=${step}`);
const stepIn = (address: URLSearchParams, count: number) => parseStep(address.get('step'), count);

/** From the box to the map, one thing at a time. */
export function LayScreen({ code, mapCode }: { code: string; mapCode: string }) {
  const words = useTranslations('lay');
  useEffect(stayAwake, []);
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const steps = laySteps(map);
  const step = stepIn(useSearchParams(), steps.length);
  const current = steps[step - 1];
  // Who taps faster than the page is drawn goes on from where the last tap led.
  const goBy = (by: 1 | -1) =>
    goTo(stepIn(new URLSearchParams(window.location.search), steps.length) + by);
  return (
    <main className="map-page lay">
      <ToQuestion />
      <div>
        <PageHead
          title={words('title')}
          note={words('step', { step: String(step), count: String(steps.length) })}
          back={{ href: tableAddress(code), label: words('toTable') }}
        />
        <LostSeatMessage />
        <VoteBanner />
        <ScaleBar parts={[SLOTS.length, map.structures.length, 1]} step={step} />
      </div>
      <div className="step">
        {current?.kind === 'tile' && <TileStep key={step} map={map} slot={current.slot} />}
        {current?.kind === 'structure' && <StructureStep map={map} {...current} />}
        {current?.kind === 'compare' && <CompareStep map={map} />}
        <StepButtons
          kind={current?.kind}
          code={code}
          onBack={step === 1 ? undefined : () => goBy(-1)}
          onNext={() => goBy(1)}
        />
      </div>
    </main>
  );
}
