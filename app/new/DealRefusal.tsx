import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { DealTrouble } from './dealGame';
import type { WayOn } from './waysOn';

interface DealRefusalProps {
  readonly trouble: DealTrouble;
  /** What else could be done than what stands at the thumb. */
  readonly others: readonly WayOn[];
  readonly onTake: (way: WayOn) => void;
}

/** Why there is no game, and the nearest games there are. */
export function DealRefusal({ trouble, others, onTake }: DealRefusalProps) {
  return (
    <div ref={bringIntoView} className="grid gap-2">
      <TroubleNote trouble={trouble} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {others.map(way => (
          <Button key={way.label} className="grow" onClick={() => onTake(way)}>
            {way.label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The button that was refused is at the thumb wherever one is on the page. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });
