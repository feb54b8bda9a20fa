import { referralRecord } from '@contract/referrals/referral';
import { listReferrals } from '@contract/referrals/referralAcciones';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { referral, referralOpening } from '../../db/schema/referrals';
import type { Context } from '../../engine/acciones/context';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { mineColumn, nameColumn } from '../../engine/people/personColumns';
import { visibleReferrals } from './referralScope';

const { state } = referralRecord.shown;
const erasing = sql`(${referral.eraseDue} is not null and ${referral.erasedAt} is null)`;

const columns: ListColumns = {
  number: { kind: 'text', by: referral.number, folded: sql`lower(${referral.number})` },
  openingId: { kind: 'number', by: referral.openingId },
  position: { kind: 'text', by: referralOpening.position },
  siteId: { kind: 'number', by: referralOpening.siteId },
  siteName: { kind: 'text', by: sql`${site.name} collate "es-x-icu"` },
  personId: { kind: 'person', by: referral.referrerId },
  personName: nameColumn,
  state: { kind: 'enum', by: referral.state, values: state.values },
  erasing: {
    kind: 'condition',
    where: (value) => (value === false ? sql`not ${erasing}` : erasing),
  },
  createdAt: { kind: 'instant', by: referral.createdAt, zone: sql`${site.zone}` },
};

const fields = {
  ...getTableColumns(referral),
  position: referralOpening.position,
  siteId: referralOpening.siteId,
  siteName: site.name,
  zone: site.zone,
  byFirstName: person.firstName,
  byLastName: person.lastName,
  byPosition: person.position,
  byPhoto: person.photoHash,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(referral)
    .innerJoin(referralOpening, eq(referralOpening.id, referral.openingId))
    .innerJoin(site, eq(site.id, referralOpening.siteId))
    .innerJoin(person, eq(person.id, referral.referrerId));

export const referralsList = defineList({
  accion: listReferrals,
  id: referral.id,
  columns: ({ viewer }) => ({ ...columns, mine: mineColumn(viewer, referral.referrerId) }),
  order: [descending(referral.createdAt)],
  search: sql`anden_fold(${referral.number} || ' ' || ${referralOpening.position} || ' ' ||
    coalesce(${referral.lastName}, '') || ' ' || coalesce(${referral.firstName}, ''))`,
  where: ({ viewer, reach }) => visibleReferrals(reach, viewer),
  fields,
  from: (select) => from(select).$dynamic(),
});

export type ReferralRow = ListRow<typeof referralsList>;
export type StoredReferral = typeof referral.$inferSelect;

export const findReferrals = (db: Db, where: SQL | undefined, most: number) =>
  from(db.select(fields)).where(where).limit(most) as Promise<ReferralRow[]>;

/** The referral within reach of who asks. */
export async function findVisible(
  { db, viewer, reach }: Pick<Context, 'db' | 'viewer' | 'reach'>,
  id: number,
): Promise<ReferralRow | undefined> {
  const [row] = await findReferrals(
    db,
    and(eq(referral.id, id), visibleReferrals(reach, viewer)),
    1,
  );
  return row;
}
