import type { SaidHintView, SaidSeat, SaidTable } from '@/app/_words/said';
import type { EveningView } from '@/lib/game/eveningView';
import type { CallView } from '@/lib/game/views';
import type { Matter } from '@/lib/game/votes';
import { type Call, callApi } from './callApi';
import { pageSurroundings } from './pageSurroundings';
import type { Answer, TableClient, VoteAnswer } from './tableClient';
import { watchNews } from './watchNews';

type Method = NonNullable<Call['method']>;

/** A table kept by the server. */
export function remoteTable(code: string): TableClient {
  const table = `/api/games/${code}`;
  const seatPath = (seat: number) => `${table}/seats/${seat}`;
  const change = (method: Method, path: string, body?: object) =>
    callApi<SaidTable>({ method, path, ...(body && { body }) });
  const loadTable = () => callApi<SaidTable>({ path: table });

  /** The server answers a vote for the hint with the hint alone; the table is asked for again. */
  async function answer(
    voter: number,
    matter: Matter,
    given: VoteAnswer,
    call?: CallView | null,
  ): Answer<SaidTable> {
    const method = given === 'take-back' ? 'DELETE' : 'POST';
    const body = {
      seat: voter,
      ...(given === 'not-now' && { agree: false }),
      ...(typeof matter !== 'string' && 'assist' in matter && { level: matter.assist }),
      ...(matter === 'end' && given === 'agree' && call && { to: call }),
    };
    if (matter !== 'hint') return change(method, matterPath(matter), body);
    const hint = await callApi<SaidHintView>({ method, path: `${table}/hint`, body });
    return hint.ok ? loadTable() : hint;
  }

  function matterPath(matter: Exclude<Matter, 'hint'>): string {
    if (matter === 'end') return `${table}/end`;
    return 'assist' in matter ? `${table}/assist` : `${seatPath(matter.free)}/free`;
  }

  return {
    loadTable,
    lookAtSeat: (seat, signal) =>
      callApi<SaidSeat>({ method: 'POST', path: `${seatPath(seat)}/look`, signal }),
    claimSeat: (seat, badge) => change('POST', `${seatPath(seat)}/claim`, badge),
    editSeat: (seat, badge) => change('PATCH', seatPath(seat), badge),
    leaveSeat: seat => change('DELETE', seatPath(seat)),
    offerSeat: seat => callApi({ method: 'POST', path: `${seatPath(seat)}/hand-over` }),
    takeSeat: (seat, digits) => change('POST', `${seatPath(seat)}/take`, { digits }),
    markLaid: () => change('POST', `${table}/laid`),
    answer,
    callEnd: (voter, call) =>
      change('POST', `${table}/end`, {
        seat: voter,
        found: call.found,
        ...(call.found && call.space && { space: call.space }),
      }),
    record: (by, recording) => change('POST', `${table}/record`, { seat: by, ...recording }),
    checkBoard: () => callApi({ method: 'POST', path: `${table}/check-board` }),
    loadNotebook: seat => callApi({ path: `${seatPath(seat)}/notebook` }),
    keepNotebook: (seat, text) =>
      callApi({ method: 'PUT', path: `${seatPath(seat)}/notebook`, body: { text } }),
    playAgain: map => change('POST', `${table}/again`, { map }),
    loadEvening: () => callApi<EveningView>({ path: `${table}/evening` }),
    tellTurns: (voter, turns) => change('PUT', `${table}/turns`, { seat: voter, turns }),
    watch: page => watchNews(pageSurroundings(`${table}/live`), page),
  };
}
