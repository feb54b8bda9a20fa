import type { IncomingMessage } from 'node:http';
import { megabytes } from '@contract/files/megabytes';

const LONGEST_MS = 30_000;
const MOST_BYTES = megabytes(40);

/** Who was refused before all came may still be sending: it is let go by for a while, or they would never read the answer. */
export function lingerOver(request: IncomingMessage): void {
  if (request.complete || request.socket?.bytesRead === undefined) return;
  const { socket } = request;
  const until = Date.now() + LONGEST_MS;
  const most = socket.bytesRead + MOST_BYTES;
  request.unpipe();
  request.resume();
  const watch = setInterval(() => {
    if (!request.complete && !socket.destroyed) {
      if (Date.now() < until && socket.bytesRead < most) return;
      socket.destroy();
    }
    clearInterval(watch);
  }, 500);
  watch.unref();
}
