import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { envelopeFile, envelopePaper, envelopeSigner, signature } from '../../db/schema/signing';
import type { ListRow } from '../../engine/lists/listDefinition';
import { authorRefs } from '../../engine/people/authorRef';
import type { envelopesList } from './envelopeQueries';

const none = {
  waiting: 0,
  pending: 0,
  opened: 0,
  signed: 0,
  dissented: 0,
  rejected: 0,
  cancelled: 0,
  expired: 0,
};

async function countsOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({
      id: envelopePaper.envelopeId,
      state: signature.state,
      count: sql<number>`count(*)::int`,
    })
    .from(envelopePaper)
    .innerJoin(signature, sql`${signature.paperId} = ${envelopePaper.paperId}`)
    .where(anyOf(envelopePaper.envelopeId, [...ids]))
    .groupBy(envelopePaper.envelopeId, signature.state);
  const counts = new Map(ids.map((id) => [id, { ...none }]));
  for (const { id, state, count } of rows) {
    const own = counts.get(id);
    if (own) own[state] = count;
  }
  return counts;
}

async function sizesOf(
  db: Db,
  table: typeof envelopeFile | typeof envelopeSigner,
  ids: readonly number[],
) {
  const rows = await db
    .select({ id: table.envelopeId, count: sql<number>`count(*)::int` })
    .from(table)
    .where(anyOf(table.envelopeId, [...ids]))
    .groupBy(table.envelopeId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Envelopes with how far each got. */
export async function toEnvelopeRows(db: Db, rows: readonly ListRow<typeof envelopesList>[]) {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const counts = await countsOf(db, ids);
  const files = await sizesOf(db, envelopeFile, ids);
  const people = await sizesOf(db, envelopeSigner, ids);
  const authors = await authorRefs(
    db,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ authorId, ...row }) => ({
    ...row,
    author: authors.get(authorId) ?? null,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    files: files.get(row.id) ?? 0,
    people: people.get(row.id) ?? 0,
    counts: counts.get(row.id) ?? none,
  }));
}
