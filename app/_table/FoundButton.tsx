'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { foundAddress } from '@/app/addresses';
import { ASK_STYLE } from './askStyle';
import { useReopen } from './useQuestions';
import { pointAtVotes } from './votesFocus';

/**
 * Leads to the page that calls it, with the space that is chosen. Once somebody has called it, it counts, and
 * leads to the question. Nothing for whoever does not sit.
 */
export function FoundButton() {
  const words = useTranslations('votes');
  const { code, end, you } = useTable(state => state.view);
  const chosen = useTable(state => state.chosen);
  const reopen = useReopen();
  if (you.length === 0) return null;
  if (end.call === null) {
    return (
      <ButtonLink href={foundAddress(code, chosen)} className={ASK_STYLE}>
        {words('foundIt')}
      </ButtonLink>
    );
  }

  /** Who has called it takes it back there. */
  function lead(by: number) {
    if (!you.includes(by)) reopen('end', you);
    pointAtVotes('end');
  }
  const { by, found } = end.call;
  return (
    <Button className={ASK_STYLE} onClick={() => lead(by)}>
      {words(found ? 'foundCount' : 'endCount', { votes: end.votes, needed: end.needed })}
    </Button>
  );
}
