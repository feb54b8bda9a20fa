import { linkRecord } from '@contract/sync/link';
import { listSync } from '@contract/sync/linkAcciones';
import type { LinkSecret } from '@contract/sync/linkSecret';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { link } from '../../db/schema/sync';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { isQuiet } from './alerts/isQuiet';

type Health = (typeof linkRecord.shown.health.values)[number];

const isOpen = sql`exists (select 1 from link_run r where r.link_id = ${link.id} and r.state = 'running')`;
const rowsIn = (state: 'rejected' | 'parked') =>
  sql<number>`(select count(*)::int from link_row w join link_run r on r.id = w.run_id
    where r.link_id = ${link.id} and w.state = ${sql.raw(`'${state}'`)})`;
const pendingRows = rowsIn('rejected');
const health = sql<Health>`case when ${link.paused} then 'paused' when ${isOpen} then 'running'
  when ${link.failures} > 0 then 'failing' when ${isQuiet} then 'quiet'
  when ${link.rejectsOver} then 'tooMany' when ${pendingRows} > 0 then 'rejects'
  when ${link.lastGoodAt} is null then 'fresh' else 'good' end`;

const columns: ListColumns = {
  name: { kind: 'text', by: link.name, folded: sql`anden_fold(${link.name})` },
  direction: { kind: 'enum', by: link.direction, values: linkRecord.fields.direction.values },
  what: { kind: 'text', by: link.what },
  health: { kind: 'enum', by: health, values: linkRecord.shown.health.values },
  lastGoodAt: { kind: 'instant', by: link.lastGoodAt },
  nextAt: { kind: 'instant', by: link.nextAt },
};

const hasSecret = (secret: LinkSecret) =>
  sql<boolean>`exists (select from link_key k where k.link_id = ${link.id} and k.secret = ${secret})`;

const fields = {
  ...getTableColumns(link),
  accountName: account.displayName,
  siteName: site.name,
  zone: site.zone,
  hasKey: hasSecret('key'),
  hasToken: hasSecret('token'),
  hasLogin: hasSecret('login'),
  pending: pendingRows,
  parked: rowsIn('parked'),
  isQuiet,
  health,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(link)
    .innerJoin(account, eq(account.id, link.accountId))
    .leftJoin(site, eq(site.id, link.siteId));

export const syncList = defineList({
  accion: listSync,
  id: link.id,
  columns: () => columns,
  order: [ascending(link.name)],
  search: sql`anden_fold(${link.name})`,
  // Links belong to the whole organisation.
  where: () => undefined,
  fields,
  from: (select) => from(select).$dynamic(),
});

export type LinkRowData = ListRow<typeof syncList>;

export async function findLink(db: Db, where: SQL): Promise<LinkRowData | undefined> {
  const [row] = await from(db.select(fields)).where(where);
  return row;
}
