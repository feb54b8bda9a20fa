import type { Writable } from 'node:stream';
import type { ClientBase } from 'pg';

/** Questions of one turn leave in one piece: each piece costs both sides more than most of what it asks for. */
export function sendTogether(client: ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  let held = false;
  client.query = ((...asked: unknown[]) => {
    if (!held) {
      held = true;
      stream.cork();
      process.nextTick(() => {
        held = false;
        stream.uncork();
      });
    }
    return query(...asked);
  }) as typeof client.query;
}
