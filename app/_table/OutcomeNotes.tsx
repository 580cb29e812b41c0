'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import type { About } from '@/lib/game/votes/motion';
import { useAssistNews, useHintNews } from './useOutcomeNews';

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

interface OutcomeNoteProps extends NoteProps {
  readonly about: About;
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
