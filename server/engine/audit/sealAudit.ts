import { createHash } from 'node:crypto';
import { asc, desc, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { lockNumbers } from '../../db/lockNumbers';
import { auditEntry, auditSeal } from '../../db/schema/audit';

type Entry = typeof auditEntry.$inferSelect;
const BATCH = 1000;
const FIRST = '0'.repeat(64);

export function sealOf(previous: string, entry: Entry): string {
  const content = JSON.stringify([
    entry.id,
    entry.at.toISOString(),
    entry.accountId,
    entry.onBehalfOf,
    entry.address,
    entry.accion,
    entry.entity,
    entry.entityId,
    entry.before,
    entry.after,
  ]);
  return createHash('sha256').update(previous).update(content).digest('hex');
}

/** Chains what is not chained yet, in order, so that a missing or altered entry shows. */
export async function sealAudit(db: Db): Promise<void> {
  for (let more = true; more; ) {
    more = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockNumbers.auditSeal})`);
      const [last] = await tx.select().from(auditSeal).orderBy(desc(auditSeal.position)).limit(1);
      const entries = await tx
        .select()
        .from(auditEntry)
        .where(
          // Entries commit out of order, but never by thousands: older ones are surely sealed.
          sql`${auditEntry.id} > (select coalesce(max(${auditSeal.entryId}), 0) - 10000 from ${auditSeal})
            and not exists (select from ${auditSeal} where ${auditSeal.entryId} = ${auditEntry.id})`,
        )
        .orderBy(asc(auditEntry.id))
        .limit(BATCH);
      if (entries.length === 0) return false;
      let hash = last?.hash ?? FIRST;
      let position = last?.position ?? 0;
      const seals = entries.map((entry) => {
        hash = sealOf(hash, entry);
        position += 1;
        return { entryId: entry.id, position, hash };
      });
      await tx.insert(auditSeal).values(seals);
      return entries.length === BATCH;
    });
  }
}

/** The first entry whose seal does not match, or null when the whole chain holds. */
export async function findBrokenSeal(db: Db): Promise<number | null> {
  let hash = FIRST;
  for (let from = 0; ; from += BATCH) {
    const rows = await db
      .select({ seal: auditSeal, entry: auditEntry })
      .from(auditSeal)
      .leftJoin(auditEntry, sql`${auditEntry.id} = ${auditSeal.entryId}`)
      .where(sql`${auditSeal.position} > ${from}`)
      .orderBy(asc(auditSeal.position))
      .limit(BATCH);
    if (rows.length === 0) return null;
    for (const [index, { seal, entry }] of rows.entries()) {
      if (!entry || seal.position !== from + index + 1) return seal.entryId;
      hash = sealOf(hash, entry);
      if (hash !== seal.hash) return seal.entryId;
    }
  }
}
