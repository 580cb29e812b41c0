'use client';

import { useTranslations } from 'use-intl';
import { LegendAtFoot } from '@/app/_map/LegendAtFoot';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { useOpenQuestion } from '@/app/_table/useQuestions';
import { AtThumb } from '@/app/_ui/AtThumb';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { layAddress, seatAddress, sitAddress } from '@/app/addresses';
import { LaterTableMap } from './LaterTableMap';
import { OthersRow } from './OthersRow';
import { Printed } from './Printed';
import { SeatsLine } from './SeatsLine';
import { isFull } from './seatsState';
import { Trail } from './Trail';

/** The map comes first; the others may sit down meanwhile. */
export function LayMoment() {
  const words = useTranslations('moments');
  const table = useTranslations('table');
  const { code, mode, seats, you, onePhone } = useTable(state => state.view);
  const move = useMove();
  const isAsked = useOpenQuestion() !== undefined;
  const [seat] = you;
  return (
    <>
      <Trail moment="lay" />
      <div className="chart">
        <LaterTableMap />
      </div>
      <div className="doings">
        {isFull(seats) ? <SeatsLine /> : !onePhone && <OthersRow />}
        <Printed />
      </div>
      <AtThumb>
        <TroubleNote trouble={move.trouble} />
        <p className="pb-1 text-center text-note text-soft">{words(`layTime.${mode}`)}</p>
        <ButtonLink kind={isAsked ? 'plain' : 'primary'} href={layAddress(code)}>
          {table('layMap')}
        </ButtonLink>
        <div className="flex flex-wrap justify-around gap-x-6">
          <Button
            kind="quiet"
            disabled={move.isWaiting}
            onClick={() => move.make(client => client.markLaid())}
          >
            {words('alreadyLaid')}
          </Button>
          {seat === undefined && !isFull(seats) && (
            <ButtonLink kind="quiet" href={sitAddress(code)}>
              {words('sitFirst')}
            </ButtonLink>
          )}
          {seat !== undefined && you.length === 1 && (
            <ButtonLink kind="quiet" href={seatAddress(code, seat)}>
              {words('yourClue')}
            </ButtonLink>
          )}
        </div>
      </AtThumb>
      <div className="legend">
        <LegendAtFoot />
      </div>
    </>
  );
}
