'use client';

import { useTranslations } from 'use-intl';
import { makeChange } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { TableMap } from '@/app/_table/TableMap';
import { AtThumb } from '@/app/_ui/AtThumb';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { useInBrowser } from '@/app/_ui/inBrowser';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { tableAddress } from '@/app/addresses';

/** Nobody records until somebody starts it: what it is for, and the button that does. */
export function StartCard() {
  const words = useTranslations('record');
  const assistWords = useTranslations('assist');
  const { code, you, phase, assist } = useTable(state => state.view);
  const move = useMove();
  // What is pressed before this has come alive would be lost.
  const isAlive = useInBrowser();
  const [seat] = you;
  const canStart = seat !== undefined && phase === 'playing';
  return (
    <div className="parts gives-way">
      <div className="chart">
        <TableMap />
      </div>
      <AtThumb>
        <h2 className="font-display text-head font-semibold">
          {words(canStart ? 'keep' : 'notKept')}
        </h2>
        {canStart && <p className="text-soft">{words('keepNote')}</p>}
        <p className="mb-2 text-note text-soft">
          {assistWords('line', { level: assistWords(`as.${assist.level}`) })}
        </p>
        <TroubleNote trouble={move.trouble} />
        {canStart ? (
          <Button
            kind="primary"
            disabled={!isAlive}
            waiting={move.isWaiting ? words('starting') : undefined}
            onClick={() =>
              move.make(makeChange({ does: 'record', seat, recording: { does: 'start' } }))
            }
          >
            {words('start')}
          </Button>
        ) : (
          <ButtonLink href={tableAddress(code)}>{words('toTable')}</ButtonLink>
        )}
      </AtThumb>
    </div>
  );
}
