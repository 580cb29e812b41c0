import { connect } from 'node:net';

/** A game's event stream over a plain socket: with thousands of them, overhead would distort the timing. */
export interface Stream {
  readonly code: string;
  close(): void;
}

export interface Listener {
  readonly code: string;
  readonly cookie?: string;
}

const NEWS = /data: (\d+)\n/g;

/** Resolves with the first news. `onNews` receives each version and its arrival time. */
export function openStream(
  url: string,
  { code, cookie = '' }: Listener,
  onNews: (version: number, at: number) => void,
): Promise<Stream> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setEncoding('latin1').setNoDelay();
    socket.write(
      `GET /api/games/${code}/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
        `Accept: text/event-stream\r\nCookie: ${cookie}\r\n\r\n`,
    );
    socket.on('data', (text: string) => {
      const at = performance.now();
      for (const [, version] of text.matchAll(NEWS)) {
        onNews(Number(version), at);
        resolve({ code, close: () => socket.destroy() });
      }
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('a stream ended before its first news')));
  });
}
