import { TABLE_ENDPOINTS } from '@/app/_api/tableEndpoints';
import type { LocalizedTable } from '@/app/_words/localizedViews';
import { ok, type Result } from '@/lib/result';
import { type Change, questionRefBody, type VoteChange } from './changes';
import type { AskTable, AsyncResult, TableClient, TableRequest, Trouble } from './tableClient';

/** Some networks swallow a question without a word. What counts once may soon be told again. */
const FIRST_TIMEOUT_MILLISECONDS = 5000;

/** The client of a table, by how it is asked and how it is watched. */
export function clientOf(ask: AskTable, watch: TableClient['watch']): TableClient {
  const loadTable = () => ask({ name: 'showTable' });

  /** Some calls answer with something else than the table, which is asked for then. */
  async function send(change: Change): AsyncResult<LocalizedTable> {
    const request = requestOf(change);
    const timeoutMilliseconds = change.wasSent ? undefined : FIRST_TIMEOUT_MILLISECONDS;
    const sent: Result<unknown, Trouble> = await ask({
      ...request,
      id: change.id,
      timeoutMilliseconds,
    } as TableRequest);
    if (!sent.ok) return sent;
    const isTable = TABLE_ENDPOINTS[request.name].answer === 'Table';
    return isTable ? ok(sent.value as LocalizedTable) : loadTable();
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
      ask({ name: 'keepNotebook', seat, body: { text }, baseTag }),
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

function voteRequestOf({ seat, cast, question }: VoteChange): TableRequest {
  if ('call' in cast) return { name: 'agreeToEnd', body: { seat, agree: true, ...cast.call } };
  const { motion, answer } = cast;
  const isBack = answer === 'take-back';
  const vote = { seat, agree: answer === 'agree' };
  if (motion === 'end') {
    if (isBack) return { name: 'takeBackEnd', body: vote };
    const to = vote.agree && question.call;
    return { name: 'agreeToEnd', body: { ...vote, ...(to && { to }) } };
  }
  if (typeof motion === 'object' && 'assist' in motion) {
    const body = { ...vote, level: motion.assist };
    return { name: isBack ? 'takeBackAssist' : 'agreeToAssist', body };
  }
  const of = isBack ? undefined : questionRefBody(question, motion);
  const body = { ...vote, ...(of && { of }) };
  if (motion === 'hint') return { name: isBack ? 'takeBackHint' : 'agreeToHint', body };
  return { name: isBack ? 'takeBackFree' : 'agreeToFree', seat: motion.free, body };
}
