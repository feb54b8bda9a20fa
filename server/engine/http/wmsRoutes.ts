import { megabytes } from '@contract/files/megabytes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admitFiles } from '../acciones/admitFiles';
import type { Services } from '../acciones/context';
import { dispatch } from '../acciones/dispatch';
import type { Caller } from '../acciones/openCall';
import { type OpenedCall, openCall } from '../acciones/openCall';
import { clock } from '../time/clock';
import { answerError } from './answerError';
import { fileFieldsOf } from './bodies/fileFields';
import { announcedBytes, bodyOfAccount } from './bodies/guardBodies';
import { incomingFolder } from './bodies/incomingFolder';
import { openForm } from './bodies/openForm';
import { tooLargeFile } from './bodies/tooLargeFile';
import { badRequest, Fault } from './fault';
import { requestOrigin } from './requestOrigin';
import { sessionCookie } from './sessionCookie';
import { type CallHead, callOf, headOf, readCall } from './transport';

const keyShape = /^[\w-]{8,80}$/;

/** Fields and the marks between the parts of a form add this much to its files. */
const BESIDE_FILES = megabytes(1);

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
    setCookie: (value) => {
      reply.header('set-cookie', sessionCookie(value, secure));
      // The next user of this browser sees nothing of the one who leaves it.
      if (value === null) reply.header('clear-site-data', '"cache"');
    },
  };
}

function refuseTooLarge(request: FastifyRequest, files: ReturnType<typeof fileFieldsOf>): void {
  const said = request.headers['transfer-encoding'] === undefined;
  const most = BESIDE_FILES + [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  if (!said || announcedBytes(request) <= most) return;
  const [file] = files;
  if (file) throw tooLargeFile(...file);
  throw new Fault(413, 'archivo_grande', 'El pedido es demasiado grande.');
}

/** The two entry pages of the protocol; they behave alike. */
export function wmsRoutes(app: FastifyInstance, services: Services): void {
  const openerOf = callOpener(services);
  const folder = incomingFolder(services.config);
  for (const url of ['/mobile-final', '/web-service']) {
    app.route({
      method: ['GET', 'POST'],
      url,
      // The client keeps its difference, and has the server's today. The Date header has whole seconds, and is the machine's.
      onSend: async (_request, reply) => void reply.header('x-anden-now', clock.ms()),
      // A caller without permission is refused before the body is read; sometimes only the body says who it is.
      onRequest: async (request, reply) => {
        if (request.method === 'GET') return;
        const head = headOf(request);
        if (head.token === undefined || head.accion === undefined) return;
        const { handler } = await openerOf(request)(head, callerOf(services, request, reply));
        refuseTooLarge(request, fileFieldsOf(handler.accion.input));
      },
      handler: async (request, reply) => {
        const caller = callerOf(services, request, reply);
        const open = openerOf(request);
        const form = openForm(request, {
          folder,
          beforeFiles: async (fields) => {
            const call = callOf(request, fields, true);
            const opened = await open(call, caller);
            await services.space.forUpload();
            await admitFiles(services, opened, call, caller);
            return fileFieldsOf(opened.handler.accion.input);
          },
        });
        try {
          const call = await readCall(request, form.read);
          const answer = await dispatch(services, await open(call, caller), call, caller);
          reply.header('cache-control', 'no-store');
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
        } catch (error) {
          // Too slow a body was answered already.
          if (!reply.sent) answerError(error, reply, request.log);
          return reply;
        } finally {
          await form.forget();
        }
      },
    });
  }
}

/** A session may end while a long body comes. */
const FRESH_MS = 5_000;

type Open = (head: CallHead, caller: Caller) => Promise<OpenedCall>;

const keyOf = ({ token, accion, userId }: CallHead) => JSON.stringify([token, accion, userId]);

/** Opens the call of each request once, and again where the body says more or took long. */
function callOpener(services: Services): (request: FastifyRequest) => Open {
  const openers = new WeakMap<FastifyRequest, Open>();
  const openerFor = (request: FastifyRequest): Open => {
    let known: { key: string; at: number; opened: OpenedCall } | undefined;
    return async (head, caller) => {
      const key = keyOf(head);
      if (known?.key === key && performance.now() - known.at < FRESH_MS) return known.opened;
      const opened = await openCall(services, head, caller);
      if (!known && opened.viewer) bodyOfAccount(request, opened.viewer.accountId);
      known = { key, at: performance.now(), opened };
      return opened;
    };
  };
  return (request) => {
    const opener = openers.get(request) ?? openerFor(request);
    openers.set(request, opener);
    return opener;
  };
}
