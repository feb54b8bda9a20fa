import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a product that breaks when the answers to some request come: what was asked is done, and nobody hears of it. */
export async function lineThatBreaks(address: string) {
  const { hostname, port } = new URL(address);
  let breaking: string | null = null;
  let broken = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let asked = false;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => {
      if (breaking && bytes.includes(breaking)) asked = true;
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (!asked) return void near.write(bytes);
      broken += 1;
      near.destroy();
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${own}`,
    /** Until it is mended, each answer to what has these words in its head is lost. */
    loseAnswersTo: (words: string) => {
      breaking = words;
    },
    mend: () => {
      breaking = null;
    },
    broken: () => broken,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
