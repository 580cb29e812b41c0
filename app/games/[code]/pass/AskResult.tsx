'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useHintNews } from '@/app/_table/useHintNews';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import { useNavigation } from '@/app/_ui/navigation';
import { tableAddress } from '@/app/addresses';
import { TurnMap } from './TurnMap';
import { TurnTitle } from './TurnTitle';
import type { PolledMotion, usePoll } from './usePoll';

interface AskResultProps {
  readonly motion: PolledMotion;
  readonly asking: ReturnType<typeof usePoll>;
  /** Goes round again to those who declined. */
  readonly onAskAgain: () => void;
}

/** The result, for everyone to see: the hint, or that too few agreed. */
export function AskResult({ motion, asking, onAskAgain }: AskResultProps) {
  const words = useTranslations('pass');
  const votesWords = useTranslations('votes');
  const assistWords = useTranslations('assist');
  const hints = useTranslations('hints');
  const news = useHintNews();
  const go = useNavigation();
  const { code, hint, assist } = useTable(state => state.view);
  const { vote, notNow, isWaiting, trouble, takeBack } = asking;
  // Keep the first count, because leaving takes the answers back.
  const [{ votes, needed }] = useState(vote);
  const [shown] = hint.shown;
  const toTable = tableAddress(code);

  function read() {
    news.putAway();
    go.push(toTable);
  }

  async function leave() {
    if (await takeBack()) go.push(toTable);
  }

  if (motion.about === 'hint' && shown) {
    return (
      <main className="pass between">
        <div className="told">
          <TurnTitle title={votesWords('hint')}>
            <p className="the-hint">{hints(shown.id)}</p>
          </TurnTitle>
          <TurnMap />
        </div>
        <div className="foot">
          <Button kind="primary" onClick={read}>
            {words('toMap')}
          </Button>
          <div className="row" />
        </div>
      </main>
    );
  }
  const isNow = motion.about === 'assist' && assist.level === motion.level;
  return (
    <main className="pass between">
      <div className="told">
        {isNow ? (
          <TurnTitle title={assistWords('changed', { level: assistWords(`as.${assist.level}`) })}>
            {assistWords(`does.${assist.level}`)}
          </TurnTitle>
        ) : (
          <TurnTitle title={words('notEnough', { votes, needed })}>
            {motion.about === 'assist' ? assistWords('stays') : words(`goOn.${motion.about}`)}
          </TurnTitle>
        )}
        <TroubleNote trouble={trouble} />
      </div>
      <div className="foot">
        <Button kind="primary" disabled={isWaiting} onClick={leave}>
          {words('toMap')}
        </Button>
        <div className="row">
          {notNow.length > 0 && (
            <Button kind="quiet" disabled={isWaiting} onClick={onAskAgain}>
              {words('askAgain')}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}
