import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { RingSheet } from '@/app/_table/RingRow';
import { useSeatName } from '@/app/_table/seatName';
import type { Notice } from '@/app/_table/useNotices';
import { useSeatOrder } from '@/app/_table/useSeatOrder';
import { Button } from '@/app/_ui/Button';
import { orderOfCubes } from '@/lib/game/record/recordedOrder';
import { statedOrder } from '@/lib/game/seats/seatOrder';
import { isSameRing, seatOrder, type TurnOrder } from '@/lib/play/turnState';
import type { Recorder } from './useRecorder';

/**
 * What the first cubes tell of the order, for a turn: where nobody has said one, turns follow them; where one was said,
 * it is asked whether that was wrong. An order that somebody has put into the record ends both.
 */
export function useCubesOrder({ entries, interpreted }: Recorder): readonly Notice[] {
  const words = useTranslations('ring');
  const format = useFormatter();
  const seatName = useSeatName();
  const { players, order, seats } = useTable(state => state.view);
  const cubes = orderOfCubes({ players, record: entries });
  const said = statedOrder({ players, order });
  const isOver = interpreted.turn > 1 || entries.some(({ type }) => type === 'reseat');
  if (cubes === undefined || isOver || isSameRing(cubes, said ?? seatOrder(players))) return [];
  const names = format.list(cubes.flatMap(player => seats[player] ?? []).map(seatName), {
    type: 'unit',
  });
  const title = words(said ? 'cubesWent' : 'asCubes', { names });
  return [
    {
      key: 'cubes',
      tone: said ? 'question' : 'info',
      isQuestion: false,
      icon: 'turn',
      title,
      body: () => <CubesNote title={title} cubes={cubes} isAsked={said !== undefined} />,
    },
  ];
}

interface CubesNoteProps {
  readonly title: string;
  readonly cubes: TurnOrder;
  /** Whether another order was said before. */
  readonly isAsked: boolean;
}

function CubesNote({ title, cubes, isAsked }: CubesNoteProps) {
  const words = useTranslations('ring');
  const { setOrder } = useSeatOrder();
  const [isRingOpen, setRingOpen] = useState(false);
  return (
    <section className="notice">
      <h2>{title}</h2>
      <div className="answers">
        <Button onClick={() => setRingOpen(true)}>{words('no')}</Button>
        {isAsked && (
          <Button kind="primary" onClick={() => setOrder(cubes.map(player => player + 1))}>
            {words('yes')}
          </Button>
        )}
      </div>
      {isRingOpen && <RingSheet onClose={() => setRingOpen(false)} />}
    </section>
  );
}
