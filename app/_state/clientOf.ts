import { TABLE_ENDPOINTS } from '@/app/_api/tableEndpoints';
import { assistBody, endBody, voteBody } from '@/app/_api/voteBodies';
import type { TableView } from '@/lib/game/views/views';
import { ok, type Result } from '@/lib/result';
import type { Change, VoteChange } from './changes';
import type { AskTable, AsyncResult, TableClient, TableRequest, Trouble } from './tableClient';

/** Some networks drop requests silently. Retries are idempotent, so the first attempt times out early. */
const FIRST_TIMEOUT_MILLISECONDS = 5000;

/** Builds a table's client from its request function and its watcher. */
export function clientOf(ask: AskTable, watch: TableClient['watch']): TableClient {
  const loadTable = () => ask({ name: 'showTable' });

  /** If a call does not return the table, loads it as well. */
  async function send(change: Change): AsyncResult<TableView> {
    const request = requestOf(change);
    const timeoutMilliseconds = change.wasSent ? undefined : FIRST_TIMEOUT_MILLISECONDS;
    const sent: Result<unknown, Trouble> = await ask({
      ...request,
      id: change.id,
      timeoutMilliseconds,
    } as TableRequest);
    if (!sent.ok) return sent;
    const isTable = TABLE_ENDPOINTS[request.name].answer === 'Table';
    return isTable ? ok(sent.value as TableView) : loadTable();
  }

  return {
    loadTable,
    lookAtSeat: ({ seat, id }, signal) => ask({ name: 'look', seat, id, signal }),
    claimSeat: (seat, body) => ask({ name: 'claimSeat', seat, body }),
    editSeat: (seat, body) => ask({ name: 'editSeat', seat, body }),
    leaveSeat: seat => ask({ name: 'leaveSeat', seat }),
    offerSeat: seat => ask({ name: 'offerSeat', seat }),
    takeSeat: (seat, digits) => ask({ name: 'takeSeat', seat, body: { digits } }),
    markLaid: () => ask({ name: 'tellLaid' }),
    send,
    checkBoard: () => ask({ name: 'checkBoard' }),
    loadNotebook: seat => ask({ name: 'readNotebook', seat }),
    keepNotebook: (seat, text, baseTag) =>
      ask({ name: 'keepNotebook', seat, body: { text }, baseTags: [baseTag] }),
    playAgain: map => ask({ name: 'playAgain', body: { map } }),
    loadEvening: () => ask({ name: 'showEvening' }),
    watch,
  };
}

/** The call that makes a change. */
export function requestOf(change: Change): TableRequest {
  const { seat } = change;
  switch (change.does) {
    case 'look':
      return { name: 'look', seat };
    case 'record':
      return { name: 'record', body: { seat, ...change.request } };
    case 'turns':
      return { name: 'tellTurns', body: { seat, turns: change.turns } };
    case 'vote':
      return voteRequestOf(change);
  }
}

function voteRequestOf({ seat, motion, answer, seen }: VoteChange): TableRequest {
  const isBack = answer === 'take-back';
  const told = { seat, answer, seen: isBack ? undefined : seen };
  switch (motion.about) {
    case 'hint':
      return { name: isBack ? 'takeBackHint' : 'agreeToHint', body: voteBody(told) };
    case 'end':
      return isBack
        ? { name: 'takeBackEnd', body: voteBody(told) }
        : { name: 'agreeToEnd', body: endBody(told, motion) };
    case 'assist':
      return { name: isBack ? 'takeBackAssist' : 'agreeToAssist', body: assistBody(told, motion) };
    case 'free': {
      const name = isBack ? 'takeBackFree' : 'agreeToFree';
      return { name, seat: motion.seat, body: voteBody(told) };
    }
  }
}
