import { useTranslations } from 'use-intl';
import { useOpenQuestion } from '@/app/_table/useQuestions';
import type { Saying } from '@/app/_table/useVote';
import { AtThumb } from '@/app/_ui/AtThumb';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/TroubleNote';

interface FoundWaysProps {
  /** Whether the table is asked already, by somebody else. */
  readonly isAsked: boolean;
  readonly saying: Saying;
  /** Nothing while it is not known where, or whose find it is. */
  readonly onSpace: (() => void) | undefined;
  readonly onNoSpace: (() => void) | undefined;
}

/** To ask all who sit: with the space, or without. */
export function FoundWays({ isAsked, saying, onSpace, onNoSpace }: FoundWaysProps) {
  const words = useTranslations('votes');
  const isOpen = useOpenQuestion() !== undefined;
  const isOff = isAsked || saying.isWaiting;
  return (
    <AtThumb>
      <TroubleNote trouble={saying.trouble} />
      <p role="status" className="text-center text-note text-soft">
        {words(isAsked ? 'answerFirst' : 'allAsked')}
      </p>
      <div className="ways-on">
        <Button className="px-3" disabled={isOff || onNoSpace === undefined} onClick={onNoSpace}>
          {words('noSpace')}
        </Button>
        <Button
          kind={isOpen ? 'plain' : 'primary'}
          className="px-3"
          disabled={isOff || onSpace === undefined}
          waiting={saying.isWaiting ? words('sending') : undefined}
          onClick={onSpace}
        >
          {words('askOthers')}
        </Button>
      </div>
    </AtThumb>
  );
}
