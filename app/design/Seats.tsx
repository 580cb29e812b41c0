'use client';

import { HoldButton } from '@/app/_seat/HoldButton';
import { Envelope } from '@/app/_seat/SealedClue';
import { ClueSlip } from '@/app/_seat/Slip';
import { useLongPress } from '@/app/_seat/useLongPress';
import { SeatCard } from '@/app/_table/Seats';
import { VoteDiscs } from '@/app/_table/VoteDiscs';
import type { SeatSummary, SeatView } from '@/lib/game/views/views';
import { Sample } from './Sample';

const VOTE = { votes: 2, voters: [1, 2], declined: [3], needed: 4 };

const ignore = () => {};

/** Seats and votes in their different states. */
export function Seats() {
  return (
    <>
      <Sample title="seat: you, here and looked, away, free, to be freed">
        <ul className="grid gap-2 grid-cols-[repeat(auto-fit,minmax(min(100%,9.25rem),1fr))]">
          {SEATS.map(seat => (
            <li key={seat.seat} className="grid min-w-0">
              <SeatCard
                code="KRWNQT"
                seat={seat}
                held={seat.seat === 1 ? 'you' : 'other'}
                isLost={false}
                isHard={seat.seat === 2}
                onTap={ignore}
              />
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="vote: agreed, not now, no answer yet">
        <VoteDiscs about="hint" seats={SEATS} vote={VOTE} />
      </Sample>
    </>
  );
}

const CLUE = {
  id: 'within-2-of-standing-stone',
  officialId: '',
  text: '',
  marked: '',
  short: '',
} as const;

const seat = (number: number, details: Partial<SeatSummary>): SeatSummary => ({
  seat: number,
  name: null,
  color: 'red',
  colors: [details.color ?? 'red'],
  claimed: true,
  connected: true,
  lastConnectedAt: EARLIER,
  looks: { phones: 0 },
  free: NO_VOTES,
  ...details,
});

const VIEW: SeatView = {
  code: 'KRWNQT',
  version: 1,
  dealNumber: 1,
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

/** Revealing a clue: seal, hold, look, let go. */
export function Secrets() {
  const hold = useLongPress();
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

const EARLIER = '2026-01-01T19:11:00.000Z';
const NO_VOTES = { votes: 0, voters: [], declined: [], needed: 2, possible: true };
const LOOKED = { phones: 1, count: 3, last: EARLIER };

/** Seats in every state. The first is this phone's own. */
const SEATS: readonly SeatSummary[] = [
  seat(1, { name: 'Ana' }),
  seat(2, { name: 'Bence', color: 'orange', looks: LOOKED }),
  seat(3, { name: 'Chiara', color: 'teal', connected: false }),
  seat(4, { color: 'purple', claimed: false, connected: false, lastConnectedAt: null }),
  seat(5, { name: 'Dov', color: 'pink', connected: false, free: { ...NO_VOTES, votes: 1 } }),
];
