import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../acciones/context';
import { type Caller, dispatch } from '../acciones/dispatch';
import { answerError } from './answerError';
import { badRequest } from './fault';
import { requestOrigin } from './requestOrigin';
import { sessionCookie } from './sessionCookie';
import { readCall } from './transport';

const keyShape = /^[\w-]{8,80}$/;

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function callerOf(services: Services, request: FastifyRequest, reply: FastifyReply): Caller {
  const key = header(request, 'idempotency-key');
  if (key !== null && !keyShape.test(key)) throw badRequest('La clave de pedido no es válida.');
  const secure = request.protocol === 'https';
  return {
    method: request.method === 'GET' ? 'GET' : 'POST',
    bearer: header(request, 'authorization')?.replace(/^Bearer\s+/i, '') ?? null,
    idempotencyKey: key,
    address: request.ip,
    device: (header(request, 'user-agent') ?? 'desconocido').slice(0, 300),
    origin: requestOrigin(services.config, request),
    secure,
    setCookie: (value) => void reply.header('set-cookie', sessionCookie(value, secure)),
  };
}

/** The two entry pages of the protocol; they behave alike. */
export function wmsRoutes(app: FastifyInstance, services: Services): void {
  for (const url of ['/mobile-final', '/web-service']) {
    app.route({
      method: ['GET', 'POST'],
      url,
      handler: async (request, reply) => {
        try {
          const answer = await dispatch(
            services,
            await readCall(request),
            callerOf(services, request, reply),
          );
          reply.header('cache-control', 'no-store');
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
        } catch (error) {
          answerError(error, reply, request.log);
          return reply;
        }
      },
    });
  }
}
