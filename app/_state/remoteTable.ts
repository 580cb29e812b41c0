import { TABLE_ENDPOINTS } from '@/app/_api/tableEndpoints';
import type { TableCallName } from '@/app/_api/tableRuns';
import { callApi } from './callApi';
import { clientOf } from './clientOf';
import type { AskTable, TableClient } from './tableClient';
import { type PageEnvironment, watchNews } from './watchNews';
import { withDeviceCookie } from './withDeviceCookie';

/** The calls by which a device gets a seat. */
const SEAT_TAKING_CALLS: readonly TableCallName[] = ['claimSeat', 'takeSeat'];

/** The client of a table stored on the server. */
export function remoteTable(code: string): TableClient {
  const ask: AskTable = ({ name, seat, baseTags, ...request }) => {
    const { method, path } = TABLE_ENDPOINTS[name];
    const resolvedPath = path.replace('{code}', code).replace('{seat}', String(seat));
    const call = () =>
      callApi<never>({ ...request, method, path: resolvedPath, ifMatch: baseTags?.[0] });
    return SEAT_TAKING_CALLS.includes(name) ? withDeviceCookie(call) : call();
  };
  return clientOf(ask, page => watchNews(pageEnvironment(`/api/games/${code}/live`), page));
}

const WINDOW_EVENTS = ['pageshow', 'online', 'offline'] as const;

/** The real environment: the browser's page, and an event stream from our own server. */
export const pageEnvironment = (streamPath: string): PageEnvironment => ({
  openStream() {
    try {
      return new EventSource(streamPath);
    } catch {
      return undefined;
    }
  },
  isVisible: () => document.visibilityState === 'visible',
  whenChanged(onChange) {
    document.addEventListener('visibilitychange', onChange);
    for (const event of WINDOW_EVENTS) window.addEventListener(event, onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      for (const event of WINDOW_EVENTS) window.removeEventListener(event, onChange);
    };
  },
});
