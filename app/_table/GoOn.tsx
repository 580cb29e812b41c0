'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useCall } from '@/app/_state/useMove';
import { AtThumb } from '@/app/_ui/AtThumb';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { ADDRESSES, tableAddress } from '@/app/addresses';

/**
 * After the end: the same map with new clues, for everybody who sits here, or something else. A map
 * that holds no more clues says so before anybody asks for them.
 */
export function GoOn() {
  const words = useTranslations('table');
  const { next, you, fairness } = useTable(state => state.view);
  const router = useRouter();
  const call = useCall();
  const isPlayedOut = next === null && fairness?.setsLeft === 0;
  const canPlayAgain = next === null && !isPlayedOut && you.length > 0;

  async function playAgain() {
    const view = await call.ask(client => client.playAgain('same'));
    if (view) router.push(tableAddress(view.code));
  }

  return (
    <AtThumb>
      {/* Always there, for those who listen to hear what comes into it. */}
      <p role="status" className="text-note text-soft">
        {next !== null ? words('nextDealt') : isPlayedOut && words('playedOut')}
      </p>
      <TroubleNote trouble={call.trouble} />
      <div className="flex flex-wrap-reverse gap-3">
        <ButtonLink
          kind={next === null && !canPlayAgain ? 'primary' : 'plain'}
          href={ADDRESSES.newGame}
          className="grow basis-24 px-3 print:hidden"
        >
          {words('newGame')}
        </ButtonLink>
        {next !== null && (
          <ButtonLink
            kind="primary"
            href={tableAddress(next)}
            className="grow basis-40 px-3 print:hidden"
          >
            {words('nextGame')}
          </ButtonLink>
        )}
        {canPlayAgain && (
          <Button
            kind="primary"
            className="grow basis-40 px-3"
            waiting={call.isWaiting ? words('dealing') : undefined}
            onClick={playAgain}
          >
            {words('playAgain')}
          </Button>
        )}
      </div>
    </AtThumb>
  );
}
