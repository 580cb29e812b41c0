import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { dropPencil, keepPencil, type Stroke } from './notebook';

interface TryOutProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** Makes what is tried out count, or drops it. */
  readonly onEnd: (stroke: Stroke) => void;
  /** More buttons while it is on. */
  readonly children: ReactNode;
}

/** The switch between strokes that count and strokes in pencil, and what becomes of the latter. */
export function TryOut({ isOn, onToggle, onEnd, children }: TryOutProps) {
  const words = useTranslations('notebook');
  return (
    // Has the focus when the buttons go.
    <div tabIndex={-1} className="try-out">
      <div className="tools">
        <Button aria-pressed={isOn} onClick={onToggle}>
          {words('tryOut')}
        </Button>
        {isOn && (
          <>
            {children}
            <Button onClick={() => onEnd(keepPencil)}>{words('keep')}</Button>
            <Button onClick={() => onEnd(dropPencil)}>{words('drop')}</Button>
          </>
        )}
      </div>
      {isOn && <p className="text-note text-soft">{words('tryOutNote')}</p>}
    </div>
  );
}
