import type { closeState } from '@contract/closes/close';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/Db';
import { area, person, site } from '../../db/schema/organisation';
import { type OfferedColumn, payAmounts, payColumns } from '../../engine/pay/payParts';
import { workedAt } from '../../engine/people/siteOn';
import { monthSpan } from './monthSpan';
import { monthStanding, type SiteMonth } from './monthStanding';

export interface PaidPerson {
  personId: number;
  docket: string;
  cuil: string;
  firstName: string;
  lastName: string;
  areaName: string;
  /** Amounts by the whole name of a column; those of nothing are left out. */
  amounts: ReadonlyMap<string, number>;
}

/** All that pay reads of a month of a site, and how far that month is settled. */
export interface HoursForPay {
  siteName: string;
  month: string;
  state: z.infer<typeof closeState>;
  /** The seal of the closed hours tells them apart at a glance; null while the hours are open. */
  seal: string | null;
  columns: readonly OfferedColumn[];
  /** The people who worked there in that month, by name. */
  people: readonly PaidPerson[];
}

/** This holds for people who were employed at a site on some day of a month. */
function employedThere({ siteId, month }: SiteMonth): SQL {
  const { from, to } = monthSpan(month);
  const last = sql`least(${to}::date, coalesce(${person.leaveDate}, ${to}::date))`;
  return sql`(${person.hireDate} <= ${to}::date and coalesce(${person.leaveDate} >= ${from}::date, true)
    and exists (
      select from generate_series(greatest(${from}::date, ${person.hireDate}), ${last}, interval '1 day') as each(at)
      where ${workedAt(sql`${person.id}`, sql`each.at::date`, siteId)}))`;
}

/** A file shows them with two decimals at most. */
const shown = (amounts: ReadonlyMap<string, string> = new Map()): ReadonlyMap<string, number> =>
  new Map([...amounts].map(([key, amount]) => [key, Number(amount)]));

/** This sums a month of a site for pay; `within` narrows it to some people. Null: there is no such site. */
export async function hoursForPay(
  db: Db,
  at: SiteMonth,
  within?: SQL,
): Promise<HoursForPay | null> {
  const span = { siteId: at.siteId, ...monthSpan(at.month) };
  const [[found], state, columns, amounts, people] = await Promise.all([
    db.select({ name: site.name }).from(site).where(eq(site.id, at.siteId)),
    monthStanding(db, at),
    payColumns(db, span),
    payAmounts(db, span),
    db
      .select({
        personId: person.id,
        docket: person.docket,
        cuil: person.cuil,
        firstName: person.firstName,
        lastName: person.lastName,
        areaName: area.name,
      })
      .from(person)
      .innerJoin(area, eq(area.id, person.areaId))
      .where(and(employedThere(at), within))
      .orderBy(asc(person.lastName), asc(person.firstName), asc(person.id)),
  ]);
  if (!found) return null;
  return {
    siteName: found.name,
    month: at.month,
    ...state,
    columns,
    people: people.map((one) => ({ ...one, amounts: shown(amounts.get(one.personId)) })),
  };
}
