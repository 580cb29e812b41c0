'use client';

import { LegendAtFoot } from '@/app/_map/LegendAtFoot';
import { useTable } from '@/app/_state/TableProvider';
import { AskHintButton } from '@/app/_table/AskHintButton';
import { FoundButton } from '@/app/_table/FoundButton';
import { OnePhoneActions } from '@/app/_table/OnePhoneActions';
import { goesRound } from '@/app/_table/questions';
import { Seats } from '@/app/_table/Seats';
import { AtThumb } from '@/app/_ui/AtThumb';
import { LaterTableMap } from './LaterTableMap';
import { Printed } from './Printed';
import { RecordLine } from './RecordLine';
import { SeatsLine } from './SeatsLine';
import { YourClue } from './YourClue';

/** The map leads, and everything else is a line, until somebody is away or something is asked. */
export function PlayMoment() {
  const you = useTable(state => state.view.you);
  const isPassed = useTable(state => goesRound(state.view));
  return (
    <>
      <div className="chart">
        <LaterTableMap />
      </div>
      <div className="doings">
        <div className="cards">
          <Seats />
        </div>
        <SeatsLine />
        <RecordLine />
        <Printed />
      </div>
      <AtThumb>
        {isPassed ? (
          <OnePhoneActions />
        ) : (
          <>
            {you.length > 0 && (
              <div className="asks">
                <AskHintButton />
                <FoundButton />
              </div>
            )}
            <YourClue />
          </>
        )}
      </AtThumb>
      <div className="legend">
        <LegendAtFoot />
      </div>
    </>
  );
}
