import { connect, type Socket } from 'node:net';
import { startTcpProxy } from './tcpProxy';

/** One address in front of several servers that can be switched over. */
export type ServerProxy = {
  readonly url: string;
  /** New connections go to that server; open ones stay as they are. */
  pointTo(url: string): void;
  /** Open event streams receive no more data but stay open. */
  stallStreams(): void;
  /** Stops all traffic without closing connections. */
  stall(): void;
  /** As if the server had stopped: open connections break and new ones are refused. */
  disconnect(): void;
  close(): Promise<void>;
};

export async function startProxy(url: string): Promise<ServerProxy> {
  let target = new URL(url);
  let isStalled = false;
  let isDisconnected = false;
  const streams = new Set<Socket>();
  const tcpProxy = await startTcpProxy(caller => {
    if (isDisconnected) caller.destroy();
    if (isDisconnected || isStalled) return undefined;
    const upstream = connect(Number(target.port), target.hostname);
    upstream.on('data', (part: Buffer) => {
      if (part.includes('text/event-stream')) streams.add(upstream);
    });
    return upstream;
  });

  return {
    url: tcpProxy.url,
    pointTo(next) {
      target = new URL(next);
      isStalled = false;
      isDisconnected = false;
    },
    stallStreams() {
      for (const stream of streams) stream.unpipe();
    },
    stall() {
      isStalled = true;
      for (const socket of tcpProxy.open) socket.unpipe();
    },
    disconnect() {
      isDisconnected = true;
      for (const socket of tcpProxy.open) socket.destroy();
    },
    close: tcpProxy.close,
  };
}
