'use client';

import { useTable } from '@/app/_state/TableProvider';
import { AskButtons } from '@/app/_table/AskHintButton';
import { OnePhoneActions } from '@/app/_table/OnePhoneActions';
import { isPassAndPlay } from '@/app/_table/questions';
import { TablePage } from '@/app/_table/TablePage';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import { Printed } from './JoinCard';
import { LazyTableMap } from './LazyTableMap';
import { OrderLine } from './OrderLine';
import { useRecordLink } from './useRecordLink';
import { YourClue } from './YourClue';

/** The stage of play: the map, and whose turn it is. */
export function PlayStage({ head }: { readonly head: PageHeadProps }) {
  const isPassedAround = useTable(state => isPassAndPlay(state.view));
  const record = useRecordLink();
  return (
    <TablePage
      {...head}
      className="at-table"
      map={<LazyTableMap />}
      content={
        <>
          <OrderLine />
          <Printed />
        </>
      }
      actions={
        isPassedAround ? (
          <OnePhoneActions record={record} />
        ) : (
          <>
            <AskButtons>{record}</AskButtons>
            <YourClue />
          </>
        )
      }
    />
  );
}
