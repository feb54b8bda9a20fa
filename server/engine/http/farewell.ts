import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerError } from './answerError';
import { Fault } from './fault';

/** Within what the whole stop may take: what is still open then is told, and not cut off. */
const PATIENCE_MS = 4000;

const GRACE_MS = 250;

const stopping = () =>
  new Fault(503, 'cerrando', 'El servidor se está apagando: probá de nuevo en un momento.', {
    retryAfter: 5,
  });

/** A server that was told to stop begins nothing, and leaves nobody without an answer that it can still give. */
export function farewell(app: FastifyInstance, patienceMs = PATIENCE_MS): void {
  const open = new Set<FastifyReply>();
  let closing = false;
  app.addHook('onRequest', async (_request, reply) => {
    if (closing) throw stopping();
    open.add(reply);
    reply.raw.once('close', () => open.delete(reply));
  });
  app.addHook('onSend', async (_request, reply) => {
    // A connection that is kept would keep the server, too.
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => {
      for (const reply of open) {
        if (!reply.sent && !reply.raw.headersSent) answerError(stopping(), reply, reply.log);
      }
    }, patienceMs).unref();
    // A caller that is just asking over a kept connection gets an answer before it is closed.
    if (app.server.listening) await sleep(GRACE_MS);
  });
}
