'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { Icon } from '@/app/_ui/Icon';
import { later } from '@/app/_ui/later';
import { PageHead } from '@/app/_ui/PageHead';
import { ScaleBar } from '@/app/_ui/ScaleBar';
import { readStoredMap } from '@/lib/map/mapCode';
import { SLOTS } from '@/lib/map/setup';
import { laySteps, parseStep } from './laySteps';
import { TileStep } from './TileStep';

const StructureStep = later(async () => (await import('./StructureStep')).StructureStep);
const CompareStep = later(async () => (await import('./CompareStep')).CompareStep);

/** Steps change the address without asking the server: laying goes on where there is no network. */
const goTo = (step: number) => window.history.pushState(null, '', `?step=${step}`);

/** From the box to the map, one thing at a time. */
export function LayScreen({ code, mapCode }: { code: string; mapCode: string }) {
  const words = useTranslations('lay');
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const steps = laySteps(map);
  const step = parseStep(useSearchParams().get('step'), steps.length);
  const current = steps[step - 1];
  const table = `/games/${code}`;
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col gap-4 px-4 pb-6">
      <div>
        <PageHead
          title={words('title')}
          note={words('step', { step: String(step), count: String(steps.length) })}
          back={{ href: table, label: words('toTable') }}
        />
        <ScaleBar parts={[SLOTS.length, map.structures.length, 1]} step={step} />
      </div>
      {current?.kind === 'tile' && <TileStep key={step} map={map} slot={current.slot} />}
      {current?.kind === 'structure' && <StructureStep map={map} {...current} />}
      {current?.kind === 'compare' && <CompareStep map={map} />}
      <div className="mt-auto grid grid-cols-[1fr_2fr] gap-3">
        <Button disabled={step === 1} onClick={() => goTo(step - 1)}>
          <Icon name="back" />
          {words('back')}
        </Button>
        {current?.kind === 'compare' ? (
          <ButtonLink kind="primary" href={table}>
            {words('toTable')}
          </ButtonLink>
        ) : (
          <Button kind="primary" onClick={() => goTo(step + 1)}>
            {current?.kind === 'tile' ? words('laid') : words('placed')}
          </Button>
        )}
      </div>
    </main>
  );
}
