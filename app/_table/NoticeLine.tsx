import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import { PageLink } from '@/app/_ui/PageLink';
import { NoticeIcon } from './NoticeSheet';
import { NOTICE_BAR_ID } from './noticeFocus';
import type { PendingQuestion } from './questions';
import { useQuestionWords } from './questionWords';
import { useAnswer } from './useAnswer';
import { useFit } from './useFit';
import type { Notice } from './useNotices';
import { useSettled } from './useSettled';

interface NoticeLineProps {
  readonly notice: Pick<Notice, 'tone' | 'icon' | 'title' | 'count' | 'href'>;
  /** The ID of its text. */
  readonly titleId: string;
  /** How many more notices there are. */
  readonly more: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Dismisses the notice; without it there is no cross. */
  readonly onCross?: (() => void) | undefined;
  /** Replace the cross. */
  readonly answers?: ReactNode;
}

/**
 * A notice over the line above the map: icon, text, and, unless the sheet is open, its answers or a cross. A tap on the
 * text opens the sheet.
 */
export function NoticeLine(props: NoticeLineProps) {
  const { notice, titleId, more, isOpen, onOpen } = props;
  const { answers, onCross } = isOpen ? {} : props;
  const { tone, icon, title, count } = notice;
  // With several notices, a tap opens the list instead of the link.
  const href = more === 0 ? notice.href : undefined;
  const line = useRef<HTMLDivElement>(null);
  const votes = useTranslations('votes');
  const format = useFormatter();
  // Its buttons ignore taps at first: it may have slid in under the finger.
  const isSettled = useSettled('');
  useFit(line);
  const content = (
    <>
      <NoticeIcon icon={icon} />
      <span className="words">
        <span>
          <span id={titleId}>{title}</span>
          {count && more === 0 && <span className="count tabular">{` ${count}`}</span>}
        </span>
      </span>
      {more > 0 && <b className="more tabular">{format.number(more, { signDisplay: 'always' })}</b>}
      {!onCross && <Icon name="down" className="to-answers" />}
    </>
  );
  return (
    <div ref={line} data-tone={tone} data-settled={isSettled || undefined} className="notice-bar">
      {href ? (
        <PageLink id={NOTICE_BAR_ID} href={href} className="opens">
          {content}
        </PageLink>
      ) : (
        <button
          id={NOTICE_BAR_ID}
          type="button"
          className="opens"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={onOpen}
          onKeyDown={props.onKeyDown}
        >
          {content}
        </button>
      )}
      {answers}
      {onCross && (
        <button type="button" aria-label={votes('gotIt')} className="cross" onClick={onCross}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

interface QuestionLineProps extends NoticeLineProps {
  readonly asked: PendingQuestion;
  readonly onAnswered: () => void;
}

/** A question with its two answers, or the error if an answer could not be sent. */
export function QuestionLine({ asked, onAnswered, ...line }: QuestionLineProps) {
  const votes = useTranslations('votes');
  const { say } = useQuestionWords();
  const { answer, sending, trouble } = useAnswer(asked, onAnswered);
  const [read, setRead] = useState(trouble);
  if (trouble && trouble !== read) {
    const title = <span role="alert">{votes('notSent')}</span>;
    return (
      <NoticeLine
        {...line}
        notice={{ tone: 'warning', icon: 'lost', title }}
        onCross={() => setRead(trouble)}
      />
    );
  }
  const refusal = say(asked.question, 'notNow');
  return (
    <NoticeLine
      {...line}
      answers={
        <>
          <button
            type="button"
            aria-label={refusal}
            aria-disabled={sending !== undefined}
            className="refuses"
            onClick={() => answer('not-now')}
          >
            <span>{refusal}</span>
            <Icon name="close" />
          </button>
          <button
            type="button"
            aria-disabled={sending !== undefined}
            className="agrees"
            onClick={() => answer('agree')}
          >
            <span>{say(asked.question, 'agree')}</span>
          </button>
        </>
      }
    />
  );
}
