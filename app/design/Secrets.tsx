'use client';

import { ClueSlip } from '@/app/_seat/ClueSlip';
import { Envelope } from '@/app/_seat/Envelope';
import { HoldButton } from '@/app/_seat/HoldButton';
import { useHold } from '@/app/_seat/useHold';
import type { SaidSeat } from '@/app/_words/said';
import { Sample } from './Sample';
import { SEATS } from './seatSamples';

const CLUE = {
  id: 'within-2-of-standing-stone',
  officialId: '',
  text: '',
  marked: '',
  short: '',
} as const;
const VIEW: SaidSeat = {
  code: 'KRWNQT',
  version: 1,
  mode: 'normal',
  mapCode: '',
  phase: 'playing',
  seat: 2,
  name: 'Bence',
  color: 'orange',
  colors: ['orange'],
  clue: CLUE,
  clues: [CLUE],
};

const PHASES = ['filling', 'fetching', 'held', 'lost'] as const;

const ignore = () => {};

/** The ritual: seal, hold, look, let go. */
export function Secrets() {
  const hold = useHold();
  return (
    <>
      <Sample title="hold: to try, filling, fetching, held, lost, beside a question">
        <div className="grid gap-2">
          <HoldButton label="Hold to look" {...hold} />
          {PHASES.map(phase => (
            <HoldButton
              key={phase}
              label="Hold to look"
              phase={phase}
              press={ignore}
              release={ignore}
            />
          ))}
          <HoldButton label="Hold to look" phase="rest" isPlain press={ignore} release={ignore} />
        </div>
      </Sample>
      <Sample title="envelope, clue slip">
        {SEATS.slice(1, 2).map(seat => (
          <div key={seat.seat} className="h-52">
            <Envelope seat={seat} />
          </div>
        ))}
        <div className="mt-4 h-52">
          <ClueSlip view={VIEW} litCount={43} />
        </div>
      </Sample>
    </>
  );
}
