import type { SaidHintView, SaidSeat, SaidTable } from '@/app/_words/said';
import { type Call, callApi } from './callApi';
import { pageSurroundings } from './pageSurroundings';
import type { Answer, TableClient } from './tableClient';
import { watchNews } from './watchNews';

type Method = NonNullable<Call['method']>;

/** A table kept by the server. */
export function remoteTable(code: string): TableClient {
  const table = `/api/games/${code}`;
  const seatPath = (seat: number) => `${table}/seats/${seat}`;
  const change = (method: Method, path: string, body?: object) =>
    callApi<SaidTable>({ method, path, ...(body && { body }) });
  const loadTable = () => callApi<SaidTable>({ path: table });

  /** The server answers with the hint alone; the table is asked for again. */
  async function hintVote(method: Method, voter: number): Answer<SaidTable> {
    const hint = await callApi<SaidHintView>({
      method,
      path: `${table}/hint`,
      body: { seat: voter },
    });
    return hint.ok ? loadTable() : hint;
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
    voteToFree: (seat, voter) => change('POST', `${seatPath(seat)}/free`, { seat: voter }),
    takeBackFreeVote: (seat, voter) => change('DELETE', `${seatPath(seat)}/free`, { seat: voter }),
    voteForHint: voter => hintVote('POST', voter),
    takeBackHintVote: voter => hintVote('DELETE', voter),
    voteToEnd: voter => change('POST', `${table}/end`, { seat: voter }),
    takeBackEndVote: voter => change('DELETE', `${table}/end`, { seat: voter }),
    playAgain: () => change('POST', `${table}/again`),
    watch: page => watchNews(pageSurroundings(`${table}/live`), page),
  };
}
