import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { auditEntry, auditSeal } from '../../../db/schema/audit';
import { webhook, webhookDelivery, webhookProgress } from '../../../db/schema/webhooks';
import { sealAudit } from '../../../engine/audit/sealAudit';
import { newMessageId } from './signWebhook';
import { bodyOf, typeOf } from './webhookRules';

const BATCH = 500;

/** Begins at the newest seal: a webhook is told what comes after it was made. */
export async function beginProgress(db: Db, webhookId: number): Promise<void> {
  const newest = sql`(select coalesce(max(${auditSeal.position}), 0) from ${auditSeal})`;
  await db.insert(webhookProgress).values({ webhookId, position: newest });
}

/**
 * Reads the audit in the order of its seals, which has no gaps, and keeps what each webhook is to be told together with how far
 * it was read. An entry of the audit is written with its cause, so that nothing is told which was not committed, and nothing is missed.
 */
export async function fanOut(db: Db): Promise<void> {
  const some = await db.select({ id: webhook.id }).from(webhook);
  if (some.length === 0) return;
  await sealAudit(db);
  for (const { id } of some) {
    while ((await fanOutTo(db, id)) === BATCH);
  }
}

const first = sql<boolean>`not exists (select from audit_entry older where older.entity = ${auditEntry.entity}
  and older.entity_id = ${auditEntry.entityId} and older.id < ${auditEntry.id})`;

const fanOutTo = (db: Db, id: number): Promise<number> =>
  db.transaction(async (tx) => {
    const [held] = await tx
      .select({
        position: webhookProgress.position,
        since: webhookProgress.since,
        events: webhook.events,
        goneAt: webhook.goneAt,
      })
      .from(webhookProgress)
      .innerJoin(webhook, eq(webhook.id, webhookProgress.webhookId))
      .where(eq(webhookProgress.webhookId, id))
      .for('update', { of: webhookProgress });
    if (!held) return 0;
    const rows = await tx
      .select({
        entryId: auditEntry.id,
        position: auditSeal.position,
        entity: auditEntry.entity,
        entityId: auditEntry.entityId,
        at: auditEntry.at,
        had: sql<boolean>`${auditEntry.before} is not null`,
        has: sql<boolean>`${auditEntry.after} is not null`,
        first,
      })
      .from(auditSeal)
      .innerJoin(auditEntry, eq(auditEntry.id, auditSeal.entryId))
      .where(gt(auditSeal.position, held.position))
      .orderBy(asc(auditSeal.position))
      .limit(BATCH);
    const last = rows.at(-1);
    if (!last) return 0;
    const wanted = new Set(held.events);
    const told = rows.filter((row) => row.at >= held.since && wanted.has(typeOf(row)));
    if (told.length > 0 && held.goneAt === null) {
      const deliveries = told.map((row) => ({
        webhookId: id,
        entryId: row.entryId,
        messageId: newMessageId(),
        type: typeOf(row),
        body: bodyOf(row),
        createdAt: row.at,
      }));
      await tx.insert(webhookDelivery).values(deliveries).onConflictDoNothing();
    }
    await tx
      .update(webhookProgress)
      .set({ position: last.position })
      .where(eq(webhookProgress.webhookId, id));
    return rows.length;
  });
