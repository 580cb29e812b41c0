'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { createPersisted, isFields, isListOf, isOneOf } from '@/app/_state/persisted';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { ASSISTS, type Assist } from '@/lib/game/votes/assist';
import { isPassAndPlay, type QuestionView } from './questions';
import { useHintNews } from './useOutcomeNews';

interface NoteProps {
  /** Called when the note has been read. */
  readonly onRead: () => void;
}

/** The hint that the table voted for. */
export function HintNote({ onRead }: NoteProps) {
  const words = useTranslations('votes');
  const hints = useTranslations('hints');
  const { hint, dismiss } = useHintNews();
  return (
    hint && (
      <OutcomeNote about="hint" title={words('hint')} dismiss={dismiss} onRead={onRead}>
        {hints(hint)}
      </OutcomeNote>
    )
  );
}

/** Reports once to each phone that the help level has changed. */
export function AssistNote({ onRead }: NoteProps) {
  const words = useTranslations('assist');
  const { level, dismiss } = useAssistNews();
  return (
    level && (
      <OutcomeNote about="assist" title={words('title')} dismiss={dismiss} onRead={onRead}>
        {words('changed', { level: words(`as.${level}`) })}
      </OutcomeNote>
    )
  );
}

/** The help level of a game that this phone last reported. */
interface SeenLevel {
  readonly code: string;
  readonly level: Assist;
}

const isSeenLevel = (value: unknown): value is SeenLevel =>
  isFields(value) && typeof value.code === 'string' && isOneOf(value.level, ASSISTS);

/** How many games are remembered; older ones are not continued. */
const REMEMBERED = 24;

/** In localStorage, so that a phone that was off still gets the news, and each phone gets it once. */
const { use: useSeenLevel, rehydrate } = createPersisted<{
  readonly games: readonly SeenLevel[];
}>(
  { games: [] },
  {
    name: 'fieldbook-help-told',
    storage: 'localStorage',
    read: ({ games }) => (isListOf(games, isSeenLevel) ? { games } : undefined),
  },
);

interface AssistNewsState {
  /** The new level, if the table has changed it since this phone last reported it. */
  readonly level: Assist | undefined;
  dismiss(): void;
}

export function useAssistNews(): AssistNewsState {
  const view = useTable(state => state.view);
  const { code, phase } = view;
  const { level } = view.assist;
  const [isRecalled, setRecalled] = useState(false);
  const seen = useSeenLevel(({ games }) => games.find(each => each.code === code)?.level);
  // The level at the start is not news, nor is the result of a vote that this phone has collected from all seats.
  const canBeNews = seen !== undefined && !isPassAndPlay(view);

  function dismiss() {
    // Another tab may have stored other games.
    rehydrate();
    useSeenLevel.setState(({ games }) => ({
      games: [...games.filter(each => each.code !== code), { code, level }].slice(-REMEMBERED),
    }));
  }

  useEffect(() => {
    rehydrate();
    setRecalled(true);
  }, []);
  const storesSilently = isRecalled && !canBeNews && seen !== level;
  const storeLevel = useEffectEvent(dismiss);
  useEffect(() => {
    if (storesSilently) storeLevel();
  }, [storesSilently]);

  return {
    level: isRecalled && canBeNews && seen !== level && phase !== 'ended' ? level : undefined,
    dismiss,
  };
}

interface OutcomeNoteProps extends NoteProps {
  readonly about: QuestionView['about'];
  readonly title: string;
  readonly dismiss: () => void;
  readonly children: ReactNode;
}

/** The outcome of a vote, until it is read. */
function OutcomeNote({ about, title, dismiss, onRead, children }: OutcomeNoteProps) {
  const words = useTranslations('votes');
  function read() {
    dismiss();
    onRead();
  }
  return (
    <section className="notice" data-about={about}>
      <h2>{title}</h2>
      <p className="leading-snug">{children}</p>
      <Button kind="primary" className="min-h-12" onClick={read}>
        {words('gotIt')}
      </Button>
    </section>
  );
}
