import { sql } from 'drizzle-orm';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { auditEntry } from '../../db/schema/audit';
import { sendAlong } from '../../db/transactions';
import type { AuditChange } from '../acciones/context';

export interface Actor {
  accountId: number | null;
  onBehalfOf?: number | null;
  address: string;
  accion: string;
}

const { placeholder } = sql;

const write = builtOnce((db) =>
  db.insert(auditEntry).values({
    accountId: placeholder('accountId'),
    onBehalfOf: placeholder('onBehalfOf'),
    address: placeholder('address'),
    accion: placeholder('accion'),
    entity: placeholder('entity'),
    entityId: placeholder('entityId'),
    before: sql`${placeholder('before')}::jsonb`,
    after: sql`${placeholder('after')}::jsonb`,
  }),
);

/** Nothing is no value, and not the null of JSON. */
const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

export async function recordAudit(db: Db, actor: Actor, change: AuditChange): Promise<void> {
  const { accountId, onBehalfOf = null, address, accion } = actor;
  const entry = {
    accountId,
    onBehalfOf,
    address,
    accion,
    entity: change.entity,
    entityId: String(change.entityId),
    before: json(change.before),
    after: json(change.after),
  };
  await sendAlong(db, write(db, undefined, entry));
}
