import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import pino, { type Logger } from 'pino';
import { errorFacts } from './errorFacts';

/** Lines that wait for a disk that takes no more. */
const MOST_KEPT = 1024 * 1024;
const TELL_AGAIN_MS = 60_000;

const tellOnce = () => {
  let told = Number.NEGATIVE_INFINITY;
  return (error: Error) => {
    if (performance.now() - told < TELL_AGAIN_MS) return;
    told = performance.now();
    process.stderr.write(`No se puede escribir el registro: ${error.message}\n`);
  };
};

/** Never a query string, a value of a statement nor a secret address: what is private stays out of the log. */
export function makeLogger(file: string | null): Logger {
  const options: pino.LoggerOptions = {
    level: process.env.ANDEN_LOG ?? 'info',
    serializers: {
      req: (request: { method?: string; url?: string; ip?: string }) => ({
        method: request.method,
        path: request.url
          ?.split('?')[0]
          ?.replace(/^(\/fotos|\/legajo\/imagen|\/calendario)\/.*/, '$1/…'),
        address: request.ip,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: (error: unknown) => errorFacts(error),
    },
  };
  if (file === null) return pino({ ...options, level: 'silent' });
  const destination = pino.destination({
    dest: file,
    mkdir: true,
    sync: false,
    maxLength: MOST_KEPT,
  });
  // A full disk must not end the process: what cannot be written waits, and then is lost.
  destination.on('error', tellOnce());
  return pino(options, destination);
}

/** Each request has a line once it is answered: a second one when it came would say nothing more. */
export class OneLineEach extends LogController {
  override incomingRequest(): void {}

  /** It would write the whole address. */
  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const told = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...told, err: error }, 'request errored');
    else reply.log.info(told, 'request completed');
  }
}
