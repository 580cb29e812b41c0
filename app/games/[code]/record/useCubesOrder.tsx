import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { RingSheet } from '@/app/_table/RingRow';
import { useSeatName } from '@/app/_table/seatName';
import type { Notice } from '@/app/_table/useNotices';
import { useSeatOrder } from '@/app/_table/useSeatOrder';
import { Button } from '@/app/_ui/Button';
import { impliedOrder } from '@/lib/game/record/recordedOrder';
import { statedOrder } from '@/lib/game/seats/seatOrder';
import { isSameRing, seatOrder, type TurnOrder } from '@/lib/play/turnState';
import type { Recorder } from './useRecorder';

/**
 * For one turn, shows the seating order implied by the first cubes. If no order was entered, turns follow it; otherwise
 * the notice asks whether the entered one was wrong. An order entered into the record ends both.
 */
export function useCubesOrder({ entries, interpreted }: Recorder): readonly Notice[] {
  const words = useTranslations('ring');
  const format = useFormatter();
  const seatName = useSeatName();
  const { players, order, seats } = useTable(state => state.view);
  const cubes = impliedOrder({ players, record: entries });
  const stated = statedOrder({ players, order });
  const isOver = interpreted.turn > 1 || entries.some(({ type }) => type === 'reseat');
  if (cubes === undefined || isOver || isSameRing(cubes, stated ?? seatOrder(players))) return [];
  const names = format.list(cubes.flatMap(player => seats[player] ?? []).map(seatName), {
    type: 'unit',
  });
  const title = words(stated ? 'cubesWent' : 'asCubes', { names });
  return [
    {
      key: 'cubes',
      tone: stated ? 'question' : 'info',
      icon: 'turn',
      title,
      body: () => <CubesNote title={title} cubes={cubes} isQuestioned={stated !== undefined} />,
    },
  ];
}

interface CubesNoteProps {
  readonly title: string;
  readonly cubes: TurnOrder;
  /** Whether another order was entered before. */
  readonly isQuestioned: boolean;
}

function CubesNote({ title, cubes, isQuestioned }: CubesNoteProps) {
  const words = useTranslations('ring');
  const { setOrder } = useSeatOrder();
  const [isRingOpen, setRingOpen] = useState(false);
  return (
    <section className="notice">
      <h2>{title}</h2>
      <div className="answers">
        <Button onClick={() => setRingOpen(true)}>{words('no')}</Button>
        {isQuestioned && (
          <Button kind="primary" onClick={() => setOrder(cubes.map(player => player + 1))}>
            {words('yes')}
          </Button>
        )}
      </div>
      {isRingOpen && <RingSheet onClose={() => setRingOpen(false)} />}
    </section>
  );
}
