'use client';

import { useTranslations } from 'use-intl';
import { SeatDiscs } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import { Sheet } from '@/app/_ui/Sheet';
import { useErrorWords } from '@/app/_words/errorWords';
import { takeAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/board/players';
import type { SeatSummary } from '@/lib/game/views/views';
import { questionOn } from '@/lib/game/votes/motion';
import { focusNoticeBar } from './noticeFocus';
import { Looks, Presence } from './SeatState';
import { useSeatName } from './seatName';
import { useVote } from './useQuestionQueue';

/**
 * Another player's seat, and what to do if their phone is gone. A phone without a seat is probably that player's new
 * one; a phone with a seat is offered the vote to free the seat.
 */
export function OtherSeatSheet({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const words = useTranslations('table');
  const { code, players, you } = useTable(state => state.view);
  const name = useSeatName()(seat);
  return (
    <Sheet title={name} onClose={onClose}>
      <p className="flex items-center gap-3">
        <SeatDiscs seat={seat} className="size-12" smaller="size-10" />
        <span>
          <span className="block">
            <Presence seat={seat} />
          </span>
          <span className="block text-note text-soft">
            <Looks looks={seat.looks} />
          </span>
        </span>
      </p>
      <div className="grid gap-4">
        <section className={`${SECTION} ${you.length > 0 ? 'order-last' : ''}`}>
          <h3 className="min-w-0 flex-1 basis-28 font-semibold">{words('seatYours')}</h3>
          <ButtonLink href={takeAddress(code, seat.seat)} className="flex-1 basis-28 px-3">
            {words('moveHere')}
          </ButtonLink>
        </section>
        {players > 2 && <FreeSeat seat={seat} onAsked={onClose} />}
      </div>
      <Button onClick={onClose}>{words('done')}</Button>
    </Sheet>
  );
}

const SECTION = 'flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-rule pt-4';

interface FreeSeatProps {
  readonly seat: SeatSummary;
  /** Called after the vote has started; the question then shows on the page itself. */
  readonly onAsked: () => void;
}

/** Starts a vote of all other seats to free a seat whose phone is gone, or explains why that is impossible. */
function FreeSeat({ seat, onAsked }: FreeSeatProps) {
  const words = useTranslations('table');
  const votes = useTranslations('votes');
  const errors = useErrorWords();
  const name = useSeatName()(seat);
  const view = useTable(state => state.view);
  const vote = useVote();
  const [voter] = view.you;
  const motion = { about: 'free', seat: seat.seat } as const;
  const isAsked = questionOn(view, motion) !== undefined;

  async function ask(asker: SeatNumber) {
    if (!(await vote.cast(asker, { motion, answer: 'agree' }))) return;
    onAsked();
    focusNoticeBar();
  }

  const note = isAsked
    ? votes('isAsked')
    : seat.canBeFreed
      ? words('freeNote', { name })
      : errors('one-phone-cannot-free');
  return (
    <section aria-label={words('freeSeat')} className="grid gap-3 border-t border-rule pt-4">
      <h3 className="font-semibold">{words('phoneGone')}</h3>
      <p className="text-note text-soft">{voter === undefined ? votes('sitToAsk') : note}</p>
      {voter !== undefined && seat.canBeFreed && !isAsked && (
        <Button
          className="px-3"
          waiting={vote.isPending ? votes('sending') : undefined}
          onClick={() => ask(voter)}
        >
          {votes('askToFree')}
        </Button>
      )}
      <TroubleNote trouble={vote.trouble} />
    </section>
  );
}
