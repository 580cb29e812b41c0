import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The response's cookie, in the form that a request sends. */
  readonly cookie: string;
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly cookie?: string;
  readonly body?: object;
}

export interface Client {
  ask(call: Call): Promise<Answer>;
  close(): void;
}

/** A client with that many open connections. `fetch` would need more processor time than the server. */
export function openClient(url: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    ask: ({ method = 'GET', path, cookie, body }) =>
      new Promise((resolve, reject) => {
        const sent = body === undefined ? '' : JSON.stringify(body);
        const headers = {
          ...(cookie !== undefined && { cookie }),
          ...(sent !== '' && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(sent),
          }),
        };
        const outgoing = request(`${url}${path}`, { method, agent, headers }, answer => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          answer.on('end', () => {
            const [cookie = ''] = answer.headers['set-cookie']?.[0]?.split(';') ?? [];
            resolve({ status: answer.statusCode ?? 0, text, cookie });
          });
          answer.on('error', reject);
        });
        outgoing.on('error', reject);
        outgoing.end(sent);
      }),
    close: () => agent.destroy(),
  };
}
