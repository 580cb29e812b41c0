import type { APIRequestContext, APIResponse } from 'playwright/test';
import type { Received } from './recorder';

type Asked = {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Record<string, string>;
  readonly data?: object;
};

/** Asks for devices and keeps all that they are answered, heads and bodies. */
export type Ear = {
  ask(device: APIRequestContext, path: string, asked?: Asked): Promise<APIResponse>;
  heard(): readonly Received[];
};

export function createEar(): Ear {
  const heard: Received[] = [];
  return {
    async ask(device, path, { method = 'GET', ...asked } = {}) {
      // As it is: to press a page together and apart again costs more than to hand it over.
      const headers = { 'Accept-Encoding': 'identity', ...asked.headers };
      // What goes out on a connection that the server is just closing, for it was idle, has not been heard.
      const answer = await device.fetch(path, { method, ...asked, headers, maxRetries: 1 });
      const head = answer
        .headersArray()
        .filter(({ name }) => !OF_THE_ASKING.includes(name.toLowerCase()))
        .map(({ name, value }) => `${name}: ${value}`);
      const kind = asked.headers?.RSC === undefined ? '' : ' as a payload';
      heard.push({
        from: `${method} ${path}${kind}`,
        text: [answer.status(), ...head, '', await answer.text()].join('\n'),
      });
      return answer;
    },
    heard: () => heard,
  };
}

/** When it was asked, the request's own number, and the name that the asking device is given. */
const OF_THE_ASKING = ['date', 'x-request-id', 'set-cookie'];
