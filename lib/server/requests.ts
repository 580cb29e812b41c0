import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
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

/** The servers that somebody has connected to. */
const servers = new Set<Server>();
let isStopping = false;

/**
 * From now on no connection is kept open for a next request. Those that idle already are closed by
 * Node when the server stops listening; without this one that idles later would hold up the stop,
 * and so would one that has asked for nothing yet, or not in full: whatever is left is cut after so long.
 */
export function keepNoConnections(milliseconds: number): void {
  isStopping = true;
  setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, milliseconds).unref();
}

/**
 * Watches every request that this process's HTTP servers take: gives it an id, notes where it
 * came from, and logs how it ended. Route handlers see no socket, and Next keeps a forwarded
 * address that the client made up; Node itself tells both here, before any handler runs. What the
 * handler does, and whatever it waits for, then belongs to this request.
 */
export function watchRequests(): void {
  subscribe('net.server.socket', knowServer);
  subscribe('http.server.request.start', message => {
    const { request, response, server } = message as Exchange;
    const id = randomUUID();
    const start = performance.now();
    const { method } = request;
    const url = pathOf(request.url ?? '');
    request.url = url;
    // Next would answer 500: a web Request cannot be one. It is asked as what we do not have.
    if (method === 'TRACE') request.method = 'PUT';
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

/**
 * Nobody is offered another protocol but by Next's development server; its other one leaves whoever asks for
 * one on an open connection. Where nobody listens, Node answers as if nothing had been asked for.
 */
function knowServer(message: unknown): void {
  const { server } = (message as { readonly socket: { readonly server?: unknown } }).socket;
  if (!(server instanceof Server)) return;
  servers.add(server);
  if (process.env.NODE_ENV !== 'development') server.removeAllListeners('upgrade');
}

/**
 * A path for whatever stands in a request's first line. Next would redirect an address with a host to itself,
 * log one that cannot be read, and answer 500 to a star.
 */
export function pathOf(target: string): string {
  if (target.startsWith('/')) return target;
  const { pathname, search } = URL.canParse(target) ? new URL(target) : NOTHING;
  return pathname.startsWith('/') ? `${pathname}${search}` : NOTHING.pathname;
}

const NOTHING = { pathname: '/*', search: '' };

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
