import { listReferralOpenings } from '@contract/referrals/openingAcciones';
import { referralOpeningRecord } from '@contract/referrals/referralOpening';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { post } from '../../db/schema/posts';
import { referral, referralOpening } from '../../db/schema/referrals';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { descending } from '../../engine/lists/sortKeys';

export const noOpening = 'Esa búsqueda ya no existe.';

/** Whether it is open and its last day has not passed on the calendar of its site. */
export const receivesNow = sql<boolean>`(${referralOpening.open}
  and ${referralOpening.until} >= (anden_now() at time zone ${site.zone})::date)`;

const columns: ListColumns = {
  ...recordColumns(referralOpeningRecord, referralOpening, ['position', 'until', 'open']),
  siteId: { kind: 'number', by: referralOpening.siteId },
  siteName: { kind: 'text', by: sql`${site.name} collate "es-x-icu"` },
  createdAt: { kind: 'instant', by: referralOpening.createdAt, zone: sql`${site.zone}` },
  receives: {
    kind: 'condition',
    where: (value) => (value === false ? sql`not ${receivesNow}` : receivesNow),
  },
};

const fields = {
  ...getTableColumns(referralOpening),
  siteName: site.name,
  receives: receivesNow,
  hired: sql<number>`(select count(*)::int from ${referral} r
    where r.opening_id = ${referralOpening.id} and r.state = 'hired')`,
  postId: sql<number | null>`(select w.id from ${post} w where w.id = ${referralOpening.postId}
    and w.archived_at is null and (w.expires_at is null or w.expires_at > anden_now()))`,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select.from(referralOpening).innerJoin(site, eq(site.id, referralOpening.siteId));

export const referralOpeningsList = defineList({
  accion: listReferralOpenings,
  id: referralOpening.id,
  columns: () => columns,
  order: [descending(referralOpening.createdAt)],
  search: sql`anden_fold(${referralOpening.position})`,
  where: () => undefined,
  fields,
  from: (select) => from(select).$dynamic(),
});

type Row = ListRow<typeof referralOpeningsList>;

export const toOpening = ({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export async function findOpening(db: Db, where: SQL) {
  const [row] = (await from(db.select(fields)).where(where).limit(1)) as Row[];
  return row && toOpening(row);
}
