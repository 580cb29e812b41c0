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

/** One phone for several players: it goes round for everyone to look, to vote, or to check their pieces. */
export function PassScreen() {
  const words = useTranslations('pass');
  const { code, you, phase } = useTable(state => state.view);
  const query = useSearchParams();
  const about = query.get('ask');
  const go = useNavigation();
  // When the last vote ends the game, go straight to the result.
  const hasEndedByVote = phase === 'ended' && about === 'end';
  useEffect(() => {
    if (hasEndedByVote) go.replace(tableAddress(code));
  }, [hasEndedByVote, go, code]);
  if (hasEndedByVote) return null;
  if (phase === 'ended' || you.length === 0) {
    return (
      <DeadEnd title={words(phase === 'ended' ? 'ended' : 'noSeat')} text={words('seeTable')}>
        <ButtonLink kind="primary" href={tableAddress(code)}>
          {words('toTable')}
        </ButtonLink>
      </DeadEnd>
    );
  }
  // The keys start a new round for another question.
  if (about === 'hint' || about === 'end') return <AskRound key={about} motion={{ about }} />;
  const level = ASSISTS.find(each => each === query.get('level'));
  if (about === 'assist' && level)
    return <AskRound key={level} motion={{ about: 'assist', level }} />;
  if (query.has('names')) return <Names />;
  if (query.has('check')) return <BoardCheckRound />;
  const alone = you.find(seat => String(seat) === query.get('seat'));
  return <LookRound key={alone} alone={alone} />;
}
