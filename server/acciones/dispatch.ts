import type { AccionDefinition } from '@contract/accion';
import { recordAudit } from '../audit/recordAudit';
import type { Db } from '../db/client';
import { recordEvent } from '../events/recordEvent';
import { badRequest, Fault, forbidden, noSession, notFound } from '../http/fault';
import type { WmsCall } from '../http/transport';
import { validateInput } from '../http/validateInput';
import { reachOf } from '../scope/reachOf';
import { readViewer } from '../session/readViewer';
import { readToken } from '../session/tokens';
import { authorize } from './authorize';
import type { Context, PublicContext, Services, Viewer } from './context';
import { answerOnce } from './idempotency';
import type { Handler } from './implement';
import { handlers } from './registry';

/** What the connection says of a caller. */
export interface Caller {
  method: 'GET' | 'POST';
  bearer: string | null;
  idempotencyKey: string | null;
  address: string;
  device: string;
  origin: string;
  secure: boolean;
  setCookie(value: string | null): void;
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

async function identify(services: Services, call: WmsCall, caller: Caller): Promise<Viewer> {
  const claims = caller.bearer ? await readToken(services.jwtSecret, caller.bearer) : null;
  if (!claims) throw noSession();
  if (call.userId !== undefined && call.userId !== String(claims.accountId)) {
    throw forbidden('La sesión no es de ese usuario.');
  }
  const viewer = await readViewer(services.database.db, claims);
  if (!viewer) throw noSession();
  return viewer;
}

function contextFor(
  services: Services,
  caller: Caller,
  accion: AccionDefinition,
  viewer: Viewer | null,
  db: Db,
  after: (() => void | Promise<void>)[],
): PublicContext | Context {
  const actor = {
    accountId: viewer?.accountId ?? null,
    address: caller.address,
    accion: accion.name,
  };
  const base: PublicContext = {
    services,
    db,
    address: caller.address,
    device: caller.device,
    origin: caller.origin,
    secure: caller.secure,
    setCookie: caller.setCookie,
    audit: (change) => recordAudit(db, actor, change),
    emit: async (tags, audience) => {
      await recordEvent(db, tags, audience);
      after.push(services.wake);
    },
    afterCommit: (task) => {
      after.push(task);
    },
  };
  return viewer ? { ...base, viewer, reach: reachOf(accion, viewer) } : base;
}

/** Protocol, session, permission, input: all before the handler, all from the contract. */
export async function dispatch(
  services: Services,
  call: WmsCall,
  caller: Caller,
): Promise<unknown> {
  const handler = find(call, services, caller.method);
  const { accion } = handler;
  const viewer = accion.permission === 'public' ? null : await identify(services, call, caller);
  if (viewer) authorize(accion, viewer);
  const input = validateInput(accion.input, call);
  const after: (() => void | Promise<void>)[] = [];
  const run = (db: Db) =>
    handler.run(input, contextFor(services, caller, accion, viewer, db, after));
  const { db } = services.database;
  const answer = handler.transaction
    ? await db.transaction((tx) =>
        viewer && caller.idempotencyKey
          ? answerOnce(
              tx,
              {
                accountId: viewer.accountId,
                key: caller.idempotencyKey,
                accion: accion.name,
                input: call.fields,
              },
              () => run(tx),
            )
          : run(tx),
      )
    : await run(db);
  for (const task of after) await task();
  return answer;
}
