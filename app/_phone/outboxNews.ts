import type { Trouble } from '@/app/_state/trouble';
import type { ChangeId } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import { createTopic } from './topic';

/** News about the outboxes and caches of server tables on this phone. A table's view has no clues before the end. */
export type OutboxNews =
  /** A new change of this table is in the outbox and can be sent. */
  | { readonly about: 'added'; readonly code: string }
  /** A change was sent. The answer is the table after it, or why it was refused. */
  | {
      readonly about: 'answered';
      readonly code: string;
      readonly id: ChangeId;
      readonly answer: Result<TableView, Trouble>;
    }
  /** Any other stored or cached data has changed, of this table or of all tables. */
  | { readonly about: 'kept'; readonly code?: string };

export const outboxNews = createTopic<OutboxNews>('fieldbook-outbox');
