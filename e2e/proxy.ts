import { connect, type Socket } from 'node:net';
import { openDoor } from './door';

/** What stands before several servers: one address, behind which now this one answers, now that. */
export type Proxy = {
  readonly url: string;
  /** Connections from now on go to the server at that address, whatever was before; those that are open stay. */
  pointTo(url: string): void;
  /** Event streams that are open bring nothing more, and nobody is told. */
  silenceStreams(): void;
  /** From now on nothing is answered any more, and nobody is told. */
  fallSilent(): void;
  /** As if the server had ended: what is open breaks off, and whoever calls is turned away. */
  hangUp(): void;
  close(): Promise<void>;
};

export async function startProxy(url: string): Promise<Proxy> {
  let target = new URL(url);
  let isSilent = false;
  let isGone = false;
  const streams = new Set<Socket>();
  const door = await openDoor(caller => {
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
