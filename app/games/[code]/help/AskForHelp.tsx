'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { isLost as isTableLost } from '@/app/_state/tableStore';
import { goesRound } from '@/app/_table/questions';
import { useVote } from '@/app/_table/useVote';
import { pointAtVotes } from '@/app/_table/votesFocus';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { askAssistAddress } from '@/app/addresses';
import type { Assist } from '@/lib/game/assist';

interface AskForHelpProps {
  readonly level: Assist;
  /** Whether nothing on the page is to be done before. */
  readonly isFilled: boolean;
  readonly onAsked: () => void;
}

/** Asks all who sit for another level of help, or agrees to it where somebody has; a phone that goes round asks by itself. */
export function AskForHelp({ level, isFilled, onAsked }: AskForHelpProps) {
  const words = useTranslations('assist');
  const votes = useTranslations('votes');
  const view = useTable(state => state.view);
  const isLost = useTable(isTableLost);
  const saying = useVote();
  const kind = isFilled ? 'primary' : 'plain';
  if (goesRound(view)) {
    return (
      <ButtonLink kind={kind} href={askAssistAddress(view.code, level)}>
        {words('askAll')}
      </ButtonLink>
    );
  }
  const { asked, voters } = view.assist;
  const voter = view.you.find(seat => asked !== level || !voters.includes(seat));

  async function ask(seat: number) {
    const said = await saying.say(seat, { matter: { assist: level }, answer: 'agree' });
    if (said === undefined) return;
    onAsked();
    pointAtVotes('assist');
  }

  return (
    <>
      <TroubleNote trouble={saying.trouble} />
      {isLost && <p className="text-note text-soft">{words('needsNetwork')}</p>}
      <Button
        kind={kind}
        disabled={isLost || voter === undefined}
        waiting={saying.isWaiting ? votes('sending') : undefined}
        onClick={() => voter !== undefined && ask(voter)}
      >
        {asked === level ? votes('agree.hint') : words('askAll')}
      </Button>
    </>
  );
}
