import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import { person, site } from '../../../db/schema/organisation';
import { account } from '../../../db/schema/session';
import { visit, visitPurpose } from '../../../db/schema/visits';
import { customer } from '../../../db/schema/warehouse';
import { fold } from '../../../engine/imports/fold';
import type { Asking, Candidate } from '../../../engine/imports/importDefinition';
import { worksToday } from '../../../engine/people/worksToday';
import { rolesWith } from '../../../engine/scope/rolesWith';
import { withinReach } from '../../../engine/scope/withinReach';
import { withinSites } from '../../../engine/scope/withinSites';
import { sitesOf } from '../../warehouse';
import { visibleVisits } from '../visitScope';

const saidIn = (rows: readonly Candidate[], key: string) => [
  ...new Set(rows.flatMap(({ values }) => values[key] ?? [])),
];

/** The people within reach whom the file names, and whether each makes visits. */
async function peopleOf({ db, viewer }: Asking, rows: readonly Candidate[]) {
  const roles = (await rolesWith(db, 'VISITS')).map(({ id }) => id);
  const found = await db
    .select({
      id: person.id,
      docket: person.docket,
      visits: sql<boolean>`coalesce(bool_or(${account.active} and ${worksToday}
        and ${account.roleId} = any(${sql.param(roles)}::int[])), false)`,
    })
    .from(person)
    .leftJoin(account, eq(account.personId, person.id))
    .where(
      and(
        sql`${person.docket} = any(${sql.param(saidIn(rows, 'docket'))}::text[])`,
        withinReach(viewer.roleScope, viewer, person.id),
      ),
    )
    .groupBy(person.id);
  return new Map(found.map((one) => [one.docket, one]));
}

/** All that the rows of a file may name, each looked up once whatever the size of the file. */
export async function importCatalogue(asking: Asking, rows: readonly Candidate[]) {
  const { db, viewer } = asking;
  const near = withinSites(viewer.roleScope, viewer, sql`${customer.siteId}`);
  const [sites, customers, purposes, people, todays] = await Promise.all([
    sitesOf(asking),
    db
      .select()
      .from(customer)
      .where(and(eq(customer.active, true), near)),
    db.select().from(visitPurpose).where(eq(visitPurpose.active, true)),
    peopleOf(asking, rows),
    db
      .select({
        id: site.id,
        today: sql<string>`(anden_now() at time zone ${site.zone})::date::text`,
      })
      .from(site),
  ]);
  return {
    sites,
    customers: new Map(customers.map((one) => [fold(one.name), one])),
    purposes: new Map(purposes.map((one) => [fold(one.name), one])),
    people,
    todayAt: new Map(todays.map(({ id, today }) => [id, today])),
    ownSite: viewer.siteId,
  };
}

export type ImportCatalogue = Awaited<ReturnType<typeof importCatalogue>>;

/** Tells one visit from another: the place, the day, the hour and the purpose. */
export interface NaturalKey {
  siteId: number;
  customerId: number | null;
  place: string;
  day: string;
  fromTime: string;
  purposeId: number;
}

export const keyOf = ({ siteId, customerId, place, day, fromTime, purposeId }: NaturalKey) =>
  [siteId, customerId ?? fold(place), day, fromTime, purposeId].join('|');

/** The visits that rows were before: the row of an earlier file, or one that was planned by hand. */
export async function knownVisits({ db, viewer }: Asking, wanted: readonly NaturalKey[]) {
  const seen = sql<boolean>`${visibleVisits(viewer.roleScope, viewer)}`;
  const days = [...new Set(wanted.map(({ day }) => day))];
  const [imported, byHand] = await Promise.all([
    db
      .select({ visit, seen })
      .from(visit)
      .where(sql`${visit.importKey} = any(${sql.param(wanted.map(keyOf))}::text[])`),
    db
      .select()
      .from(visit)
      .where(
        and(
          sql`${visit.day} = any(${sql.param(days)}::date[])`,
          anyOf(visit.siteId, [...new Set(wanted.map(({ siteId }) => siteId))]),
          sql`${visit.importKey} is null`,
          visibleVisits(viewer.roleScope, viewer),
        ),
      ),
  ]);
  return new Map([
    ...byHand.map((one) => [keyOf(one), { visit: one, seen: true }] as const),
    ...imported.map((one) => [one.visit.importKey ?? '', one] as const),
  ]);
}
