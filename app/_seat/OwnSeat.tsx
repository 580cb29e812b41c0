'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LegendAtFoot } from '@/app/_map/LegendAtFoot';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { useSeatName } from '@/app/_table/seatName';
import { TableTabs } from '@/app/_table/TableTabs';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { later } from '@/app/_ui/later';
import { Message } from '@/app/_ui/Message';
import { PageHead } from '@/app/_ui/PageHead';
import { tableAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views';
import { FaceDownNote } from './FaceDownNote';
import { HoldButton } from './HoldButton';
import { LightChoice } from './LightChoice';
import { LookNote } from './LookNote';
import { type Light, litAlone } from './light';
import { SealedClue } from './SealedClue';
import { SeatMenu } from './SeatMenu';
import { useSealedClue } from './useSealedClue';

/**
 * The map takes the height that is left, and keeps its shape: only its frame gives way. On a low screen
 * it gives way to what lights spaces near the chosen one, too.
 */
const MAP_ROOM =
  'narrow:@container narrow:flex narrow:grow narrow:flex-col narrow:*:flex narrow:*:grow narrow:*:flex-col narrow:[&_[data-large]]:min-h-[min(172px,25dvh,46vw)] narrow:[&_[data-large]]:max-h-[calc((100cqw+1rem)*361/402)] narrow:[&_[data-large]]:grow narrow:[&_[data-large]]:basis-0 narrow:[&_[data-large]]:self-center narrow:[@media(max-height:799px)]:[&_[data-near]]:min-h-0';

/** On a small screen the head is low, and its words have all the room that the buttons leave. */
const HEAD =
  'wide:contents max-[374px]:[&>header>div]:grid-cols-[30px_1fr_74px] [@media(max-height:719px)]:[&>header>div]:min-h-14 [@media(max-height:719px)]:[&>header>div]:py-1';

/** Where not all fits, with large letters or on a small screen, what is held comes first. */
const BEFORE_MAP =
  'narrow:@max-[18.5rem]:order-first narrow:[@media(max-height:599px)]:order-first';
const BEFORE_MAP_OF_TWO =
  'narrow:@max-[18.5rem]:order-first narrow:[@media(max-height:799px)]:order-first';
const LAST = 'wide:order-last';

const HintNews = later(async () => (await import('./HintNews')).HintNews);
const SeatMap = later(async () => (await import('./SeatMap')).SeatMap);

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
  const table = tableAddress(code);
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col px-4 pb-3 min-[600px]:max-w-180 wide:page-wide wide:beside-map wide:grid-rows-[repeat(3,auto)_1fr]">
      <div className={HEAD}>
        <PageHead
          title={name}
          note={words('only', { seat: seat.seat })}
          back={{ href: table, label: words('toTable') }}
          mark={phase === 'playing' && <SeatMenu seat={seat} />}
          tabs={<TableTabs here={seat.seat} />}
        />
      </div>
      <div className="@container flex grow flex-col gap-3 [@media(max-height:719px)]:gap-2 wide:contents">
        <div className="grid gap-2 empty:hidden wide:col-start-2 wide:row-start-3 wide:mb-3">
          <Connection />
          {phase === 'playing' && <HintNews />}
        </div>
        <div
          className={`${MAP_ROOM} wide:sticky wide:top-2 wide:row-span-3 wide:row-start-2 wide:self-start`}
        >
          <SeatMap clues={look?.ok ? look.value : undefined} only={only} />
        </div>
        {phase === 'ended' ? (
          <div className="grid content-start gap-4 wide:col-start-2 wide:row-start-4">
            <Message kind="news" title={words('ended')}>
              {words('endedNote')}
            </Message>
            <ButtonLink kind="primary" href={table}>
              {words('toTable')}
            </ButtonLink>
          </div>
        ) : (
          <div className="contents wide:col-start-2 wide:row-start-4 wide:flex wide:min-w-0 wide:flex-col wide:gap-3">
            <div className={isForTwo ? BEFORE_MAP_OF_TWO : BEFORE_MAP}>
              <SealedClue seat={seat} look={look} longestClue={longestClue} only={only} />
            </div>
            <div className={isForTwo ? `${LAST} [@media(max-height:799px)]:order-last` : LAST}>
              <LookNote seat={seat} isOpen={look?.ok === true} />
              {seat.looks.count > 0 && <FaceDownNote isOpen={look?.ok === true} />}
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
            <div className="order-last hidden grow pb-3 wide:grid">
              <LegendAtFoot />
            </div>
          </div>
        )}
      </div>
    </main>
  );
}
