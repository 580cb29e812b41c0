import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '@/app/_words/errorWords';
import { whenReachable } from './connection';
import { Icon, type IconName } from './Icon';

type MessageKind = 'news' | 'warning' | 'trouble';

const STYLES: Readonly<Record<MessageKind, { box: string; mark: string; icon: IconName }>> = {
  news: { box: 'border-accent bg-accent-wash', mark: 'text-accent', icon: 'check' },
  warning: { box: 'border-warn bg-warn-wash', mark: 'text-warn', icon: 'lost' },
  trouble: { box: 'border-danger bg-danger-wash', mark: 'text-danger', icon: 'trouble' },
};

interface MessageProps {
  readonly kind: MessageKind;
  readonly title: ReactNode;
  /** Replaces the kind's default icon. */
  readonly icon?: IconName;
  readonly children?: ReactNode;
}

/** Shown until its cause is gone. Screen readers announce trouble at once, and other kinds when they are idle. */
export function Message({ kind, title, icon, children }: MessageProps) {
  const { box, mark, icon: defaultIcon } = STYLES[kind];
  return (
    <div
      role={kind === 'trouble' ? 'alert' : 'status'}
      className={`flex items-center gap-3 rounded-card border-[1.5px] px-4 py-3 ${box}`}
    >
      <span className={mark}>
        <Icon name={icon ?? defaultIcon} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-note">{children}</div>}
      </div>
    </div>
  );
}

/** A failure: its error code, and the server's own message if it sent one. */
interface Failure {
  readonly code: string;
  readonly message?: string;
}

/** Describes a failure: in the server's words if it sent any, otherwise by the code. */
export function useFailureWords(): (failure: Failure) => string {
  const words = useTranslations('ui.trouble');
  const errors = useErrorWords();
  return ({ code, message }) => {
    if (message !== undefined) return message;
    return code === 'offline' ? words('offline') : (errors(code) ?? words('unreadable'));
  };
}

/** Why something failed, beside its control. A note about a lost connection disappears when the server is back. */
export function TroubleNote({ trouble }: { trouble: Failure | undefined }) {
  const describe = useFailureWords();
  const [resolved, setResolved] = useState<Failure>();
  useEffect(() => {
    return trouble?.code === 'offline' ? whenReachable(() => setResolved(trouble)) : undefined;
  }, [trouble]);
  if (trouble === undefined || trouble === resolved) return null;
  return <Message kind="trouble" title={describe(trouble)} />;
}

interface FieldTroubleProps {
  /** Referenced by the field's `aria-describedby`. */
  readonly id: string;
  readonly children: string | undefined;
}

/** The error message below an invalid field. */
export function FieldTrouble({ id, children }: FieldTroubleProps) {
  return (
    <p id={id} role="alert" className="text-note font-semibold text-danger empty:hidden">
      {children}
    </p>
  );
}
