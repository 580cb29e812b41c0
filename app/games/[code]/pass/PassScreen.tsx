'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/Button';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { tableAddress } from '@/app/addresses';
import { LookRound } from './LookRound';
import { WhoPlays } from './WhoPlays';

const BoardCheckRound = lazyComponent(
  async () => (await import('./BoardCheckRound')).BoardCheckRound,
);

/** One phone for several people: it is passed round so that all can look at their clues, or check their pieces. */
export function PassScreen() {
  const words = useTranslations('pass');
  const { code, you, phase } = useTable(state => state.view);
  const wanted = useSearchParams();
  if (phase === 'ended' || you.length === 0) {
    return (
      <DeadEnd title={words(phase === 'ended' ? 'ended' : 'noSeat')} text={words('seeTable')}>
        <ButtonLink kind="primary" href={tableAddress(code)}>
          {words('toTable')}
        </ButtonLink>
      </DeadEnd>
    );
  }
  if (wanted.has('names')) return <WhoPlays />;
  if (wanted.has('check')) return <BoardCheckRound />;
  const alone = you.find(seat => String(seat) === wanted.get('seat'));
  return <LookRound key={alone} alone={alone} />;
}
