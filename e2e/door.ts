import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** An address of its own before servers: each connection to it is led on to one. */
export type Door = {
  readonly url: string;
  /** Every connection that is open, from both sides. */
  readonly open: ReadonlySet<Socket>;
  close(): Promise<void>;
};

/** `leadOn` says where a caller is led; nothing where nobody answers. */
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
