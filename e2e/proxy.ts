import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What stands before several servers: one address, behind which now this one answers, now that. */
export type Proxy = {
  readonly url: string;
  /** Connections from now on go to the server at that address; those that are open stay. */
  pointTo(url: string): void;
  /** Event streams that are open bring nothing more, and nobody is told. */
  silenceStreams(): void;
  /** From now on nothing is answered any more, and nobody is told. */
  fallSilent(): void;
  close(): Promise<void>;
};

export async function startProxy(url: string): Promise<Proxy> {
  let target = new URL(url);
  let isSilent = false;
  const open = new Set<Socket>();
  const streams = new Set<Socket>();
  const door = createServer(caller => {
    open.add(caller);
    if (isSilent) return void caller.on('error', () => caller.destroy());
    const onward = connect(Number(target.port), target.hostname);
    onward.on('data', (part: Buffer) => {
      if (part.includes('text/event-stream')) streams.add(onward);
    });
    for (const [from, to] of [
      [caller, onward],
      [onward, caller],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');

  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    pointTo(next) {
      target = new URL(next);
    },
    silenceStreams() {
      for (const stream of streams) stream.unpipe();
    },
    fallSilent() {
      isSilent = true;
      for (const socket of open) socket.unpipe();
    },
    async close() {
      const closed = once(door, 'close');
      door.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
