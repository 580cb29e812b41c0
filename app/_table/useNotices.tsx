'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFirstReading, useRead, useReadUpTo } from '@/app/_state/reading';
import { useTable } from '@/app/_state/TableProvider';
import { isConnected } from '@/app/_state/tableStore';
import type { IconName } from '@/app/_ui/Icon';
import type { SeatNumber } from '@/lib/board/players';
import type { QuestionView } from '@/lib/game/views/views';
import { seatOn } from '@/lib/game/votes/motion';
import { useConnectionWords, useLostWords } from './ConnectionNotes';
import { NoticeBody } from './NoticeBody';
import { useNewsWords } from './newsWords';
import { newsKey, noticesOf, type Said } from './noticesOf';
import { isAnsweredOnLine, isPassAndPlay, type PendingQuestion, questionKey } from './questions';
import { useQuestionWords } from './questionWords';
import { useRefusedEntriesWords } from './RefusedEntries';
import { refusedEntries } from './tableFacts';

/** A notice on the table's pages: in short on the notice bar, in full in the sheet. */
export interface Notice {
  readonly key: string;
  /** `question` wants an answer from this phone, `warning` reports trouble, `info` only informs. */
  readonly tone: 'question' | 'warning' | 'info';
  /** A seat, shown as its disc, or an icon. */
  readonly icon: SeatNumber | IconName;
  readonly title: ReactNode;
  /** How many agree, such as "1 of 5". */
  readonly count?: string;
  /** Identifies newer content of the line, such as the last entry; whenever it changes, the notice collapses. */
  readonly behind?: string | undefined;
  /** The question, if it can be answered on the line. */
  readonly asked?: PendingQuestion | undefined;
  /** The page that its line opens, instead of the sheet. */
  readonly href?: string | undefined;
  /** Called when the sheet is closed, or the cross is tapped. */
  readonly onRead?: () => void;
  /** `onDone` is called once the notice has been answered or read on this phone. */
  readonly body: (onDone: () => void) => ReactNode;
}

const WARNING = { tone: 'warning', icon: 'trouble' } as const;

/** All notices with their texts, in the order of `noticesOf`. */
export function useNotices(own: readonly Notice[] = []): readonly Notice[] {
  const view = useTable(state => state.view);
  const reopened = useTable(state => state.reopened);
  const recalled = useTable(state => state.recalled);
  const recall = useTable(state => state.recall);
  const heldSeats = useTable(state => state.heldSeats);
  const changes = useTable(state => state.changes);
  useFirstReading();
  const readUpTo = useReadUpTo();
  const read = useRead();
  const votes = useTranslations('votes');
  const { isNobodys, barTitle, answered } = useQuestionWords();
  const newsWords = useNewsWords();
  const entries = useRefusedEntriesWords();
  const connection = useConnectionWords();
  const lostWords = useLostWords();
  const said = noticesOf(view, readUpTo, {
    reopened,
    recalled,
    heldSeats,
    own,
    isConnected: useTable(isConnected),
    hasRefusedEntries: refusedEntries({ changes }).length > 0,
  });
  const question = (asked: QuestionView) => ({
    key: questionKey(asked),
    // On a shared phone, one tap answers for everyone.
    ...(!isPassAndPlay(view) && {
      count: votes('count', { votes: asked.votes.length, needed: asked.needed }),
    }),
  });

  function noticeOf(each: Said<Notice>): Notice | undefined {
    if (each.what === 'own') return each.notice;
    const body: Notice['body'] = onDone => <NoticeBody said={each} onDone={onDone} />;
    switch (each.what) {
      case 'asked':
        return {
          ...question(each.question),
          tone: 'question',
          icon: isNobodys(each.question.motion)
            ? 'hint'
            : (seatOn(each.question.motion) ?? each.question.by),
          title: barTitle(each.question),
          asked: isAnsweredOnLine(each.question, view) ? each : undefined,
          body,
        };
      case 'entries':
        return {
          ...WARNING,
          key: 'entries',
          title: entries,
          body,
        };
      case 'connection':
        return {
          ...WARNING,
          icon: 'lost',
          key: 'connection',
          title: connection,
          body,
        };
      case 'lost':
        return {
          ...WARNING,
          key: `lost ${each.seat.seat}`,
          title: lostWords(each.event),
          body,
        };
      case 'news': {
        const news = newsWords(each.event);
        if (news === undefined) return undefined;
        const onRead = () => {
          recall(undefined);
          read(each.event.id);
        };
        return {
          ...news,
          key: newsKey(each.event),
          onRead,
          body: onDone => <NoticeBody said={each} onRead={onRead} onDone={onDone} />,
        };
      }
      case 'answered': {
        const { title, refusal, mark } = answered(each.question);
        return {
          ...question(each.question),
          tone: 'info',
          icon: mark,
          title: refusal ?? title,
          onRead: () => recall(undefined),
          body,
        };
      }
    }
  }
  return said.flatMap(each => noticeOf(each) ?? []);
}
