'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { createPersisted, isFields, isListOf, isOneOf } from '@/app/_state/persisted';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { ASSISTS, type Assist } from '@/lib/game/votes/assist';
import { isPassAndPlay, type Question } from './questions';
import { useFrozen } from './useFrozen';
import { useHintNews } from './useHintNews';

interface QuestionNewsProps {
  /** Whether a clue is held open: then nothing comes, goes or moves. */
  readonly isStill: boolean;
}

/** What came of questions, a row each, until it is put away. */
export const QuestionNews = (props: QuestionNewsProps) => (
  <>
    <HintNews {...props} />
    <AssistNews {...props} />
  </>
);

/** The hint that the table wanted. */
function HintNews({ isStill }: QuestionNewsProps) {
  const words = useTranslations('votes');
  const hints = useTranslations('hints');
  const { hint, isShown, putAway } = useHintNews();
  const shown = useFrozen(isShown ? hint : undefined, isStill);
  return (
    shown && (
      <NewsRow about="hint" title={words('hint')} onRead={putAway}>
        {hints(shown)}
      </NewsRow>
    )
  );
}

/** That all have agreed to another level of help: told once to each phone. */
function AssistNews({ isStill }: QuestionNewsProps) {
  const words = useTranslations('assist');
  const { level, putAway } = useAssistNews();
  const told = useFrozen(level, isStill);
  return (
    told !== undefined && (
      <NewsRow about="assist" title={words('title')} onRead={putAway}>
        {words('changed', { level: words(`as.${told}`) })}
      </NewsRow>
    )
  );
}

/** The level of help of a game, as this phone was told last. */
interface SeenLevel {
  readonly code: string;
  readonly level: Assist;
}

const isTold = (value: unknown): value is SeenLevel =>
  isFields(value) && typeof value.code === 'string' && isOneOf(value.level, ASSISTS);

/** So many games back: nobody goes on with older ones. */
const REMEMBERED = 24;

/** Kept for good: a phone that was off is told, and one that was told is not told again. */
const { use: useSeenLevel, rehydrate: recall } = createPersisted<{
  readonly games: readonly SeenLevel[];
}>(
  { games: [] },
  {
    name: 'fieldbook-help-told',
    storage: 'localStorage',
    read: ({ games }) => (isListOf(games, isTold) ? { games } : undefined),
  },
);

interface AssistNewsState {
  /** The level that the table has changed to since this phone was told; nothing while it has not. */
  readonly level: Assist | undefined;
  putAway(): void;
}

function useAssistNews(): AssistNewsState {
  const view = useTable(state => state.view);
  const { code, phase } = view;
  const { level } = view.assist;
  const [isRecalled, setRecalled] = useState(false);
  const told = useSeenLevel(({ games }) => games.find(each => each.code === code)?.level);
  // Nobody has to be told of the level that they began with, nor where one phone has just asked them all.
  const isNews = told !== undefined && !isPassAndPlay(view);

  function putAway() {
    // Another tab may have been told of others.
    recall();
    useSeenLevel.setState(({ games }) => ({
      games: [...games.filter(each => each.code !== code), { code, level }].slice(-REMEMBERED),
    }));
  }

  useEffect(() => {
    recall();
    setRecalled(true);
  }, []);
  const isKnown = isRecalled && !isNews && told !== level;
  const begin = useEffectEvent(putAway);
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);

  return {
    level: isRecalled && isNews && told !== level && phase !== 'ended' ? level : undefined,
    putAway,
  };
}

interface NewsRowProps {
  /** Which question it is the answer to. */
  readonly about: Question['about'];
  readonly title: string;
  readonly onRead: () => void;
  readonly children: ReactNode;
}

/** What came of a question, in one row, until it is put away. */
function NewsRow({ about, title, onRead, children }: NewsRowProps) {
  const words = useTranslations('votes');
  return (
    <section className="vote-banner answered" data-about={about}>
      <div className="row">
        <div className="min-w-0 grow basis-40">
          <h2 className="text-note leading-tight font-semibold text-soft">{title}</h2>
          <p className="leading-snug font-semibold">{children}</p>
        </div>
        <Button kind="quiet" className="min-h-12" onClick={onRead}>
          {words('gotIt')}
        </Button>
      </div>
    </section>
  );
}
