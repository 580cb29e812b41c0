'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useQuestion } from '@/app/_state/useWish';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { TroubleNote } from '@/app/_ui/TroubleNote';

/** After the end: the same map with new clues, for everybody who sits here, or something else. */
export function GoOn() {
  const words = useTranslations('table');
  const { next, you } = useTable(state => state.view);
  const router = useRouter();
  const question = useQuestion();

  async function playAgain() {
    const view = await question.ask(client => client.playAgain());
    if (view) router.push(`/games/${view.code}`);
  }

  return (
    <div className="grid gap-3">
      {next !== null && (
        <ButtonLink kind="primary" href={`/games/${next}`}>
          {words('nextGame')}
        </ButtonLink>
      )}
      {next === null && you.length > 0 && (
        <Button
          kind="primary"
          waiting={question.isWaiting ? words('dealing') : undefined}
          onClick={playAgain}
        >
          {words('playAgain')}
        </Button>
      )}
      <TroubleNote trouble={question.trouble} />
      <ButtonLink kind={next === null && you.length === 0 ? 'primary' : 'plain'} href="/new">
        {words('newGame')}
      </ButtonLink>
    </div>
  );
}
