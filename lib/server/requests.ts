import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { log } from './log';

/** Where a request's handler finds the address that the connection came from. Ours alone to set. */
export const ADDRESS_HEADER = 'x-fieldbook-address';

/** And the id that the answer bears as X-Request-Id. */
export const REQUEST_HEADER = 'x-fieldbook-request';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
}

let isStopping = false;

/**
 * From now on no connection is kept open for a next request. Those that idle already are closed by
 * Node when the server stops listening; without this one that idles later would hold up the stop.
 */
export function keepNoConnections(): void {
  isStopping = true;
}

/**
 * Watches every request that this process's HTTP servers take: gives it an id, notes where it
 * came from, and logs how it ended. Route handlers see no socket, and Next keeps a forwarded
 * address that the client made up; Node itself tells both here, before any handler runs.
 */
export function watchRequests(): void {
  subscribe('http.server.request.start', message => {
    const { request, response, server } = message as Exchange;
    const id = randomUUID();
    const start = performance.now();
    const { method = '' } = request;
    request.url = escapeBroken(request.url ?? '/');
    // What Next would answer with 500 is asked in a form that our routes and pages refuse.
    request.method = isTaken(method, request.url) ? method : 'PUT';
    if (!isReadable(request.headers[STATE_TREE])) delete request.headers[STATE_TREE];
    request.headers[REQUEST_HEADER] = id;
    request.headers[ADDRESS_HEADER] = request.socket.remoteAddress ?? '';
    response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      log.info({
        id,
        method,
        route: routeOf(request.url ?? ''),
        status: response.statusCode,
        ms: Math.round(performance.now() - start),
      });
      // Only in the next turn does Node call the connection idle.
      if (isStopping) setImmediate(() => server.closeIdleConnections());
    });
  });
}

const STATE_TREE = 'next-router-state-tree';

/** Whether a header holds what Next's own pages put there. To anything else Next answers 500. */
export function isReadable(header: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

const PAGE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** The methods that Next hands to routes. None of ours takes PUT. */
const ROUTE_METHODS = [...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Pages are read only: a POST would be taken for the call of a server action, and we have none. */
export const isTaken = (method: string, url: string): boolean =>
  (url.startsWith('/api/') ? ROUTE_METHODS : PAGE_METHODS).includes(method);

/**
 * The address with its path's percent signs taken literally, where they escape nothing. The star, which
 * stands for a server as a whole, is a path that we do not have.
 */
export function escapeBroken(url: string): string {
  if (url === '*') return '/*';
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** No vowel: so that no word of ours, such as "health", is taken for a game's code. */
const CODE = /^[b-df-hj-np-tv-z]{6}$/i;
const WORD = /^[a-z-]{1,20}$/;

/** The path with everything replaced that is not one of our own words. */
export function routeOf(url: string): string {
  const [path = ''] = url.split('?');
  if (path.startsWith('/_next/')) return '/_next';
  const parts = path.split('/').slice(1, 8);
  return `/${parts.map((part, index) => routePart(part, parts[index - 1])).join('/')}`;
}

function routePart(part: string, before: string | undefined): string {
  if (before === 'games' || CODE.test(part.replaceAll('-', ''))) return part === '' ? '' : ':code';
  if (/^\d+$/.test(part)) return ':number';
  return part === '' || WORD.test(part) ? part : ':other';
}
