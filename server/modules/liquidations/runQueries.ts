import { payRunRecord } from '@contract/liquidations/payRun';
import { listPayRuns } from '@contract/liquidations/runAcciones';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { payRun } from '../../db/schema/payRuns';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { descending } from '../../engine/lists/sortKeys';
import { keepsPay } from '../../engine/pay/keepsPay';
import { authorRefs } from '../../engine/people/authorRef';

const columns: ListColumns = {
  ...recordColumns(payRunRecord, payRun, ['kind', 'title', 'payDay', 'state', 'siteId']),
  period: { kind: 'text', by: payRun.period },
  createdAt: { kind: 'instant', by: payRun.createdAt },
};

const people = sql<number>`(select count(*)::int from pay_run_person p where p.run_id = ${payRun.id})`;
const failed = sql<number>`(select count(*)::int from pay_run_person p where p.run_id = ${payRun.id} and p.problem <> '')`;
const net = sql<string>`(select coalesce(sum(p.net), 0)::text from pay_run_person p where p.run_id = ${payRun.id})`;

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
    people,
    failed,
    net,
  },
  from: (select) => select.from(payRun).leftJoin(site, eq(site.id, payRun.siteId)).$dynamic(),
});

export async function toRunRows(rows: readonly ListRow<typeof payRunsList>[], { db }: { db: Db }) {
  const authors = await authorRefs(
    db,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ authorId, createdAt, ...row }) => {
    const author = authors.get(authorId);
    if (!author) throw new Error('a run has an author');
    return { ...row, author, createdAt: createdAt.toISOString() };
  });
}
