import { TABLE_ENDPOINTS } from '@/app/_api/tableEndpoints';
import type { TableView } from '@/lib/game/views/views';
import { ok, type Result } from '@/lib/result';
import type { Change, VoteChange } from './changes';
import { createRetryIds } from './retryIds';
import type { AskTable, TableClient, TableRequest } from './tableClient';
import type { Trouble } from './trouble';

/** Some networks drop requests silently. Retries are idempotent, so the first attempt times out early. */
const FIRST_TIMEOUT_MILLISECONDS = 5000;

/** Builds a table's client from its request function and its watcher. */
export function clientOf(ask: AskTable, watch: TableClient['watch']): TableClient {
  const withId = createRetryIds();
  return {
    ask(name, input) {
      const request = { name, ...input } as TableRequest<typeof name>;
      return TABLE_ENDPOINTS[name].bearsId
        ? withId(request, id => ask({ ...request, id }))
        : ask(request);
    },
    /** If a call does not return the table, loads it as well. */
    async send(change) {
      const request = requestOf(change);
      const timeoutMilliseconds = change.wasSent ? undefined : FIRST_TIMEOUT_MILLISECONDS;
      const sent: Result<unknown, Trouble> = await ask({
        ...request,
        id: change.id,
        dealNumber: change.dealNumber,
        timeoutMilliseconds,
      } as TableRequest);
      if (!sent.ok) return sent;
      const isTable = TABLE_ENDPOINTS[request.name].answer === 'Table';
      return isTable ? ok(sent.value as TableView) : ask({ name: 'showTable' });
    },
    watch,
  };
}

/** The call that makes a change. */
export function requestOf(change: Change | VoteChange): TableRequest {
  const { seat } = change;
  switch (change.type) {
    case 'look':
      return { name: 'look', seat };
    case 'record':
      return { name: 'record', body: { seat, ...change.request } };
    case 'vote': {
      const { motion, answer, askedAt } = change;
      return { name: 'vote', body: { seat, motion, agree: AGREE[answer], askedAt } };
    }
  }
}

const AGREE = { agree: true, 'not-now': false, 'take-back': null } as const;
