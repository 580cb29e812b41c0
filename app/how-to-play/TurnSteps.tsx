'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapDrawing } from '@/app/_map/MapDrawing';
import type { DrawnPiece } from '@/app/_map/Pieces';
import { CalmButton, CalmRow } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import { playerOfSeat, type SeatNumber } from '@/lib/board/players';
import { readStoredMap } from '@/lib/map/mapCode';
import { DRAWN, hex, VIEW } from './RulePictures';

const piece = (kind: DrawnPiece['kind'], seat: SeatNumber, name: string): DrawnPiece => ({
  kind,
  seat,
  color: (['red', 'orange', 'teal'] as const)[playerOfSeat(seat)] ?? 'red',
  hex: hex(name),
});

/** Two questions and a search, piece by piece, with the message that describes each. */
const STEPS = [
  ['disc', piece('disc', 2, 'E4')],
  ['cube', piece('cube', 3, 'G5')],
  ['penalty', piece('cube', 1, 'F6')],
  ['search', piece('disc', 1, 'F5')],
  ['joins', piece('disc', 2, 'F5')],
  ['stops', piece('cube', 3, 'F5')],
  ['penalty', piece('cube', 1, 'E6')],
] as const;

export type TurnStep = (typeof STEPS)[number][0];

const PIECES = STEPS.map(([, each]) => each);

interface TurnStepsProps {
  readonly mapCode: string;
  /** By step, the description of what happens. */
  readonly texts: Readonly<Record<TurnStep, string>>;
}

/** Three turns, one piece per step, on a part of the example map. */
export function TurnSteps({ mapCode, texts }: TurnStepsProps) {
  const layMessages = useTranslations('lay');
  const [step, setStep] = useState(0);
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const pieces = useMemo(() => PIECES.slice(0, step + 1), [step]);
  const text = texts[STEPS[step]?.[0] ?? 'disc'];
  const isLast = step === STEPS.length - 1;
  return (
    <div className="turn-steps">
      <MapDrawing map={map} label={text} view={VIEW} hexes={DRAWN} pieces={pieces} />
      <p aria-live="polite">{text}</p>
      <CalmRow>
        <CalmButton
          icon={<Icon name="back" />}
          aria-disabled={step === 0}
          onClick={() => setStep(Math.max(0, step - 1))}
        >
          {layMessages('back')}
        </CalmButton>
        <CalmButton
          icon={<Icon name="forward" />}
          aria-disabled={isLast}
          onClick={() => setStep(Math.min(STEPS.length - 1, step + 1))}
        >
          {layMessages('next')}
        </CalmButton>
      </CalmRow>
    </div>
  );
}
