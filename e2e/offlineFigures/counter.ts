import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A door before a server that counts what goes out by it: every byte, as it comes over the network. */
export interface Counter {
  readonly url: string;
  /** Since it was opened. */
  bytes(): number;
  close(): Promise<void>;
}

export async function countBytes(url: string): Promise<Counter> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let bytes = 0;
  const door = createServer(caller => {
    const onward = connect(Number(port), hostname);
    onward.on('data', part => {
      bytes += part.length;
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
    bytes: () => bytes,
    async close() {
      const closed = once(door, 'close');
      door.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
