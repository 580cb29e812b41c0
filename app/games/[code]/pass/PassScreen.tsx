'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/Button';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { useNavigation } from '@/app/_ui/navigation';
import { tableAddress } from '@/app/addresses';
import { ASSISTS } from '@/lib/game/votes/assist';
import { AskRound } from './AskRound';
import { BoardCheckRound } from './BoardCheckRound';
import { LookRound } from './LookRound';
import { Names } from './WhoPlays';

/** One phone for several people: it goes round for everyone to look, to vote, or to check their pieces. */
export function PassScreen() {
  const words = useTranslations('pass');
  const { code, you, phase } = useTable(state => state.view);
  const wanted = useSearchParams();
  const asked = wanted.get('ask');
  const go = useNavigation();
  // When the last vote ends the game, go straight to the result.
  const hasEndedHere = phase === 'ended' && asked === 'end';
  useEffect(() => {
    if (hasEndedHere) go.replace(tableAddress(code));
  }, [hasEndedHere, go, code]);
  if (hasEndedHere) return null;
  if (phase === 'ended' || you.length === 0) {
    return (
      <DeadEnd title={words(phase === 'ended' ? 'ended' : 'noSeat')} text={words('seeTable')}>
        <ButtonLink kind="primary" href={tableAddress(code)}>
          {words('toTable')}
        </ButtonLink>
      </DeadEnd>
    );
  }
  // Another question starts another round.
  if (asked === 'hint' || asked === 'end')
    return <AskRound key={asked} motion={{ about: asked }} />;
  const level = ASSISTS.find(each => each === wanted.get('level'));
  if (asked === 'assist' && level)
    return <AskRound key={level} motion={{ about: 'assist', level }} />;
  if (wanted.has('names')) return <Names />;
  if (wanted.has('check')) return <BoardCheckRound />;
  const alone = you.find(seat => String(seat) === wanted.get('seat'));
  return <LookRound key={alone} alone={alone} />;
}
