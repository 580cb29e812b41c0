'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { Card, CardTitle } from '@/app/_ui/Card';
import { SeatDisc } from '@/app/_ui/SeatDisc';
import { useSeatName } from '@/app/_ui/seatName';
import { clueCount } from '@/lib/data/terms';
import type { FairnessView } from '@/lib/game/fairnessView';

/** After the end: how much each clue said, and what chance it gave. */
export function FairnessCard({ fairness }: { fairness: FairnessView }) {
  const words = useTranslations('table');
  const seatName = useSeatName();
  const { players, seats, seed } = useTable(state => state.view);
  const sets = fairness.fairSets[clueCount(players)];

  function tell({ covers, without, chance }: FairnessView['clues'][number], name: string) {
    const told = { name, count: covers, without, b };
    return chance === null
      ? words.rich('clueTold', told)
      : words.rich('clueToldWithChance', { ...told, chance });
  }

  return (
    <Card>
      <CardTitle>{words('fairness')}</CardTitle>
      <ul className="grid gap-2">
        {seats.map(seat => (
          <li key={seat.seat} className="flex items-center gap-3">
            <SeatDisc seat={seat.seat} color={seat.color} className="size-8 shrink-0" />
            <span className="text-note">
              {fairness.clues
                .filter(clue => clue.seat === seat.seat)
                .map((clue, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat's clues never move.
                  <span key={place} className="block">
                    {tell(clue, seatName(seat))}
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-note text-soft">{words('fairSets', { sets, players })}</p>
      {seed && <p className="text-note text-soft">{words.rich('seed', { seed, b })}</p>}
    </Card>
  );
}

const b = (words: ReactNode) => <strong>{words}</strong>;
