'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { createChange } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { NewsDot } from '@/app/_table/NewsDot';
import { TableMap } from '@/app/_table/TableMap';
import { TablePage } from '@/app/_table/TablePage';
import { TableTabs } from '@/app/_table/TableTabs';
import { TableBoard } from '@/app/_table/tableBoard';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import { PageLink } from '@/app/_ui/PageLink';
import { passAddress, seatAddress, tableAddress } from '@/app/addresses';
import { interpretView } from '@/lib/game/record/recordView';
import type { Hex } from '@/lib/map/hexSet';
import { RecordParts } from './RecordParts';
import { useIsRecorded } from './useRecorder';

/** The board on the table, where everyone can enter the pieces placed on it. */
export function RecordScreen({ first }: { readonly first: Hex | undefined }) {
  const words = useTranslations('record');
  const { code, record, phase } = useTable(state => state.view);
  const isRecorded = useIsRecorded();
  const head: PageHeadProps = {
    title: words('title'),
    note: record !== null && <TurnNote />,
    back: { href: tableAddress(code), label: words('toTable') },
    mark: phase === 'playing' && <OwnClueLink />,
    tabs: <TableTabs />,
  };
  if (!isRecorded) return <StartCard head={head} />;
  return (
    <TableBoard>
      <RecordParts head={head} first={first} />
    </TableBoard>
  );
}

/** "turn 5", below the page's title. */
function TurnNote() {
  const words = useTranslations('record');
  const { record, players, order } = useTable(state => state.view);
  const { turn, nextStep } = useMemo(
    () => interpretView({ record, players, order }),
    [record, players, order],
  );
  if (nextStep.kind === 'earlier') return words('earlier');
  return turn === 0 ? words('sharing') : words('turn', { turn });
}

/** A link to the reader's clue, with a dot if a piece is wrong; on a shared phone, to the round of looks. */
function OwnClueLink() {
  const words = useTranslations('stages');
  const pass = useTranslations('pass');
  const { code, you, seats } = useTable(state => state.view);
  const [seat] = you;
  if (seat === undefined) return null;
  const isShared = you.length > 1;
  return (
    <PageLink href={isShared ? passAddress(code) : seatAddress(code, seat)} className="to-clue">
      <Icon name="envelope" />
      <span className="sr-only">{isShared ? pass('lookAgain') : words('yourClue')}</span>
      {seats.some(each => each.hasWrongPiece) && <NewsDot />}
    </PageLink>
  );
}

/** Shown until someone starts a record: its purpose, and the start button. */
function StartCard({ head }: { readonly head: PageHeadProps }) {
  const words = useTranslations('record');
  const assistWords = useTranslations('assist');
  const { code, you, phase, assist, dealNumber } = useTable(state => state.view);
  const move = useMove();
  const [seat] = you;
  const canStart = seat !== undefined && phase === 'playing';
  return (
    <TablePage
      {...head}
      map={<TableMap />}
      content={
        <>
          <h2 className="font-display text-head font-semibold">
            {words(canStart ? 'keep' : 'notKept')}
          </h2>
          {canStart && <p className="text-soft">{words('keepNote')}</p>}
          <p className="text-note text-soft">
            {assistWords('line', { level: assistWords(`as.${assist}`) })}
          </p>
        </>
      }
      actions={
        <>
          <TroubleNote trouble={move.trouble} />
          {canStart ? (
            <Button
              kind="primary"
              waiting={move.isPending ? words('starting') : undefined}
              onClick={() =>
                move.send(
                  createChange({ type: 'record', seat, dealNumber, request: { type: 'start' } }),
                )
              }
            >
              {words('start')}
            </Button>
          ) : (
            <ButtonLink href={tableAddress(code)}>{words('toTable')}</ButtonLink>
          )}
        </>
      }
    />
  );
}
