import type { ReactNode } from 'react';
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
  /** Where another picture says more than the kind's own. */
  readonly icon?: IconName;
  readonly children?: ReactNode;
}

/** Stays until what it tells of is over. Trouble interrupts who is listening; news waits. */
export function Message({ kind, title, icon, children }: MessageProps) {
  const { box, mark, icon: usual } = STYLES[kind];
  return (
    <div
      role={kind === 'trouble' ? 'alert' : 'status'}
      className={`flex items-center gap-3 rounded-card border-[1.5px] px-4 py-3 ${box}`}
    >
      <span className={mark}>
        <Icon name={icon ?? usual} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-note">{children}</div>}
      </div>
    </div>
  );
}
