import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { log } from './log';
import { onceInProcess } from './once';

/** What Node knows of a request, and Next tells nobody. */
interface KnownRequest {
  /** The answer bears it as X-Request-Id. */
  readonly id: string;
  /** The address that the connection came from. */
  readonly address: string;
  readonly response: ServerResponse;
}

const current = onceInProcess('request', () => new AsyncLocalStorage<KnownRequest>());

/** The request that is being answered; nothing outside of one. */
export const currentRequest = (): KnownRequest | undefined => current.getStore();

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
export function disableKeepAlive(): void {
  isStopping = true;
}

/**
 * Watches every request that this process's HTTP servers take: gives it an id, notes where it
 * came from, and logs how it ended. Route handlers see no socket, and Next keeps a forwarded
 * address that the client made up; Node itself tells both here, before any handler runs. What the
 * handler does, and whatever it waits for, then belongs to this request.
 */
export function watchRequests(): void {
  subscribe('http.server.request.start', message => {
    const { request, response, server } = message as Exchange;
    const id = randomUUID();
    const start = performance.now();
    const { method, url = '' } = request;
    // Next would answer 500: a web Request can be neither. They are asked as what we do not have.
    if (method === 'TRACE') request.method = 'PUT';
    if (url === '*') request.url = '/*';
    current.enterWith({ id, address: request.socket.remoteAddress ?? '', response });
    response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      log.info({
        id,
        method,
        route: routeOf(url),
        status: response.statusCode,
        ms: Math.round(performance.now() - start),
      });
      // Only in the next turn does Node call the connection idle.
      if (isStopping) setImmediate(() => server.closeIdleConnections());
    });
  });
}

/** No vowel: so that no word of ours, such as "health", is taken for a game's code. */
const CODE = /^[b-df-hj-np-tv-z]{6}$/i;
/** What stands where codes do, and is none. */
const BESIDE_CODES = 'open';
const WORD = /^[a-z-]{1,20}$/;

/** The path with everything replaced that is not one of our own words. */
export function routeOf(url: string): string {
  const [path = ''] = url.split('?');
  if (path.startsWith('/_next/')) return '/_next';
  const parts = path.split('/').slice(1, 8);
  return `/${parts.map((part, index) => routePart(part, parts[index - 1])).join('/')}`;
}

function routePart(part: string, before: string | undefined): string {
  const isInPlaceOfCode = before === 'games' && part !== BESIDE_CODES;
  if (isInPlaceOfCode || CODE.test(part.replaceAll('-', ''))) return part === '' ? '' : ':code';
  if (/^\d+$/.test(part)) return ':number';
  return part === '' || WORD.test(part) ? part : ':other';
}
