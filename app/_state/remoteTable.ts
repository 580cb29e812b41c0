import type { SaidSeat, SaidTable } from '@/app/_words/said';
import type { EveningView } from '@/lib/game/eveningView';
import type { Matter } from '@/lib/game/votes';
import { type Call, callApi } from './callApi';
import { type Cast, type Change, matterOf, questionView, type Vote } from './changes';
import type { Answer, TableClient } from './tableClient';
import { type Surroundings, watchNews } from './watchNews';

type Method = NonNullable<Call['method']>;

/** Some networks swallow a question without a word. What counts once may soon be told again. */
const FIRST_PATIENCE_MILLISECONDS = 5000;

const isForHint = (cast: Cast): boolean => matterOf(cast) === 'hint';

/** A table kept by the server. */
export function remoteTable(code: string): TableClient {
  const table = `/api/games/${code}`;
  const seatPath = (seat: number) => `${table}/seats/${seat}`;
  const change = (method: Method, path: string, body?: object) =>
    callApi<SaidTable>({ method, path, ...(body && { body }) });
  const loadTable = () => callApi<SaidTable>({ path: table });

  /** The server answers a vote for the hint with the hint alone; the table is asked for again. */
  async function tell(told: Change): Answer<SaidTable> {
    const { id, isTried } = told;
    const patience = isTried ? undefined : FIRST_PATIENCE_MILLISECONDS;
    const taken = await callApi<SaidTable>({ ...callOf(table, told), id, patience });
    const isOfTable = told.does !== 'look' && !(told.does === 'vote' && isForHint(told.cast));
    return isOfTable || !taken.ok ? taken : loadTable();
  }

  return {
    loadTable,
    lookAtSeat: ({ seat, id }, signal) =>
      callApi<SaidSeat>({ method: 'POST', path: `${seatPath(seat)}/look`, id, signal }),
    claimSeat: (seat, badge) => ifNamed(() => change('POST', `${seatPath(seat)}/claim`, badge)),
    editSeat: (seat, badge) => change('PATCH', seatPath(seat), badge),
    leaveSeat: seat => change('DELETE', seatPath(seat)),
    offerSeat: seat => callApi({ method: 'POST', path: `${seatPath(seat)}/hand-over` }),
    takeSeat: (seat, digits) => ifNamed(() => change('POST', `${seatPath(seat)}/take`, { digits })),
    markLaid: () => change('POST', `${table}/laid`),
    tell,
    checkBoard: () => callApi({ method: 'POST', path: `${table}/check-board` }),
    loadNotebook: seat => callApi({ path: `${seatPath(seat)}/notebook` }),
    keepNotebook: (seat, text, onto) =>
      callApi({ method: 'PUT', path: `${seatPath(seat)}/notebook`, body: { text }, onto }),
    playAgain: map => change('POST', `${table}/again`, { map }),
    loadEvening: () => callApi<EveningView>({ path: `${table}/evening` }),
    watch: page => watchNews(pageSurroundings(`${table}/live`), page),
  };
}

let named: Answer<object> | undefined;

/**
 * Asks for a seat once the server has named this phone, by an answer of its own: a seat that was given to a phone which never
 * heard its name would be nobody's.
 */
async function ifNamed(ask: () => Answer<SaidTable>): Answer<SaidTable> {
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
      return { method: 'POST', path: `${table}/record`, body: { seat, ...change.recording } };
    case 'turns':
      return { method: 'PUT', path: `${table}/turns`, body: { seat, turns: change.turns } };
    case 'vote':
      return { path: `${table}/${pathOf(matterOf(change.cast))}`, ...voteCall(change) };
  }
}

function voteCall({ seat, cast, question }: Vote): Pick<Call, 'method' | 'body'> {
  if ('call' in cast) {
    const { call } = cast;
    const space = call.found && call.space;
    return { method: 'POST', body: { seat, found: call.found, ...(space && { space }) } };
  }
  const { matter, answer } = cast;
  const of = questionView(question, matter);
  const level = typeof matter === 'object' && 'assist' in matter && { level: matter.assist };
  if (answer === 'take-back') return { method: 'DELETE', body: { seat, ...level } };
  const isAnswer = matter === 'end' && answer === 'agree' && question.call;
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

function pathOf(matter: Matter): string {
  if (typeof matter === 'string') return matter;
  return 'assist' in matter ? 'assist' : `seats/${matter.free}/free`;
}

const ON_WINDOW = ['pageshow', 'online', 'offline'] as const;

/** The page that a browser shows, and the stream at an address of our own server. */
export const pageSurroundings = (streamPath: string): Surroundings => ({
  openStream: () => new EventSource(streamPath),
  isSeen: () => document.visibilityState === 'visible',
  whenChanged(onChange) {
    document.addEventListener('visibilitychange', onChange);
    for (const event of ON_WINDOW) window.addEventListener(event, onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      for (const event of ON_WINDOW) window.removeEventListener(event, onChange);
    };
  },
});
