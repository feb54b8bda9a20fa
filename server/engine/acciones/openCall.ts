import { endView } from '@contract/session/sessionAcciones';
import { badRequest, Fault, forbidden, noSession, notFound } from '../http/fault';
import type { CallHead } from '../http/transport';
import { allHandlers, finder } from '../module';
import { enterProgram } from '../programs/enterProgram';
import { isProgramKey } from '../programs/programKey';
import { readViewer } from '../session/readViewer';
import { readToken } from '../session/tokens';
import { authorize } from './authorize';
import type { Services, Viewer } from './context';
import type { Connection } from './contextFor';
import type { Handler } from './implement';

export interface Caller extends Connection {
  method: 'GET' | 'POST';
  bearer: string | null;
  idempotencyKey: string | null;
}

/** A call that may be made: who asks, and what answers. */
export interface OpenedCall {
  handler: Handler;
  /** Null where anybody may ask. */
  viewer: Viewer | null;
}

const handlerNamed = finder(allHandlers, (handler) => handler.accion.name);

function find(head: CallHead, services: Services, method: Caller['method']): Handler {
  if (head.token !== services.config.token) {
    throw new Fault(401, 'token_invalido', 'El token de la aplicación no es válido.');
  }
  if (head.accion === undefined) throw badRequest('Falta el parámetro accion.');
  const handler = handlerNamed(head.accion);
  if (!handler) throw notFound('Esa acción no existe.');
  if (method === 'GET' && handler.accion.method === 'POST') {
    throw badRequest('Esta acción cambia datos: pedila por POST.');
  }
  return handler;
}

function refuseOther({ userId }: CallHead, accountId: number): void {
  if (userId === undefined || userId === String(accountId)) return;
  throw forbidden('La sesión no es de ese usuario.');
}

async function identify(
  services: Services,
  { accion }: Handler,
  head: CallHead,
  caller: Caller,
): Promise<Viewer> {
  const { bearer, address } = caller;
  if (bearer && isProgramKey(bearer)) {
    const viewer = await enterProgram(services, { key: bearer, accion, address });
    refuseOther(head, viewer.accountId);
    return viewer;
  }
  const claims = bearer ? await readToken(services.jwtSecret, bearer) : null;
  if (!claims) throw noSession();
  refuseOther(head, claims.accountId);
  // The way back stands open when the time of a view has passed.
  const evenOver = accion.name === endView.name;
  const viewer = await readViewer(services.database.db, claims, { evenOver });
  if (!viewer) throw noSession();
  return viewer;
}

/** Protocol, session and permission: all that a call can be refused for before its body is read. */
export async function openCall(
  services: Services,
  head: CallHead,
  caller: Caller,
): Promise<OpenedCall> {
  services.door.check();
  const handler = find(head, services, caller.method);
  if (handler.accion.permission === 'public') return { handler, viewer: null };
  const viewer = await identify(services, handler, head, caller);
  authorize(handler.accion, viewer);
  return { handler, viewer };
}
