import { connect } from 'node:net';
import { startTcpProxy, type TcpProxy } from '../tcpProxy';

/** A proxy that counts every byte the server sends over the network. */
export interface Counter extends Pick<TcpProxy, 'url' | 'close'> {
  /** Since it was opened. */
  bytes(): number;
}

export async function countBytes(url: string): Promise<Counter> {
  const { hostname, port } = new URL(url);
  let bytes = 0;
  const door = await startTcpProxy(() => {
    const onward = connect(Number(port), hostname);
    onward.on('data', part => {
      bytes += part.length;
    });
    return onward;
  });
  return { ...door, bytes: () => bytes };
}
