'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapPage } from '@/app/_map/MapPage';
import { useTable } from '@/app/_state/TableProvider';
import { MissNote } from '@/app/_table/MissNote';
import { TableMap } from '@/app/_table/TableMap';
import { spaceName } from '@/app/_table/tableFacts';
import { useHintNews } from '@/app/_table/useOutcomeNews';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { TroubleNote } from '@/app/_ui/Message';
import { useNavigation } from '@/app/_ui/navigation';
import { tableAddress } from '@/app/addresses';
import type { MissView } from '@/lib/game/views/views';
import { useTableLink, useTurnFocus } from './TurnPage';
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
  const { vote, declined, isPending, trouble, takeBack } = asking;
  // Keep the first count, because leaving takes the answers back.
  const [{ votes, needed }] = useState(vote);
  const [shown] = hint.shown;
  const toTable = tableAddress(code);
  const back = useTableLink();
  const isChanged = motion.about === 'assist' && assist.level === motion.level;
  const title = isChanged
    ? assistWords('changed', { level: assistWords(`as.${assist.level}`) })
    : words('notEnough', { votes, needed });
  useTurnFocus(title);

  function dismissAndLeave() {
    news.dismiss();
    go.push(toTable);
  }

  async function leave() {
    if (await takeBack()) go.push(toTable);
  }

  if (motion.about === 'hint' && shown) {
    return (
      <MapPage
        title={votesWords('hint')}
        back={back}
        map={<TableMap />}
        content={<p className="text-center text-lead font-semibold">{hints(shown.id)}</p>}
        actions={
          <Button kind="primary" onClick={dismissAndLeave}>
            {words('toMap')}
          </Button>
        }
      />
    );
  }
  return (
    <ColumnPage title={title} back={back}>
      <p className="py-4 text-center text-lead text-balance">
        {isChanged
          ? assistWords(`does.${assist.level}`)
          : motion.about === 'assist'
            ? assistWords('stays')
            : words(`goOn.${motion.about}`)}
      </p>
      <TroubleNote trouble={trouble} />
      <BottomBar>
        {declined.length > 0 && (
          <Button kind="quiet" disabled={isPending} onClick={onAskAgain}>
            {words('askAgain')}
          </Button>
        )}
        <Button kind="primary" disabled={isPending} onClick={leave}>
          {words('toMap')}
        </Button>
      </BottomBar>
    </ColumnPage>
  );
}

/** For everyone to see: the called space was a miss, and the game goes on. */
export function MissResult({ miss }: { readonly miss: MissView }) {
  const words = useTranslations('miss');
  const code = useTable(state => state.view.code);
  const go = useNavigation();
  const back = useTableLink();
  const title = words('line', { space: spaceName(miss.space) });
  useTurnFocus(title);
  return (
    <MapPage
      title={title}
      back={back}
      map={<TableMap />}
      content={<MissNote miss={miss} onDone={() => go.push(tableAddress(code))} />}
      actions={null}
    />
  );
}
