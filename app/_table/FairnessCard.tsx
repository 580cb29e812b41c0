'use client';

import { useTable } from '@/app/_state/TableProvider';
import { Card, CardTitle } from '@/app/_ui/Card';
import { SeatDisc } from '@/app/_ui/SeatDisc';
import { seatName } from '@/app/_ui/seatName';
import { clueCount } from '@/lib/data/terms';
import type { FairnessView } from '@/lib/game/fairnessView';

/** After the end: how much each clue said, and what chance it gave. */
export function FairnessCard({ fairness }: { fairness: FairnessView }) {
  const { players, seats, seed } = useTable(state => state.view);
  const sets = fairness.fairSets[clueCount(players)];
  return (
    <Card>
      <CardTitle>How fair it was</CardTitle>
      <ul className="grid gap-2">
        {seats.map(seat => (
          <li key={seat.seat} className="flex items-center gap-3">
            <SeatDisc seat={seat.seat} color={seat.color} className="size-8 shrink-0" />
            <span className="text-note">
              <strong>{seatName(seat)}</strong>:{' '}
              {fairness.clues
                .filter(clue => clue.seat === seat.seat)
                .map(clueWords)
                .join(' ')}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-note text-soft">
        One of {sets.toLocaleString('en')} fair sets of clues on this map for {players} players.
      </p>
      {seed && (
        <p className="text-note text-soft">
          Its seed was <strong>{seed}</strong>: type it at another table to race this deal.
        </p>
      )}
    </Card>
  );
}

function clueWords({ covers, without, chance }: FairnessView['clues'][number]): string {
  const told = `fits ${covers} spaces; without it ${without} would have been left.`;
  return chance === null ? told : `${told} A ${percent(chance)} chance to win.`;
}

const percent = (chance: number): string => `${Math.round(100 * chance)}\u202F%`;
