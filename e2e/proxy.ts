import { connect, type Socket } from 'node:net';
import { startTcpProxy } from './tcpProxy';

/** One address in front of several servers that can be switched over. */
export type Proxy = {
  readonly url: string;
  /** New connections go to that server; open ones stay as they are. */
  pointTo(url: string): void;
  /** Open event streams receive no more data but stay open. */
  silenceStreams(): void;
  /** Stops all traffic without closing connections. */
  fallSilent(): void;
  /** As if the server had stopped: open connections break and new ones are refused. */
  hangUp(): void;
  close(): Promise<void>;
};

export async function startProxy(url: string): Promise<Proxy> {
  let target = new URL(url);
  let isSilent = false;
  let isGone = false;
  const streams = new Set<Socket>();
  const door = await startTcpProxy(caller => {
    if (isGone) caller.destroy();
    if (isGone || isSilent) return undefined;
    const onward = connect(Number(target.port), target.hostname);
    onward.on('data', (part: Buffer) => {
      if (part.includes('text/event-stream')) streams.add(onward);
    });
    return onward;
  });

  return {
    url: door.url,
    pointTo(next) {
      target = new URL(next);
      isSilent = false;
      isGone = false;
    },
    silenceStreams() {
      for (const stream of streams) stream.unpipe();
    },
    fallSilent() {
      isSilent = true;
      for (const socket of door.open) socket.unpipe();
    },
    hangUp() {
      isGone = true;
      for (const socket of door.open) socket.destroy();
    },
    close: door.close,
  };
}
