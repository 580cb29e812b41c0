'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ScaleBar } from '@/app/_map/ScaleBar';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { TableTabs } from '@/app/_table/TableTabs';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { stayAwake } from '@/app/_ui/stayAwake';
import { tableAddress } from '@/app/addresses';
import type { GameMap } from '@/lib/map/gameMap';
import { readStoredMap } from '@/lib/map/mapCode';
import { SLOTS, type Structure } from '@/lib/map/setup';
import { compareStep, wholeStep } from './CompareStep';
import { StepLayout, type StepPage, type StepParts } from './StepLayout';
import { structureStep } from './StructureStep';
import { tileStep } from './TileStep';

/** Changes the step in the address without a request, so that laying works offline. */
const goTo = (step: number) => window.history.pushState(null, '', `?step=${step}`);
const stepIn = (address: URLSearchParams, count: number) => parseStep(address.get('step'), count);

/** Laying the map: all of it at once, or one tile or structure at a time. */
export function LayScreen({ code, mapCode }: { code: string; mapCode: string }) {
  const words = useTranslations('lay');
  const text = { words, names: useTranslations('map'), format: useFormatter() };
  const [isTurned, setTurned] = useState(false);
  const [hasLaid, setHasLaid] = useState(false);
  useEffect(stayAwake, []);
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const steps = laySteps(map);
  const step = stepIn(useSearchParams(), steps.length);
  const current = steps[step - 1];
  // After fast taps the address is ahead of the rendered step, so it is read again.
  const goBy = (by: 1 | -1) =>
    goTo(stepIn(new URLSearchParams(window.location.search), steps.length) + by);
  const page: StepPage = {
    place: { page: 'lay', hasLaid },
    title: words('title'),
    note: step > 0 && words('step', { step: String(step), count: String(steps.length) }),
    back: { href: tableAddress(code), label: words('toTable') },
    tabs: <TableTabs />,
    progress: step > 0 && <ScaleBar parts={[SLOTS.length, map.structures.length, 1]} step={step} />,
    actions: (
      <StepButtons
        kind={current?.kind}
        code={code}
        hasLaid={hasLaid}
        onLaid={() => setHasLaid(true)}
        onBack={() => goBy(-1)}
        onNext={() => goBy(1)}
      />
    ),
  };
  function parts(): StepParts {
    switch (current?.kind) {
      case 'tile':
        return tileStep(text, map, current.slot);
      case 'structure':
        return structureStep(text, map, current);
      case 'compare':
        return compareStep(text, map, isTurned, setTurned);
      case undefined:
        return wholeStep(text, map);
    }
  }
  return <StepLayout page={page} {...parts()} />;
}

interface LaidButtonProps {
  readonly code: string;
  /** Whether this phone has marked the map as laid. */
  readonly hasLaid: boolean;
  readonly onLaid: () => void;
}

interface StepButtonsProps extends LaidButtonProps {
  /** `undefined` on the whole map, before the first step. */
  readonly kind: LayStep['kind'] | undefined;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** Back and next; the last step has "laid" instead of next, and the whole map has "laid" and the start of the steps. */
function StepButtons({ kind, onBack, onNext, ...laid }: StepButtonsProps) {
  const words = useTranslations('lay');
  if (kind === undefined)
    return (
      <div className="lay-buttons whole">
        <LaidButton {...laid} isPlain />
        <Button kind="primary" onClick={onNext}>
          {words('stepByStep')}
        </Button>
      </div>
    );
  return (
    <div className="lay-buttons">
      <Button onClick={onBack}>
        <span className="hidden @[17rem]:block">
          <Icon name="back" />
        </span>
        {words('back')}
      </Button>
      {kind === 'compare' ? (
        <LaidButton {...laid} />
      ) : (
        <Button kind="primary" onClick={onNext}>
          {words('next')}
        </Button>
      )}
    </div>
  );
}

/**
 * Marks the map as laid; the page redirects to the table once the view confirms that. If another phone marked it, this
 * is a link instead, so that a player who is still comparing stays on the page.
 */
function LaidButton(props: LaidButtonProps & { readonly isPlain?: boolean }) {
  const { code, hasLaid, onLaid, isPlain = false } = props;
  const words = useTranslations('lay');
  const isLaid = useTable(state => state.view.laid);
  const move = useMove();
  const kind = isPlain ? 'plain' : 'primary';

  function markLaid() {
    onLaid();
    void move.make('markMapLaid');
  }

  if (isLaid && !hasLaid) {
    return (
      <ButtonLink kind={kind} href={tableAddress(code)}>
        {words('toTable')}
      </ButtonLink>
    );
  }
  return (
    <div className="grid gap-2">
      <TroubleNote trouble={move.trouble} />
      <Button kind={kind} disabled={move.isPending || isLaid} onClick={markLaid}>
        {words('laid')}
      </Button>
    </div>
  );
}

/** A step of laying the map. */
type LayStep =
  | { readonly kind: 'tile'; readonly slot: number }
  | { readonly kind: 'structure'; readonly structure: Structure; readonly placed: number }
  | { readonly kind: 'compare' };

/** Six tiles in slot order, the structures in map-code order, then the comparison. */
export const laySteps = (map: GameMap): readonly LayStep[] => [
  ...SLOTS.map(slot => ({ kind: 'tile', slot }) as const),
  ...map.structures.map(
    (structure, index) => ({ kind: 'structure', structure, placed: index + 1 }) as const,
  ),
  { kind: 'compare' },
];

/** The step in an address, clamped to 0 to `count`. 0 is the whole map, also shown if the step is not a number. */
export function parseStep(text: string | null, count: number): number {
  const step = Number.parseInt(text ?? '', 10);
  return Number.isNaN(step) ? 0 : Math.min(Math.max(step, 0), count);
}
