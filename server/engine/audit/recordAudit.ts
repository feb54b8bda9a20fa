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

export async function recordAudit(db: Db, actor: Actor, change: AuditChange): Promise<void> {
  const entry = db.insert(auditEntry).values({
    accountId: actor.accountId,
    onBehalfOf: actor.onBehalfOf ?? null,
    address: actor.address,
    accion: actor.accion,
    entity: change.entity,
    entityId: String(change.entityId),
    before: change.before ?? null,
    after: change.after ?? null,
  });
  await sendAlong(db, entry);
}
