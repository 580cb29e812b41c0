'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { AskButtons } from '@/app/_table/AskHintButton';
import { OnePhoneActions } from '@/app/_table/OnePhoneActions';
import { isPassAndPlay } from '@/app/_table/questions';
import { Seats } from '@/app/_table/Seats';
import { useSeatName } from '@/app/_table/seatName';
import { TablePage } from '@/app/_table/TablePage';
import { Icon } from '@/app/_ui/Icon';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import { PageLink } from '@/app/_ui/PageLink';
import { recordAddress } from '@/app/addresses';
import { interpretView } from '@/lib/game/record/recordView';
import { LazyTableMap } from './LazyTableMap';
import { Printed } from './Poster';
import { SeatsLine } from './SeatsLine';
import { YourClue } from './YourClue';

/** Mostly the map; everything else takes one line until a player is away or a question is open. */
export function PlayStage({ head }: { readonly head: PageHeadProps }) {
  const isPassedAround = useTable(state => isPassAndPlay(state.view));
  return (
    <TablePage
      {...head}
      className="in-play"
      map={<LazyTableMap />}
      content={
        <>
          <div className="cards">
            <Seats />
          </div>
          <SeatsLine />
          <RecordLine />
          <Printed />
        </>
      }
      actions={
        isPassedAround ? (
          <OnePhoneActions />
        ) : (
          <>
            <AskButtons />
            <YourClue />
          </>
        )
      }
    />
  );
}

/** Link to the recorded board, with its piece count; before recording starts, a discreet offer to start. */
function RecordLine() {
  const words = useTranslations('record');
  const { code, record, players, order, seats, you } = useTable(state => state.view);
  const seatName = useSeatName();
  const interpreted = useMemo(
    () => (record ? interpretView({ record, players, order }) : undefined),
    [record, players, order],
  );
  if (interpreted === undefined && you.length === 0) return null;
  const seat = interpreted?.player === undefined ? undefined : seats[interpreted.player];
  return (
    <PageLink href={recordAddress(code)} className="record-line">
      <span className="min-w-0 grow">
        {interpreted ? (
          <>
            <b>{words('title')}</b> · {words('count', { count: interpreted.board.pieces.length })}
            {seat && ` · ${words('turnOf', { who: seatName(seat) })}`}
          </>
        ) : (
          words('keep')
        )}
      </span>
      <Icon name="forward" />
    </PageLink>
  );
}
