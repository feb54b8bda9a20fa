import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { area, person, site } from '../../db/schema/organisation';
import { receipt, receiptBatch } from '../../db/schema/receipts';
import { signature } from '../../db/schema/signing';
import { receiptOverdue, unanswered } from './receiptQueries';

/** A replaced slip does not count, signed or not: its person has another one in this campaign. */
const current = sql`not exists (select 1 from receipt newer where newer.replaces_id = ${receipt.id})`;
const those = (which: SQL) => sql<number>`(count(*) filter (where ${which} and ${current}))::int`;

const counts = {
  published: those(sql`${signature.state} <> 'cancelled'`),
  opened: those(sql`${signature.state} in ('opened', 'signed', 'dissented')`),
  signed: those(sql`${signature.state} in ('signed', 'dissented')`),
  dissented: those(sql`${signature.state} = 'dissented'`),
  unanswered: those(unanswered),
  overdue: those(sql`${receiptOverdue}`),
};

const campaign = {
  id: receiptBatch.id,
  title: receiptBatch.title,
  period: receiptBatch.period,
  kind: receiptBatch.kind,
  dueOn: receiptBatch.dueOn,
  publishedAt: sql<Date>`coalesce(${receiptBatch.publishedAt}, ${receiptBatch.createdAt})`.mapWith(
    receiptBatch.createdAt,
  ),
};

export async function readCampaigns(db: Db, which: SQL, offset = 0, limit = 20) {
  const rows = await db
    .select({ ...campaign, ...counts })
    .from(receiptBatch)
    .innerJoin(receipt, eq(receipt.batchId, receiptBatch.id))
    .innerJoin(signature, eq(signature.paperId, receipt.paperId))
    .innerJoin(person, eq(person.id, receipt.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .where(which)
    .groupBy(receiptBatch.id)
    .orderBy(desc(receiptBatch.createdAt), desc(receiptBatch.id))
    .offset(offset)
    .limit(limit);
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
}

/** The same by area, each with its site. */
export const readCoverage = (db: Db, batchId: number) =>
  db
    .select({
      siteId: person.siteId,
      siteName: site.name,
      areaId: person.areaId,
      areaName: area.name,
      ...counts,
    })
    .from(receipt)
    .innerJoin(signature, eq(signature.paperId, receipt.paperId))
    .innerJoin(person, eq(person.id, receipt.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .innerJoin(area, eq(area.id, person.areaId))
    .where(eq(receipt.batchId, batchId))
    .groupBy(person.siteId, site.name, person.areaId, area.name)
    .orderBy(sql`${site.name} collate "es-x-icu"`, sql`${area.name} collate "es-x-icu"`);
