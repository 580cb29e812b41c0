'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { calledHex } from '@/app/_table/calledHex';
import { useSeatName } from '@/app/_table/seatName';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SeatSummary } from '@/lib/game/views';
import { CallWords } from './CallWords';
import { SeatBanner } from './SeatBanner';
import { TurnMap } from './TurnMap';
import { TurnTitle } from './TurnTitle';
import type { Asked, useAsking } from './useAsking';

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
  const votes = useTranslations('votes');
  const name = useSeatName()(seat);
  const view = useTable(state => state.view);
  const { isWaiting, trouble } = asking;
  const agree = matter === 'hint' ? 'hint' : view.end.call?.found ? 'found' : 'nobody';
  return (
    <main className="pass">
      <div className="side">
        <SeatBanner seat={seat} />
        <TurnMap chosen={matter === 'end' ? calledHex(view) : undefined} />
      </div>
      <div className="told">
        <TurnTitle turn={words('asked', { turn, turns })} title={words(`ask.${agree}`, { name })}>
          {matter === 'hint' ? (
            words('hintNote', { needed: view.hint.needed, all: view.players })
          ) : (
            <CallWords />
          )}
        </TurnTitle>
        <TroubleNote trouble={trouble} />
      </div>
      <div className="foot">
        <Button kind="primary" disabled={isWaiting} onClick={() => onAnswer(true)}>
          {votes(`agree.${agree}`)}
        </Button>
        <Button disabled={isWaiting} onClick={() => onAnswer(false)}>
          {votes(`notNow.${matter}`)}
        </Button>
      </div>
    </main>
  );
}
