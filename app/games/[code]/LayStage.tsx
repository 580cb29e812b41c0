'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { TablePage } from '@/app/_table/TablePage';
import { isFull } from '@/app/_table/tableFacts';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import { QrCode } from '@/app/_ui/QrCode';
import { layAddress, seatAddress, sitAddress } from '@/app/addresses';
import { formatGameCode } from '@/lib/game/gameCode';
import { EveningProgress } from './EveningProgress';
import { LazyTableMap } from './LazyTableMap';
import { LazyTableSheet } from './LazyTableSheet';
import { Printed, useJoinAddress } from './Poster';
import { SeatsLine } from './SeatsLine';

/** Laying the map comes first; the others can sit down meanwhile. */
export function LayStage({ head }: { readonly head: PageHeadProps }) {
  const words = useTranslations('stages');
  const table = useTranslations('table');
  const { code, mode, seats, you, onePhone } = useTable(state => state.view);
  const move = useMove();
  const [seat] = you;
  return (
    <TablePage
      {...head}
      map={<LazyTableMap />}
      content={
        <>
          <EveningProgress stage="lay" />
          {isFull(seats) ? <SeatsLine /> : !onePhone && <OthersRow />}
          <p className="text-center text-note text-soft">{words(`layTime.${mode}`)}</p>
          <Printed />
        </>
      }
      actions={
        <>
          <TroubleNote trouble={move.trouble} />
          <ButtonLink kind="primary" href={layAddress(code)}>
            {table('layMap')}
          </ButtonLink>
          <div className="flex flex-wrap justify-around gap-x-6">
            <Button kind="word" disabled={move.isPending} onClick={() => move.make('markMapLaid')}>
              {words('alreadyLaid')}
            </Button>
            {seat === undefined && !isFull(seats) && (
              <ButtonLink kind="word" href={sitAddress(code)}>
                {words('sitFirst')}
              </ButtonLink>
            )}
            {seat !== undefined && you.length === 1 && (
              <ButtonLink kind="word" href={seatAddress(code, seat)}>
                {words('yourClue')}
              </ButtonLink>
            )}
          </div>
        </>
      }
    />
  );
}

/** While the map is laid: shows that the others can already sit down, and opens the sheet with how to join. */
function OthersRow() {
  const words = useTranslations('stages');
  const code = useTable(state => state.view.code);
  const address = useJoinAddress();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="others-row border-y border-rule text-left print:hidden"
      >
        <span className="min-w-0 grow">
          {words.rich('othersCanSit', {
            code: () => <b className="whitespace-nowrap">{formatGameCode(code)}</b>,
          })}
        </span>
        <span className="size-11 shrink-0 rounded-tag bg-paper">
          {address && <QrCode text={address} border={1} className="size-11" />}
        </span>
        <Icon name="forward" />
      </button>
      {isOpen && <LazyTableSheet onClose={() => setOpen(false)} />}
    </>
  );
}
