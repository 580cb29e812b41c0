import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A door between one device and the server that keeps every byte the server sends: pages, payloads,
 * scripts, event streams, headers. The browser's own record of responses will not do, since it drops
 * bodies when a page is left and never completes a stream.
 */
export type Recorder = {
  /** The server's address as this device knows it. */
  readonly url: string;
  /** Everything received so far, a text for each response. */
  received(): readonly Received[];
  close(): Promise<void>;
};

export type Received = { readonly from: string; readonly text: string };

type Exchange = { readonly from: string; readonly head: string; readonly chunks: Buffer[] };

export async function recordBefore(origin: string): Promise<Recorder> {
  const exchanges: Exchange[] = [];
  const door = createServer((incoming, outgoing) => pass(origin, incoming, outgoing, exchanges));
  // As long as a test takes: what is sent on a connection that is just being closed never arrives.
  door.keepAliveTimeout = 180_000;
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');

  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    received: () =>
      exchanges.map(({ from, head, chunks }) => ({
        from,
        text: `${head}\n\n${Buffer.concat(chunks).toString('utf8')}`,
      })),
    async close() {
      const closed = once(door, 'close');
      door.close();
      door.closeAllConnections();
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
  const onward = request(new URL(incoming.url ?? '/', origin), {
    method: incoming.method,
    // Uncompressed, so that what is recorded can be read.
    headers: { ...incoming.headers, 'accept-encoding': 'identity' },
    agent: false,
  });

  onward.on('response', answer => {
    const head = [answer.statusCode, ...pairs(answer.rawHeaders)].join('\n');
    const exchange: Exchange = { from, head, chunks: [] };
    exchanges.push(exchange);
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    outgoing.flushHeaders();
    answer.on('data', (chunk: Buffer) => exchange.chunks.push(chunk));
    answer.on('error', () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

const pairs = (raw: readonly string[]): string[] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${raw[index + 1]}`] : []));
