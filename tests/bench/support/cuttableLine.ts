import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between clients and a server that can be cut, as a switch that restarts does, and led to another server. */
export async function cuttableLine() {
  const open = new Set<Socket>();
  let port: number | null = null;
  const line = createServer((from) => {
    if (port === null) return void from.destroy();
    const to = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((ready) => line.listen(0, '127.0.0.1', ready));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    /** Null: nobody answers. */
    leadTo: (next: number | null) => {
      port = next;
    },
    cut,
    close: () => {
      cut();
      line.close();
    },
  };
}
