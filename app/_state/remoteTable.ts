import type { HintView, SeatView, TableView } from '@/lib/game/views';
import { askApi } from './askApi';
import type { Answer, TableClient } from './tableClient';

const POLL_MS = 3000;

/** A table kept by the server. */
export function remoteTable(code: string): TableClient {
  const table = `/api/games/${code}`;
  const loadTable = () => askApi<TableView>({ path: table });
  const endVote = (method: 'POST' | 'DELETE', seat: number) =>
    askApi<TableView>({ method, path: `${table}/end`, body: { seat } });

  /** The server answers with the hint alone; the table is asked for again. */
  async function hintVote(method: 'POST' | 'DELETE', seat: number): Answer<TableView> {
    const hint = await askApi<HintView>({ method, path: `${table}/hint`, body: { seat } });
    return hint.ok ? loadTable() : hint;
  }

  return {
    loadTable,
    loadSeat: (seat, signal) => askApi<SeatView>({ path: `${table}/seats/${seat}`, signal }),
    claimSeat: (seat, name) =>
      askApi<TableView>({
        method: 'POST',
        path: `${table}/seats/${seat}/claim`,
        body: name === '' ? {} : { name },
      }),
    voteForHint: seat => hintVote('POST', seat),
    takeBackHintVote: seat => hintVote('DELETE', seat),
    voteToEnd: seat => endVote('POST', seat),
    takeBackEndVote: seat => endVote('DELETE', seat),
    watch: pollWhileVisible,
  };
}

function pollWhileVisible(onNews: () => void): () => void {
  const askIfVisible = () => {
    if (document.visibilityState === 'visible') onNews();
  };
  askIfVisible();
  const timer = setInterval(askIfVisible, POLL_MS);
  document.addEventListener('visibilitychange', askIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askIfVisible);
  };
}
