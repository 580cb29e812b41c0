import { AnsweredQuestion } from './AnsweredQuestion';
import { ConnectionNote, LostSeatNote } from './ConnectionNotes';
import { NewsNote } from './NewsNotes';
import type { Said } from './noticesOf';
import { questionKey } from './questions';
import { RefusedEntries } from './RefusedEntries';
import { VoteQuestion } from './VoteQuestion';

interface NoticeBodyProps {
  /** A page's own notices have bodies of their own. */
  readonly said: Exclude<Said<unknown>, { readonly what: 'own' }>;
  /** Called once news has been read, before `onDone`. */
  readonly onRead?: () => void;
  /** Called once the notice has been answered or read on this phone. */
  readonly onDone: () => void;
}

/** A notice in full, as the sheet shows it. */
export function NoticeBody({ said, onRead, onDone }: NoticeBodyProps) {
  switch (said.what) {
    case 'asked':
      return (
        <VoteQuestion
          key={`${questionKey(said.question)} ${said.voter}`}
          question={said.question}
          voter={said.voter}
          onAnswered={onDone}
        />
      );
    case 'entries':
      return <RefusedEntries onDone={onDone} />;
    case 'connection':
      return <ConnectionNote />;
    case 'lost':
      return <LostSeatNote seat={said.seat} event={said.event} />;
    case 'news':
      return (
        <NewsNote
          event={said.event}
          onRead={() => {
            onRead?.();
            onDone();
          }}
          onDone={onDone}
        />
      );
    case 'answered':
      return <AnsweredQuestion question={said.question} onTakenBack={onDone} />;
  }
}
