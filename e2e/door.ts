import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A TCP proxy with its own address in front of servers. */
export type Door = {
  readonly url: string;
  /** All open sockets, on both sides. */
  readonly open: ReadonlySet<Socket>;
  close(): Promise<void>;
};

/** `leadOn` returns the upstream for a caller, or `undefined` to refuse it. */
export async function openDoor(leadOn: (caller: Socket) => Socket | undefined): Promise<Door> {
  const open = new Set<Socket>();
  const door = createServer(caller => {
    open.add(caller);
    const onward = leadOn(caller);
    if (onward === undefined) return void caller.on('error', () => caller.destroy());
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
    open,
    async close() {
      const closed = once(door, 'close');
      door.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
