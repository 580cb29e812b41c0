'use client';

import { useTranslations } from 'use-intl';
import { structureWords } from '@/app/_map/words';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import type { DealChoices } from '../_state/dealChoices';
import { type DealTrouble, moveOnMap } from './dealGame';

interface DealRefusalProps {
  readonly trouble: DealTrouble;
  /** Alternatives besides the one on the main button. */
  readonly others: readonly Alternative[];
  readonly onTake: (alternative: Alternative) => void;
}

/** Why the deal failed, and the closest possible deals. */
export function DealRefusal({ trouble, others, onTake }: DealRefusalProps) {
  return (
    <div ref={bringIntoView} className="grid gap-2">
      <TroubleNote trouble={trouble} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {others.map(other => (
          <Button key={other.label} className="grow" onClick={() => onTake(other)}>
            {other.label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Scrolls to the refusal: the deal button is at the bottom of the screen, wherever the page is scrolled to. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });

/** A change of the choices that makes a deal possible. */
export interface Alternative {
  readonly label: string;
  readonly change: Partial<DealChoices>;
}

const NO_WISHES = { length: 'any', seats: 'any' } as const;

/** Alternatives after a refusal. The first keeps most of the group's choices and map. */
export function useAlternatives(
  trouble: DealTrouble | undefined,
  mapCode: string | null,
): Alternative[] {
  const words = useTranslations('new');
  const mapMessages = useTranslations('map');
  if (trouble === undefined) return [];
  const { code, players = [], move } = trouble;
  const moved = move && mapCode !== null ? moveOnMap(mapCode, move) : undefined;
  const alternatives: (Alternative | false | undefined)[] = [
    code === 'map-without-wish' && { label: words('dealWithoutWishes'), change: NO_WISHES },
    move &&
      moved !== undefined && {
        label: words('moveStructure', {
          structure: structureWords(mapMessages, move),
          space: move.to,
        }),
        change: { mapCode: moved },
      },
    (code === 'map-without-wish' || code === 'map-without-fair-deal') && {
      label: words('takeNewMap'),
      change: { mapCode: null },
    },
    ...players.map(count => ({
      label: words('playWith', { count: String(count) }),
      change: { players: count },
    })),
  ];
  return alternatives.filter(each => each !== false && each !== undefined);
}
