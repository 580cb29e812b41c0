import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { log } from './log';
import { onceInProcess } from './once';

/** Request data that Node has and Next does not expose. */
interface KnownRequest {
  /** Sent in the response as X-Request-Id. */
  readonly id: string;
  /** The connection's remote address. */
  readonly address: string;
  /** The address that the server listens on: `::` or `0.0.0.0` for all. */
  readonly listensOn: string | undefined;
  readonly response: ServerResponse;
}

const current = onceInProcess('request', () => new AsyncLocalStorage<KnownRequest>());

/** The current request; `undefined` outside of one. */
export const currentRequest = (): KnownRequest | undefined => current.getStore();

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
}

/** Headers of conditional and partial GETs. A server may ignore them. */
const PARTIAL = ['if-match', 'if-unmodified-since', 'range'] as const;
/** Build files, which Next serves before it runs the proxy. */
const BUILD_FILE = /^(https?:\/\/[^/]*)?\/_next\/static\//i;

const withoutBrackets = (path: string): string =>
  path.replaceAll('[', '%5B').replaceAll(']', '%5D');

/** Rewrites a request that Next would answer with 500. */
function rewrite(request: IncomingMessage): void {
  const { method = '', url = '' } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  // A web Request supports neither TRACE nor "*". Rewritten to something that does not exist.
  if (method === 'TRACE') request.method = 'PUT';
  // At `/*`, the proxy refuses methods other than GET and HEAD.
  if (url === '*' || (!isRead && BUILD_FILE.test(url))) request.url = '/*';
  // A path that spells a route's own template: Next would take its parameters from the query.
  if (/[[\]]/.test(url)) request.url = url.replace(/^[^?]*/, withoutBrackets);
  // If a file does not satisfy them, Next lacks the page for that status.
  if (isRead) for (const name of PARTIAL) delete request.headers[name];
}

let isStopping = false;

/**
 * From now on, closes each connection after its response. Node closes connections that are already idle when the server
 * stops listening; one that becomes idle later would delay the stop.
 */
export function disableKeepAlive(): void {
  isStopping = true;
}

/**
 * Gives every request of this process's HTTP servers an id, records its remote address, and logs how it ended. Route
 * handlers have no access to the socket, and Next trusts forwarded addresses that a client can forge; Node's
 * diagnostics channel provides both before any handler runs. The handler and everything it awaits run in the request's
 * async context.
 */
export function watchRequests(): void {
  subscribe('http.server.request.start', message => {
    const { request, response, server } = message as Exchange;
    const id = randomUUID();
    const start = performance.now();
    const { method, url = '' } = request;
    rewrite(request);
    const address = request.socket.remoteAddress ?? '';
    const bound = server.address();
    const listensOn = typeof bound === 'object' ? bound?.address : undefined;
    current.enterWith({ id, address, listensOn, response });
    response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      log.info({
        id,
        method,
        route: routeOf(url),
        status: response.statusCode,
        ms: Math.round(performance.now() - start),
      });
      // Node marks the connection as idle only in the next turn of the event loop.
      if (isStopping) setImmediate(() => server.closeIdleConnections());
    });
  });
}

/** No vowels, so that a path word such as "health" is not taken for a game code. */
const CODE = /^[b-df-hj-np-tv-z]{6}$/i;
/** The word that can appear in place of a code. */
const BESIDE_CODES = 'upload';
const WORD = /^[a-z-]{1,20}$/;

/**
 * The path for the log: game codes, numbers and anything that does not look like one of our path words are replaced.
 */
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
