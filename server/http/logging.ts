import pino, { type Logger } from 'pino';

/** Never a query string, a document number nor a secret address: what is private stays out of the log. */
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
      err: pino.stdSerializers.err,
    },
    redact: [
      'err.query',
      'err.parameters',
      'err.params',
      'err.detail',
      'err.cause.detail',
      'err.cause.where',
    ],
  };
  if (file === null) return pino({ ...options, level: 'silent' });
  return pino(options, pino.destination({ dest: file, mkdir: true, sync: false }));
}
