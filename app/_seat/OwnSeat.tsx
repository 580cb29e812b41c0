'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { later } from '@/app/_ui/later';
import { Message } from '@/app/_ui/Message';
import { PageHead } from '@/app/_ui/PageHead';
import { useSeatName } from '@/app/_ui/seatName';
import type { SeatSummary } from '@/lib/game/views';
import { HoldButton } from './HoldButton';
import { LightChoice } from './LightChoice';
import { LookNote } from './LookNote';
import { type Light, litAlone } from './light';
import { SealedClue } from './SealedClue';
import { SeatMenu } from './SeatMenu';
import { useSealedClue } from './useSealedClue';

/** The map takes the height that is left, and keeps its shape: only its frame gives way. */
const MAP_ROOM =
  '@container flex grow flex-col *:flex *:grow *:flex-col [&_[data-large]]:min-h-[min(172px,25dvh,46vw)] [&_[data-large]]:max-h-[calc((100cqw+1rem)*361/402)] [&_[data-large]]:grow [&_[data-large]]:basis-0 [&_[data-large]]:self-center';

/** On a small screen the head is low, and its words have all the room that the buttons leave. */
const HEAD =
  'max-[374px]:[&>header>div]:grid-cols-[30px_1fr_74px] [@media(max-height:719px)]:[&>header>div]:min-h-14 [@media(max-height:719px)]:[&>header>div]:py-1';

/** Where not all fits, with large letters or on a small screen, what is held comes first. */
const BEFORE_MAP =
  'max-[899px]:@max-[18.5rem]:order-first max-[899px]:[@media(max-height:599px)]:order-first';
const BEFORE_MAP_OF_TWO =
  'max-[899px]:@max-[18.5rem]:order-first max-[899px]:[@media(max-height:799px)]:order-first';
const LAST = 'min-[900px]:order-last';

const HintNews = later(async () => (await import('./HintNews')).HintNews);
const SeatMap = later(async () => (await import('./SeatMap')).SeatMap, 'atOnce');

interface OwnSeatProps {
  readonly seat: SeatSummary;
  /** Blanked. */
  readonly longestClue: string;
}

/** One player's clue: sealed, and open only while it is held open. All of it on one screen. */
export function OwnSeat({ seat, longestClue }: OwnSeatProps) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  const { code, phase, players } = useTable(state => state.view);
  const [light, setLight] = useState<Light>('both');
  const { hold, look } = useSealedClue(seat.seat);
  const only = litAlone(light);
  const isForTwo = players === 2;
  const table = `/games/${code}`;
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col min-[600px]:max-w-180 px-4 pb-3 min-[900px]:max-w-320 min-[900px]:px-8">
      <div className={HEAD}>
        <PageHead
          title={name}
          note={words('only', { seat: seat.seat })}
          back={{ href: table, label: words('toTable') }}
          mark={phase === 'playing' && <SeatMenu seat={seat} />}
        />
      </div>
      <div className="@container flex grow flex-col gap-x-8 gap-y-3 min-[900px]:grid min-[900px]:grid-cols-[minmax(0,1fr)_25rem] min-[900px]:grid-rows-[auto_1fr] min-[900px]:*:row-start-2 [@media(max-height:719px)]:gap-y-2">
        <div className="grid gap-2 empty:hidden min-[900px]:col-span-2 min-[900px]:row-start-1!">
          <Connection />
          {phase === 'playing' && <HintNews />}
        </div>
        <div className={MAP_ROOM}>
          <SeatMap clues={look?.ok ? look.value : undefined} only={only} />
        </div>
        {phase === 'ended' ? (
          <div className="grid content-start gap-4">
            <Message kind="news" title={words('ended')}>
              {words('endedNote')}
            </Message>
            <ButtonLink kind="primary" href={table}>
              {words('toTable')}
            </ButtonLink>
          </div>
        ) : (
          <div className="contents min-[900px]:flex min-[900px]:flex-col min-[900px]:gap-3">
            <div className={isForTwo ? BEFORE_MAP_OF_TWO : BEFORE_MAP}>
              <SealedClue seat={seat} look={look} longestClue={longestClue} only={only} />
            </div>
            <div className={isForTwo ? `${LAST} [@media(max-height:799px)]:order-last` : LAST}>
              <LookNote seat={seat} isOpen={look?.ok === true} />
            </div>
            {isForTwo && (
              <div className={BEFORE_MAP_OF_TWO}>
                <LightChoice value={light} onChange={setLight} />
              </div>
            )}
            {/* At the thumb, also where the page is longer than the screen. */}
            <div className="sticky bottom-3 grid">
              <HoldButton {...hold} label={words('holdToLook')} />
            </div>
          </div>
        )}
      </div>
    </main>
  );
}
