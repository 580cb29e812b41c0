import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CalmButton, CalmRow } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import { dropPencil, keepPencil, type Stroke } from './notebook';

interface BookToolsProps {
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  /** Whether strokes are pencil. */
  readonly isTrying: boolean;
  readonly onTry: () => void;
  /** Makes what is tried out count, or drops it. */
  readonly onEnd: (stroke: Stroke) => void;
  /** What can be done with what is chosen. */
  readonly children: ReactNode;
}

/** The book's tools: undo, trying out in pencil or what becomes of that, and those for what is chosen. */
export function BookTools(props: BookToolsProps) {
  const { canUndo, onUndo, isTrying, onTry, onEnd, children } = props;
  const words = useTranslations('notebook');
  return (
    <CalmRow>
      <CalmButton
        icon={<Icon name="undo" />}
        aria-disabled={!canUndo || undefined}
        onClick={canUndo ? onUndo : undefined}
      >
        {words('undo')}
      </CalmButton>
      {isTrying ? (
        <>
          <CalmButton icon={<Icon name="close" />} isOn onClick={() => onEnd(dropPencil)}>
            {words('drop')}
          </CalmButton>
          <CalmButton icon={<Icon name="check" />} isOn onClick={() => onEnd(keepPencil)}>
            {words('keep')}
          </CalmButton>
        </>
      ) : (
        <CalmButton icon={<Icon name="pencil" />} onClick={onTry}>
          {words('tryOut')}
        </CalmButton>
      )}
      {children}
    </CalmRow>
  );
}
