import type { AccionDefinition } from '@contract/core/accion';
import type { Db } from '../../db/Db';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../events/recordEvent';
import { reachOf } from '../scope/reachOf';
import type { Context, PublicContext, Services, Viewer } from './context';

export type AfterCommit = () => void | Promise<void>;

/** The connection tells these of a caller; a task has what was kept of them. */
export type Connection = Pick<
  PublicContext,
  'address' | 'device' | 'origin' | 'secure' | 'setCookie'
>;

/** A task acts from where it was asked for, and has nobody to hand a cookie to. */
export const taskConnection = (address: string, origin = ''): Connection => ({
  address,
  device: 'tarea',
  origin,
  secure: false,
  setCookie: () => undefined,
});

interface Parts {
  services: Services;
  connection: Connection;
  accion: AccionDefinition;
  db: Db;
  after: AfterCommit[];
}

export function publicContext(parts: Parts, viewer: Viewer | null = null): PublicContext {
  const { services, connection, accion, db, after } = parts;
  const actor = {
    accountId: viewer?.viewing?.actorId ?? viewer?.accountId ?? null,
    // The audit tells both, who did it and as whom.
    onBehalfOf: viewer?.viewing ? viewer.accountId : null,
    address: connection.address,
    accion: accion.name,
  };
  return {
    services,
    db,
    address: connection.address,
    device: connection.device,
    origin: connection.origin,
    secure: connection.secure,
    setCookie: connection.setCookie,
    audit: (change) => recordAudit(db, actor, change),
    emit: async (tags, audience) => {
      await recordEvent(db, tags, audience);
      after.push(services.wake);
    },
    afterCommit: (task) => {
      after.push(task);
    },
  };
}

export const contextFor = (parts: Parts, viewer: Viewer): Context => ({
  ...publicContext(parts, viewer),
  viewer,
  reach: reachOf(parts.accion, viewer),
});
