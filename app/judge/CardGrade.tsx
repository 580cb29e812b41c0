'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { turnWords } from '@/app/_table/turnWords';
import type { Clue } from '@/lib/clues/clue';
import { CLUE_COUNTS } from '@/lib/data/terms';
import type { GameMap } from '@/lib/map/gameMap';
import { evennessOf } from '@/lib/simulation/chances';
import { lengthOf, simulateTurns, turnsToExpect } from '@/lib/simulation/length';

/** How long a fair card lasts and how even its seats are, for one clue a player. */
export function CardGrade({ map, clues }: { map: GameMap; clues: readonly Clue[] }) {
  const words = useTranslations('table');
  const players = CLUE_COUNTS.find(count => count === clues.length);
  const grade = useMemo(() => {
    if (players === undefined) return undefined;
    const length = lengthOf(map, clues, simulateTurns(map, clues));
    return {
      length,
      turns: turnsToExpect(map.mode, players, length),
      evenness: evennessOf(map, clues),
    };
  }, [map, clues, players]);
  if (grade === undefined || players === undefined) return null;
  return (
    <p className="text-note text-soft">
      {words(`length.${grade.length}`, { players, ...turnWords(grade.turns) })}{' '}
      {words(`evenness.${grade.evenness}`)}
    </p>
  );
}
