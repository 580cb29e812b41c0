import { useEffect, useEffectEvent, useState } from 'react';
import { useTable, useTableClient } from '@/app/_state/TableProvider';
import { isLost } from '@/app/_state/tableStore';
import { useMove } from '@/app/_state/useMove';
import type { SeatNumber } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import type { Playhead } from './Playhead';

const leaderOf = ({ lookBack, seats }: TableView) =>
  seats.find(({ seat }) => seat === lookBack?.seat);

/** Whether a lead counts when the replay is opened: not that of somebody whose phone is away. */
function isLed(view: TableView): boolean {
  const leader = leaderOf(view);
  return leader !== undefined && (leader.connected || view.you.includes(leader.seat));
}

/** The led step with which the replay opens, if any. */
export const useFirstLedStep = (): number | undefined =>
  useState(useTable(({ view }) => (isLed(view) ? view.lookBack?.step : undefined)))[0];

/**
 * One seat can lead the replay: the phones that have it open follow, until somebody moves their playhead themselves.
 * Returns the playhead to use, and what this phone can do about the lead.
 */
export function useLead(own: Playhead) {
  const view = useTable(state => state.view);
  const { lookBack, you } = view;
  const { frameIndex, go } = own;
  const move = useMove();
  const leader = leaderOf(view);
  const isLeaderHere = leader !== undefined && you.includes(leader.seat);
  /** Of the tabs of one phone, the one that leads. */
  const [isLeading, setLeading] = useState(isLeaderHere);
  const leads = isLeaderHere && isLeading;
  useSentSteps(leads ? leader.seat : undefined, frameIndex);

  const [isAlone, setAlone] = useState(leader !== undefined && !isLed(view));
  const isLedByNobody = leader === undefined;
  useEffect(() => {
    if (isLedByNobody) setAlone(false);
  }, [isLedByNobody]);
  const follows = leader !== undefined && !leads && !isAlone;
  const ledStep = follows ? lookBack?.step : undefined;
  useEffect(() => {
    if (ledStep !== undefined) go(ledStep);
  }, [ledStep, go]);

  const breakAway = () => setAlone(leader !== undefined && !leads);
  const lead = (seat: SeatNumber | undefined, step: number | null) =>
    move.make('leadLookBack', { body: { seat: seat ?? 0, step, starts: step !== null } });
  return {
    leader,
    leads,
    follows,
    isPending: move.isPending,
    trouble: move.trouble,
    async start() {
      setLeading(true);
      // Until the table has it, somebody else may lead, whom this phone must not follow first.
      if (await lead(you[0], frameIndex)) setAlone(false);
    },
    end: () => void lead(leader?.seat, null),
    follow: () => setAlone(false),
    breakAway,
    playhead: {
      ...own,
      go(to: number) {
        breakAway();
        go(to);
      },
      toggle() {
        breakAway();
        own.toggle();
      },
    },
  };
}

export type Lead = ReturnType<typeof useLead>;

/** A step is sent once it has lasted so long; after a failure, later. */
const SETTLED_MILLISECONDS = 250;
const RETRY_MILLISECONDS = 2000;

/** While the seat leads: sends the newest step, one at a time. Leaving the replay ends the lead. */
function useSentSteps(seat: SeatNumber | undefined, step: number): void {
  const client = useTableClient();
  const ledStep = useTable(({ view }) => view.lookBack?.step);
  const isOffline = useTable(isLost);
  const { make, isPending, trouble } = useMove();
  const [sent, setSent] = useState(ledStep);
  const begin = useEffectEvent(() => setSent(ledStep));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a lead begins with its seat.
  useEffect(() => begin(), [seat]);
  const send = useEffectEvent(async (newest: number) => {
    if (seat === undefined) return;
    const isSent = await make('leadLookBack', { body: { seat, step: newest, starts: false } });
    setSent(isSent ? newest : undefined);
  });
  const isDue = seat !== undefined && step !== sent && !isPending && !isOffline;
  const wait = trouble === undefined ? SETTLED_MILLISECONDS : RETRY_MILLISECONDS;
  useEffect(() => {
    if (!isDue) return;
    const settled = setTimeout(() => send(step), wait);
    return () => clearTimeout(settled);
  }, [isDue, step, wait]);

  const end = useEffectEvent(() => {
    if (seat === undefined) return;
    void client.ask('leadLookBack', { body: { seat, step: null, starts: false } });
  });
  useEffect(() => () => end(), []);
}
