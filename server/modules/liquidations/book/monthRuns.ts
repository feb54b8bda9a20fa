import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { isSettled, type Run } from '../runRules';

interface Found extends Record<string, unknown> {
  id: number;
  title: string;
  state: Run['state'];
  payDay: string;
  people: number;
  net: string;
}

export interface MonthRun extends Pick<Found, 'id' | 'title' | 'payDay' | 'people' | 'net'> {
  settled: boolean;
}

/** The runs that stand in a month, those that may still change among them, in the order in which they pay. */
export async function monthRuns(db: Db, period: string): Promise<MonthRun[]> {
  const { rows } = await db.execute<Found>(sql`
    select r.id, r.title, r.state, r.pay_day::text as "payDay", own.people, own.net
    from pay_run r
    cross join lateral (select count(*)::int as people,
      coalesce(sum(p.net), 0)::numeric(16, 2)::text as net
      from pay_run_person p where p.run_id = r.id) own
    where r.period = ${period} and r.reverses_id is null and r.state not in ('cancelled', 'reversed')
    order by r.pay_day, r.id`);
  return rows.map(({ state, ...run }) => ({ ...run, settled: isSettled({ state }) }));
}
