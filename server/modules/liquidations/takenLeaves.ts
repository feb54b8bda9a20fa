import { groupBy } from '@contract/core/groupBy';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { daysFromTo } from '../../engine/time/days';
import type { PaidSpan, TakenLeave } from './payFacts';

type Found = Omit<TakenLeave, 'days'> & { personId: number; whole: boolean } & Record<
    string,
    unknown
  >;

const daysWithin = (one: PaidSpan, { from, to }: PaidSpan): number =>
  daysFromTo(one.from > from ? one.from : from, one.to < to ? one.to : to);

/** The granted leaves of some people that lie in some days, and how many of theirs each has. */
export async function takenLeaves(
  db: Db,
  { from, to }: PaidSpan,
  personIds: readonly number[],
): Promise<(personId: number, span: PaidSpan) => TakenLeave[]> {
  const { rows } = await db.execute<Found>(sql`
    select person_id as "personId", source_id as id, code, label, from_day::text as "from",
      to_day::text as "to", part = 'whole' as whole
    from absence where source = 'leave' and state = 'firm' and from_day <= ${to}::date
      and to_day >= ${from}::date and person_id = any(${sql.param([...personIds])}::int[])
    order by from_day`);
  const found = groupBy(rows, ({ personId }) => personId);
  return (personId, span) =>
    (found.get(personId) ?? []).flatMap(({ whole, personId: _person, ...leave }) => {
      const days = daysWithin(leave, span) * (whole ? 1 : 0.5);
      return days > 0 ? [{ ...leave, days }] : [];
    });
}
