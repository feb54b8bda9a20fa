import { endView } from '@contract/session/endView';
import type { Db } from '../db/client';
import { retryDeadlocks } from '../db/retryDeadlocks';
import { badRequest, Fault, forbidden, noSession, notFound } from '../http/fault';
import type { WmsCall } from '../http/transport';
import { validateInput } from '../http/validateInput';
import { readViewer } from '../session/readViewer';
import { readToken } from '../session/tokens';
import { authorize } from './authorize';
import type { Services, Viewer } from './context';
import { type AfterCommit, type Connection, contextFor, publicContext } from './contextFor';
import { answerOnce, wasAnswered } from './idempotency';
import type { Handler } from './implement';
import { handlers } from './registry';

export interface Caller extends Connection {
  method: 'GET' | 'POST';
  bearer: string | null;
  idempotencyKey: string | null;
}

const byName = new Map<string, Handler>(
  Object.values(handlers).map((handler) => [handler.accion.name, handler]),
);

function find(call: WmsCall, services: Services, method: Caller['method']): Handler {
  if (call.token !== services.config.token) {
    throw new Fault(401, 'token_invalido', 'El token de la aplicación no es válido.');
  }
  if (call.accion === undefined) throw badRequest('Falta el parámetro accion.');
  const handler = byName.get(call.accion);
  if (!handler) throw notFound('Esa acción no existe.');
  if (method === 'GET' && handler.accion.method === 'POST') {
    throw badRequest('Esta acción cambia datos: pedila por POST.');
  }
  return handler;
}

async function identify(
  services: Services,
  { accion }: Handler,
  call: WmsCall,
  caller: Caller,
): Promise<Viewer> {
  const claims = caller.bearer ? await readToken(services.jwtSecret, caller.bearer) : null;
  if (!claims) throw noSession();
  if (call.userId !== undefined && call.userId !== String(claims.accountId)) {
    throw forbidden('La sesión no es de ese usuario.');
  }
  // The way back stands open when the time of a view has passed.
  const evenOver = accion.name === endView.name;
  const viewer = await readViewer(services.database.db, claims, { evenOver });
  if (!viewer) throw noSession();
  return viewer;
}

/** Protocol, session, permission, input: all before the handler, all from the contract. */
export async function dispatch(
  services: Services,
  call: WmsCall,
  caller: Caller,
): Promise<unknown> {
  services.door.check();
  const handler = find(call, services, caller.method);
  const { accion } = handler;
  const viewer =
    accion.permission === 'public' ? null : await identify(services, handler, call, caller);
  if (viewer) authorize(accion, viewer);
  const input = validateInput(accion.input, call);
  const after: AfterCommit[] = [];
  const { db } = services.database;
  const contextOn = (within: Db) => {
    const parts = { services, connection: caller, accion, db: within, after };
    return viewer ? contextFor(parts, viewer) : publicContext(parts);
  };
  const once =
    viewer && caller.idempotencyKey
      ? { accountId: viewer.accountId, key: caller.idempotencyKey, accion, input: call.fields }
      : null;
  const first = handler.before && !(once && (await wasAnswered(db, once)));
  const prepared = first ? await handler.before?.(input, contextOn(db)) : undefined;
  const run = (within: Db) => handler.run(input, contextOn(within), prepared);
  const answer = handler.transaction
    ? await retryDeadlocks(() => {
        after.length = 0;
        return db.transaction((tx) => (once ? answerOnce(tx, once, () => run(tx)) : run(tx)));
      })
    : await run(db);
  for (const task of after) await task();
  return answer;
}
