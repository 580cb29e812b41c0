import { useTranslations } from 'use-intl';
import { Message } from '@/app/_ui/Message';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import type { Following } from '@/lib/play/follow';
import type { Objection } from '@/lib/play/step';
import { useStepWords } from './useStepWords';

interface ObjectionsProps {
  readonly following: Following;
  /** Where a piece is about to be entered. */
  readonly space: Hex | undefined;
}

/** What is against the rules for all to see: said, never forbidden, for what lies on the table counts. */
export function Objections({ following, space }: ObjectionsProps) {
  const words = useTranslations('record');
  const say = useStepWords();
  if (space !== undefined && !following.board.isOpen(space)) {
    return (
      <Message
        kind="warning"
        icon="trouble"
        title={words('closedHere', { space: formatHex(space) })}
      >
        {words('closedNote')}
      </Message>
    );
  }
  const [objection] = toSay(following);
  if (objection === undefined) return null;
  return (
    <Message kind="warning" icon="trouble" title={say.objection(objection)}>
      {words('cardboard')}
    </Message>
  );
}

/** What the last entry brought about comes first; what has lain there for a while was said when it came. */
function toSay({ objections, steps }: Following): readonly Objection[] {
  const fresh = steps.at(-1)?.objections ?? [];
  return [...fresh, ...objections.filter(({ code }) => !LASTING.includes(code))];
}

const LASTING: readonly Objection['code'][] = ['closed-space', 'second-cube'];
