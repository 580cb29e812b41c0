import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A TCP proxy with its own address in front of servers. */
type TcpProxy = {
  readonly url: string;
  /** All open sockets, on both sides. */
  readonly open: ReadonlySet<Socket>;
  close(): Promise<void>;
};

/** `connectUpstream` returns the upstream for a caller, or `undefined` to refuse it. */
export async function startTcpProxy(
  connectUpstream: (caller: Socket) => Socket | undefined,
): Promise<TcpProxy> {
  const open = new Set<Socket>();
  const server = createServer(caller => {
    open.add(caller);
    const upstream = connectUpstream(caller);
    if (upstream === undefined) return void caller.on('error', () => caller.destroy());
    for (const [from, to] of [
      [caller, upstream],
      [upstream, caller],
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
