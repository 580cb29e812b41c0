import type { Trouble } from '@/app/_state/tableClient';
import type { ChangeId } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import { createTopic } from './topic';

/** News about what this phone keeps of server tables. A table's view holds no clue before the end. */
export type OutboxNews =
  /** A change of this table is to be sent: a new one, or one that need not wait any longer. */
  | { readonly about: 'added'; readonly code: string }
  /** A change was sent: the table after it, or why it was refused. */
  | {
      readonly about: 'answered';
      readonly code: string;
      readonly id: ChangeId;
      readonly answer: Result<TableView, Trouble>;
    }
  /** Anything else that is kept has changed, at this table or at all of them. */
  | { readonly about: 'kept'; readonly code?: string };

export const outboxNews = createTopic<OutboxNews>('fieldbook-outbox');
