'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { AskButtons } from '@/app/_table/AskHintButton';
import { TablePage } from '@/app/_table/TablePage';
import { calledHex } from '@/app/_table/tableFacts';
import { Icon } from '@/app/_ui/Icon';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import { PageLink } from '@/app/_ui/PageLink';
import { comparedMapAddress } from '@/app/addresses';
import { JoinCard } from './JoinCard';
import { LazyTableMap } from './LazyTableMap';
import { OrderLine } from './OrderLine';
import { useRecordLink } from './useRecordLink';
import { YourClue } from './YourClue';

/** The stage in which others join: how to join, and which seats are free. */
export function SitStage({ head }: { readonly head: PageHeadProps }) {
  const record = useRecordLink();
  const hasCalledSpace = useTable(({ view }) => calledHex(view) !== undefined);
  return (
    <TablePage
      {...head}
      className={hasCalledSpace ? 'at-table' : 'at-table at-sit'}
      map={
        <>
          {/* On a phone, the join card and this line replace the map and its line, except during a vote on a space. */}
          <LaidLine />
          <LazyTableMap />
          <JoinCard />
        </>
      }
      content={<OrderLine />}
      actions={
        <>
          <AskButtons>{record}</AskButtons>
          <YourClue />
        </>
      }
    />
  );
}

/** Says that the map is laid, and links to it. */
function LaidLine() {
  const words = useTranslations('stages');
  const code = useTable(state => state.view.code);
  return (
    <PageLink href={comparedMapAddress(code)} className="laid-line">
      <span className="min-w-0 grow">{words('mapLaid')}</span>
      <Icon name="forward" className="size-5" />
    </PageLink>
  );
}
