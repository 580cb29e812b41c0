'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { calledHex } from '@/app/_table/calledHex';
import { useSeatName } from '@/app/_table/seatName';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SeatSummary } from '@/lib/game/views';
import { SeatBanner } from './SeatBanner';
import { TurnMap } from './TurnMap';
import { TurnTitle } from './TurnTitle';
import type { Asked, useAsking } from './useAsking';
import { useAskWords } from './useAskWords';

interface AskTurnProps {
  readonly matter: Asked;
  readonly seat: SeatSummary;
  readonly turn: number;
  readonly turns: number;
  readonly asking: ReturnType<typeof useAsking>;
  readonly onAnswer: (agrees: boolean) => void;
}

/** One person's answer, given without knowing the others'. */
export function AskTurn({ matter, seat, turn, turns, asking, onAnswer }: AskTurnProps) {
  const words = useTranslations('pass');
  const name = useSeatName()(seat);
  const view = useTable(state => state.view);
  const { isWaiting, trouble } = asking;
  const said = useAskWords(matter, name);
  return (
    <main className="pass">
      <div className="side">
        <SeatBanner seat={seat} />
        <TurnMap chosen={matter === 'end' ? calledHex(view) : undefined} />
      </div>
      <div className="told">
        <TurnTitle turn={words('asked', { turn, turns })} title={said.title}>
          {said.note}
        </TurnTitle>
        <TroubleNote trouble={trouble} />
      </div>
      <div className="foot">
        <Button kind="primary" disabled={isWaiting} onClick={() => onAnswer(true)}>
          {said.agree}
        </Button>
        <Button disabled={isWaiting} onClick={() => onAnswer(false)}>
          {said.notNow}
        </Button>
      </div>
    </main>
  );
}
