import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';

interface ToolsProps {
  readonly isInWords: boolean;
  /** Nothing where there are no clues to list. */
  readonly onInWords: ((isInWords: boolean) => void) | undefined;
  /** Takes the last stroke back; nothing where there is none. */
  readonly onUndo: (() => void) | undefined;
}

/** How the lists are shown, and the last stroke taken back. */
export function Tools({ isInWords, onInWords, onUndo }: ToolsProps) {
  const words = useTranslations('notebook');
  return (
    <div className="tools">
      {onInWords && (
        <Button onClick={() => onInWords(!isInWords)}>
          {words(isInWords ? 'asSigns' : 'inWords')}
        </Button>
      )}
      <Button disabled={onUndo === undefined} onClick={onUndo}>
        {words('undo')}
      </Button>
    </div>
  );
}
