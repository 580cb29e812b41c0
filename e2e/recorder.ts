import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy between one device and the server that records every byte the server sends: pages, payloads, scripts,
 * event streams, headers. The browser's own record is not sufficient: it drops bodies when a page is left and
 * never completes a stream.
 */
export type Recorder = {
  /** The server's address for this device. */
  readonly url: string;
  /** Everything received so far, one text per response. */
  received(): readonly Received[];
  close(): Promise<void>;
};

export type Received = { readonly from: string; readonly text: string };

type Exchange = { readonly from: string; readonly head: string; readonly chunks: Buffer[] };

export async function startRecorder(origin: string): Promise<Recorder> {
  const exchanges: Exchange[] = [];
  const server = createServer((incoming, outgoing) => pass(origin, incoming, outgoing, exchanges));
  // Longer than a test: requests on a connection that is just closing would be lost.
  server.keepAliveTimeout = 180_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () =>
      exchanges.map(({ from, head, chunks }) => ({
        from,
        text: `${head}\n\n${Buffer.concat(chunks).toString('utf8')}`,
      })),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function pass(
  origin: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  exchanges: Exchange[],
): void {
  const from = `${incoming.method} ${incoming.url}`;
  const upstream = request(new URL(incoming.url ?? '/', origin), {
    method: incoming.method,
    // Uncompressed, so that the recording is readable.
    headers: { ...incoming.headers, 'accept-encoding': 'identity' },
    agent: false,
  });

  upstream.on('response', answer => {
    const head = [answer.statusCode, ...pairs(answer.rawHeaders)].join('\n');
    const exchange: Exchange = { from, head, chunks: [] };
    exchanges.push(exchange);
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    outgoing.flushHeaders();
    answer.on('data', (chunk: Buffer) => exchange.chunks.push(chunk));
    answer.on('error', () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  upstream.on('error', () => outgoing.destroy());
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

const pairs = (raw: readonly string[]): string[] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${raw[index + 1]}`] : []));
