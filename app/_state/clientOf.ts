import { drawChangeId } from '@/app/_api/changeId';
import { TABLE_ENDPOINTS } from '@/app/_api/tableEndpoints';
import type { TableCallName } from '@/app/_api/tableRuns';
import type { ChangeId } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import { ok, type Result } from '@/lib/result';
import { type Change, isTemporary, type VoteChange } from './changes';
import type { AskTable, TableClient, TableRequest, Trouble } from './tableClient';

/** Some networks drop requests silently. Retries are idempotent, so the first attempt times out early. */
const FIRST_TIMEOUT_MILLISECONDS = 5000;

/** Calls that count once even if they are made again without an answer. Changes bring ids of their own. */
const WITH_ID: readonly TableCallName[] = [
  'claimSeat',
  'editSeat',
  'leaveSeat',
  'takeSeat',
  'setSeatOrder',
  'giveHardEnvelope',
];

/** Builds a table's client from its request function and its watcher. */
export function clientOf(ask: AskTable, watch: TableClient['watch']): TableClient {
  const askWithId = withIds(ask);
  return {
    ask: (name, input) =>
      (WITH_ID.includes(name) ? askWithId : ask)({ name, ...input } as TableRequest<typeof name>),
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

/** Gives each call an id. The last call keeps its id until it is answered, so that a repetition counts once. */
function withIds(ask: AskTable): AskTable {
  let unanswered: { readonly call: string; readonly id: ChangeId } | undefined;
  return async request => {
    const call = JSON.stringify(request);
    if (unanswered?.call !== call) unanswered = { call, id: drawChangeId() };
    const { id } = unanswered;
    const answer = await ask({ ...request, id });
    if ((answer.ok || !isTemporary(answer.error)) && unanswered?.id === id) unanswered = undefined;
    return answer;
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
