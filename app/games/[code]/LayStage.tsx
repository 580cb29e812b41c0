'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { TablePage } from '@/app/_table/TablePage';
import { isFull } from '@/app/_table/tableFacts';
import { ButtonLink } from '@/app/_ui/Button';
import { CalmButton, CalmLink, CalmRow } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import { QrCode } from '@/app/_ui/QrCode';
import { Row, Rows } from '@/app/_ui/Row';
import { layAddress, seatAddress, sitAddress } from '@/app/addresses';
import { formatGameCode } from '@/lib/game/gameCode';
import { Printed, useJoinAddress } from './JoinCard';
import { LazyTableMap } from './LazyTableMap';
import { LazyTableSheet } from './LazyTableSheet';
import { OrderLine } from './OrderLine';

/** The stage in which the map is laid; others can already sit down. */
export function LayStage({ head }: { readonly head: PageHeadProps }) {
  const words = useTranslations('stages');
  const table = useTranslations('table');
  const { code, mode, seats, you, onePhone } = useTable(state => state.view);
  const move = useMove();
  const [seat] = you;
  return (
    <TablePage
      {...head}
      className="at-table"
      map={<LazyTableMap />}
      content={
        <>
          {isFull(seats) ? <OrderLine /> : !onePhone && <OthersRow />}
          <p className="text-center text-note text-soft">{words(`layTime.${mode}`)}</p>
          <Printed />
        </>
      }
      actions={
        <>
          <TroubleNote trouble={move.trouble} />
          <CalmRow>
            <CalmButton
              icon={<Icon name="check" />}
              aria-disabled={move.isPending}
              onClick={() => move.isPending || move.make('markMapLaid')}
            >
              {words('alreadyLaid')}
            </CalmButton>
            {seat === undefined && !isFull(seats) && (
              <CalmLink icon={<Icon name="hand" />} href={sitAddress(code)}>
                {words('sitFirst')}
              </CalmLink>
            )}
            {seat !== undefined && you.length === 1 && (
              <CalmLink icon={<Icon name="envelope" />} href={seatAddress(code, seat)}>
                {words('yourClue')}
              </CalmLink>
            )}
          </CalmRow>
          <ButtonLink kind="primary" href={layAddress(code)}>
            {table('layMap')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Shows that and how others can already sit down. */
function OthersRow() {
  const words = useTranslations('stages');
  const code = useTable(state => state.view.code);
  const address = useJoinAddress();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="print:hidden">
        <Rows>
          <Row
            mark={
              <span className="size-11 shrink-0 rounded-tag bg-paper">
                {address && <QrCode text={address} border={1} className="size-11" />}
              </span>
            }
            title={words.rich('othersCanSit', {
              code: () => <span className="whitespace-nowrap">{formatGameCode(code)}</span>,
            })}
            onClick={() => setOpen(true)}
          />
        </Rows>
      </div>
      {isOpen && <LazyTableSheet first="code" onClose={() => setOpen(false)} />}
    </>
  );
}
