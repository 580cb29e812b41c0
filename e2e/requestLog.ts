import type { APIRequestContext, APIResponse } from 'playwright/test';
import type { Received } from './recorder';

type RequestOptions = {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Record<string, string>;
  readonly data?: object;
};

/** Sends requests from devices and stores all responses, headers and bodies. */
export type RequestLog = {
  ask(device: APIRequestContext, path: string, options?: RequestOptions): Promise<APIResponse>;
  received(): readonly Received[];
};

export function createRequestLog(): RequestLog {
  const received: Received[] = [];
  return {
    async ask(device, path, { method = 'GET', ...options } = {}) {
      // Compressing and decompressing a page costs more than sending it.
      const headers = { 'Accept-Encoding': 'identity', ...options.headers };
      // Requests on an idle connection that the server is just closing were never processed: safe to retry.
      const answer = await device.fetch(path, { method, ...options, headers, maxRetries: 1 });
      const head = answer
        .headersArray()
        .filter(({ name }) => !VARYING_HEADERS.includes(name.toLowerCase()))
        .map(({ name, value }) => `${name}: ${value}`);
      const kind = options.headers?.RSC === undefined ? '' : ' as a payload';
      received.push({
        from: `${method} ${path}${kind}`,
        text: [answer.status(), ...head, '', await answer.text()].join('\n'),
      });
      return answer;
    },
    received: () => received,
  };
}

/** Headers that vary per request: the time, the request's id, and the device's cookie. */
const VARYING_HEADERS = ['date', 'x-request-id', 'set-cookie'];
