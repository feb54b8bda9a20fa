import { payRunRecord } from '@contract/liquidations/payRun';
import { listPayRuns } from '@contract/liquidations/runAcciones';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { payRun } from '../../db/schema/payRuns';
import { amongRows } from '../../engine/lists/amongRows';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { descending } from '../../engine/lists/sortKeys';
import { keepsPay } from '../../engine/pay/keepsPay';
import { authorRefs } from '../../engine/people/authorRef';
import { siteOn } from '../../engine/people/siteOn';

const columns: ListColumns = {
  ...recordColumns(payRunRecord, payRun, ['kind', 'title', 'payDay', 'state', 'siteId']),
  period: { kind: 'text', by: payRun.period },
  peopleSiteId: amongRows(
    { kind: 'number', by: siteOn(sql`inside.person_id`, sql`(${payRun.period} || '-01')::date`) },
    (matches) => sql`exists (select from pay_run_person inside
      where inside.run_id = ${payRun.id} and ${matches})`,
  ),
  createdAt: { kind: 'instant', by: payRun.createdAt },
};

export const payRunsList = defineList({
  accion: listPayRuns,
  id: payRun.id,
  columns: () => columns,
  order: [descending(payRun.period)],
  search: payRun.title,
  where: ({ viewer }) => (keepsPay(viewer) ? undefined : sql`false`),
  fields: {
    id: payRun.id,
    version: payRun.version,
    kind: payRun.kind,
    period: payRun.period,
    number: payRun.number,
    title: payRun.title,
    siteId: payRun.siteId,
    siteName: site.name,
    agreement: payRun.agreement,
    payDay: payRun.payDay,
    state: payRun.state,
    authorId: payRun.authorId,
    createdAt: payRun.createdAt,
  },
  from: (select) => select.from(payRun).leftJoin(site, eq(site.id, payRun.siteId)).$dynamic(),
});

interface RunSums extends Record<string, unknown> {
  id: number;
  people: number;
  failed: number;
  net: string;
}

/** This sums the runs of a page in one walk of an index: asked run by run it would be three, and one of them reads all rows. */
async function sumsOf(db: Db, ids: readonly number[]): Promise<Map<number, RunSums>> {
  const asked = sql`any(${sql.param([...ids])}::int[])`;
  const { rows } = await db.execute<RunSums>(sql`
    select s.run_id as id, s.people, s.net::text as net, coalesce(f.failed, 0) as failed
    from (select run_id, count(*)::int as people, sum(net) as net from pay_run_person
      where run_id = ${asked} group by run_id) s
    left join (select run_id, count(*)::int as failed from pay_run_person
      where run_id = ${asked} and problem <> '' group by run_id) f on f.run_id = s.run_id`);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function toRunRows(rows: readonly ListRow<typeof payRunsList>[], { db }: { db: Db }) {
  const [authors, sums] = await Promise.all([
    authorRefs(
      db,
      rows.map(({ authorId }) => authorId),
    ),
    sumsOf(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map(({ authorId, createdAt, ...row }) => {
    const author = authors.get(authorId);
    if (!author) throw new Error('a run has an author');
    const { people, failed, net } = sums.get(row.id) ?? { people: 0, failed: 0, net: '0' };
    return { ...row, people, failed, net, author, createdAt: createdAt.toISOString() };
  });
}
