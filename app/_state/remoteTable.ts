import type { LocalizedSeat, LocalizedTable } from '@/app/_words/localizedViews';
import type { EveningView } from '@/lib/game/views/eveningView';
import type { Motion } from '@/lib/game/votes/votes';
import { type Call, callApi } from './callApi';
import { type CastVote, type Change, motionOf, questionRefBody, type VoteChange } from './changes';
import type { AsyncResult, TableClient } from './tableClient';
import { type PageEnvironment, watchNews } from './watchNews';

type Method = NonNullable<Call['method']>;

/** Some networks swallow a question without a word. What counts once may soon be told again. */
const FIRST_TIMEOUT_MILLISECONDS = 5000;

const isForHint = (cast: CastVote): boolean => motionOf(cast) === 'hint';

/** A table kept by the server. */
export function remoteTable(code: string): TableClient {
  const table = `/api/games/${code}`;
  const seatPath = (seat: number) => `${table}/seats/${seat}`;
  const change = (method: Method, path: string, body?: object) =>
    callApi<LocalizedTable>({ method, path, ...(body && { body }) });
  const loadTable = () => callApi<LocalizedTable>({ path: table });

  /** The server answers a vote for the hint with the hint alone; the table is asked for again. */
  async function send(sent: Change): AsyncResult<LocalizedTable> {
    const { id, wasSent } = sent;
    const timeout = wasSent ? undefined : FIRST_TIMEOUT_MILLISECONDS;
    const taken = await callApi<LocalizedTable>({
      ...callOf(table, sent),
      id,
      timeoutMilliseconds: timeout,
    });
    const isOfTable = sent.does !== 'look' && !(sent.does === 'vote' && isForHint(sent.cast));
    return isOfTable || !taken.ok ? taken : loadTable();
  }

  return {
    loadTable,
    lookAtSeat: ({ seat, id }, signal) =>
      callApi<LocalizedSeat>({ method: 'POST', path: `${seatPath(seat)}/look`, id, signal }),
    claimSeat: (seat, badge) =>
      withDeviceCookie(() => change('POST', `${seatPath(seat)}/claim`, badge)),
    editSeat: (seat, badge) => change('PATCH', seatPath(seat), badge),
    leaveSeat: seat => change('DELETE', seatPath(seat)),
    offerSeat: seat => callApi({ method: 'POST', path: `${seatPath(seat)}/hand-over` }),
    takeSeat: (seat, digits) =>
      withDeviceCookie(() => change('POST', `${seatPath(seat)}/take`, { digits })),
    markLaid: () => change('POST', `${table}/laid`),
    send,
    checkBoard: () => callApi({ method: 'POST', path: `${table}/check-board` }),
    loadNotebook: seat => callApi({ path: `${seatPath(seat)}/notebook` }),
    keepNotebook: (seat, text, baseTag) =>
      callApi({
        method: 'PUT',
        path: `${seatPath(seat)}/notebook`,
        body: { text },
        ifMatch: baseTag,
      }),
    playAgain: map => change('POST', `${table}/again`, { map }),
    loadEvening: () => callApi<EveningView>({ path: `${table}/evening` }),
    watch: page => watchNews(pageEnvironment(`${table}/live`), page),
  };
}

let named: AsyncResult<object> | undefined;

/**
 * Asks for a seat once the server has named this phone, by an answer of its own: a seat that was given to a phone which never
 * heard its name would be nobody's.
 */
async function withDeviceCookie(
  ask: () => AsyncResult<LocalizedTable>,
): AsyncResult<LocalizedTable> {
  named ??= callApi<object>({ method: 'POST', path: '/api/device' });
  const answer = await named;
  if (answer.ok) return ask();
  named = undefined;
  return answer;
}

/** What asks a server for a change. */
function callOf(table: string, change: Change): Call {
  const { seat } = change;
  switch (change.does) {
    case 'look':
      return { method: 'POST', path: `${table}/seats/${seat}/look` };
    case 'record':
      return { method: 'POST', path: `${table}/record`, body: { seat, ...change.request } };
    case 'turns':
      return { method: 'PUT', path: `${table}/turns`, body: { seat, turns: change.turns } };
    case 'vote':
      return { path: `${table}/${pathOf(motionOf(change.cast))}`, ...voteCall(change) };
  }
}

function voteCall({ seat, cast, question }: VoteChange): Pick<Call, 'method' | 'body'> {
  if ('call' in cast) {
    const { call } = cast;
    const space = call.found && call.space;
    return { method: 'POST', body: { seat, found: call.found, ...(space && { space }) } };
  }
  const { motion, answer } = cast;
  const of = questionRefBody(question, motion);
  const level = typeof motion === 'object' && 'assist' in motion && { level: motion.assist };
  if (answer === 'take-back') return { method: 'DELETE', body: { seat, ...level } };
  const isAnswer = motion === 'end' && answer === 'agree' && question.call;
  const to = isAnswer && { to: question.call };
  return {
    method: 'POST',
    body: {
      seat,
      ...(answer === 'not-now' && { agree: false }),
      ...level,
      ...to,
      ...(of && { of }),
    },
  };
}

function pathOf(motion: Motion): string {
  if (typeof motion === 'string') return motion;
  return 'assist' in motion ? 'assist' : `seats/${motion.free}/free`;
}

const ON_WINDOW = ['pageshow', 'online', 'offline'] as const;

/** The page that a browser shows, and the stream at an address of our own server. */
export const pageEnvironment = (streamPath: string): PageEnvironment => ({
  openStream: () => new EventSource(streamPath),
  isVisible: () => document.visibilityState === 'visible',
  whenChanged(onChange) {
    document.addEventListener('visibilitychange', onChange);
    for (const event of ON_WINDOW) window.addEventListener(event, onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      for (const event of ON_WINDOW) window.removeEventListener(event, onChange);
    };
  },
});
