import { groupBy } from '@contract/core/groupBy';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { addDays } from '../../engine/time/days';
import { restDays } from '../holidays';
import {
  type FirmDay,
  paidAways,
  paidRests,
  REACH_AFTER,
  REACH_BEFORE,
  type WorkedDay,
} from './dayWorkerRules';
import type { PaidAway, PaidSpan, PayFacts } from './payFacts';

type Of<T> = T & { id: number } & Record<string, unknown>;

export interface Person
  extends Pick<PayFacts, 'hireDate' | 'leaveDate' | 'siteId' | 'salaryBasis' | 'parts'> {
  id: number;
}

const among = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::int[])`;

async function workedDays(db: Db, ids: readonly number[], { from, to }: PaidSpan) {
  const { rows } = await db.execute<Of<WorkedDay>>(sql`
    select person_id as id, day::text as day, expected, worked, excused, absent,
      case overtime when 'approved' then extra50 + extra100 else 0 end as extra
    from hour_day where person_id = ${among(ids)} and day between ${from}::date and ${to}::date`);
  return groupBy(rows, ({ id }) => id);
}

async function firmDays(db: Db, ids: readonly number[], { from, to }: PaidSpan) {
  const { rows } = await db.execute<Of<FirmDay>>(sql`
    select person_id as id, source, source_id as "sourceId", code, label, part,
      paid_percent as "paidPercent", from_day::text as "from", to_day::text as "to"
    from absence where state = 'firm' and person_id = ${among(ids)}
      and from_day <= ${to}::date and to_day >= ${from}::date order by from_day`);
  return groupBy(rows, ({ id }) => id);
}

/** Hours off that are paid: a novelty of hours is in no absence. */
async function hoursOff(db: Db, ids: readonly number[], { from, to }: PaidSpan) {
  const { rows } = await db.execute<Of<PaidAway>>(sql`
    select n.person_id as id, each.at::date::text as day, t.name as label, '/news/' || n.id as path,
      (n.quantity * 60 * n.paid_percent / 100)::float as minutes, 0 as days
    from news n join news_type t on t.id = n.type_id
      cross join lateral generate_series(n.from_day, n.to_day, interval '1 day') as each(at)
    where t.unit = 'hours' and n.state = 'validated' and n.paid_percent > 0
      and n.person_id = ${among(ids)} and each.at between ${from}::date and ${to}::date`);
  return groupBy(rows, ({ id }) => id);
}

const isDayWorker = ({ salaryBasis, parts = [] }: Person) =>
  [{ salaryBasis }, ...parts].some(
    ({ salaryBasis: basis }) => basis === 'daily' || basis === 'hourly',
  );

type Paid = Pick<PayFacts, 'restPaid' | 'awayPaid'>;

/** This reads the days for which people paid by the day or the hour are paid without working; those paid by the month have them in their month. */
export async function dayWorkerFacts(
  db: Db,
  span: PaidSpan,
  people: readonly Person[],
): Promise<(personId: number, span: PaidSpan | null) => Paid> {
  const some = people.filter(isDayWorker);
  if (some.length === 0) return () => ({});
  const ids = some.map(({ id }) => id);
  const wide = { from: addDays(span.from, -REACH_BEFORE), to: addDays(span.to, REACH_AFTER) };
  const siteIds = [...new Set(some.map(({ siteId }) => siteId))];
  const [days, away, off, rests] = await Promise.all([
    workedDays(db, ids, wide),
    firmDays(db, ids, span),
    hoursOff(db, ids, span),
    restDays(db, siteIds, wide),
  ]);
  const known = new Map(some.map((person) => [person.id, person]));
  return (id, within) => {
    const person = known.get(id);
    if (!person || !within) return {};
    const worker = {
      ...person,
      days: new Map(days.get(id)?.map((one) => [one.day, one])),
      away: away.get(id) ?? [],
      hoursOff: off.get(id) ?? [],
    };
    const restPaid = paidRests(worker, within, rests.get(person.siteId) ?? new Map());
    const awayPaid = paidAways(worker, within);
    return {
      ...(restPaid.length > 0 ? { restPaid } : {}),
      ...(awayPaid.length > 0 ? { awayPaid } : {}),
    };
  };
}
