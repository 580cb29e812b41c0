import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Node's own responses, for a route handler that cannot do with what Next lets it return. The
 * handler knows its request by a number, in a header that is ours alone to set.
 */

const HEADER = 'x-fieldbook-response';

// Next may load a module several times for different routes; what must exist once is kept here.
const RESPONSES = Symbol.for('fieldbook.responses');
const once = globalThis as { [RESPONSES]?: Map<string, ServerResponse> };

function openResponses(): Map<string, ServerResponse> {
  once[RESPONSES] ??= new Map();
  return once[RESPONSES];
}

/** Keeps each response of this process at hand while it is open. */
export function keepResponses(): void {
  let count = 0;
  subscribe('http.server.request.start', message => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const number = String(count++);
    request.headers[HEADER] = number;
    openResponses().set(number, response);
    response.once('close', () => openResponses().delete(number));
  });
}

/** The response to the request that bears these headers. */
export const responseTo = (headers: Pick<Headers, 'get'>): ServerResponse | undefined =>
  openResponses().get(headers.get(HEADER) ?? '');
