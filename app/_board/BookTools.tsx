import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CalmButton, CalmRow } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import { dropPencil, keepPencil, type Stroke } from './notebook';

interface BookToolsProps {
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  /** Whether changes are made in pencil. */
  readonly isTrying: boolean;
  readonly onTry: () => void;
  /** Called with the stroke that keeps the pencil marks, or drops them. */
  readonly onEnd: (stroke: Stroke) => void;
  /** The button for the selected clue or space. */
  readonly children: ReactNode;
}

/** The book's tools: undo; starting to try out in pencil, or keeping or dropping that; the selection's button. */
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
