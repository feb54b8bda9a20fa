import type { GarnishmentFields } from '@contract/garnishments/garnishment';
import Big from 'big.js';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { countingRuns, monthRuns } from './withheldElsewhere';

/** An order as a run reads it; kept with its facts. */
export interface CourtOrder {
  id: number;
  kind: GarnishmentFields['kind'];
  take: GarnishmentFields['take'];
  of: GarnishmentFields['of'];
  percent: string | null;
  /** The rest of the month's amount, where the court orders one. */
  amount: string | null;
  /** Null: it has no total. */
  left: string | null;
  label: string;
  path: string;
}

interface Asking {
  runId: number;
  sac: boolean;
  period: string;
  /** The last day of the month. */
  to: string;
  personIds: readonly number[];
}

interface Found extends Record<string, unknown>, Omit<CourtOrder, 'path' | 'label'> {
  person_id: number;
  court: string;
  file: string;
}

/** The orders of courts on some people in a month, whoever came first before the rest; sums that other runs count on are left out. */
export async function ordersOf(
  db: Db,
  { runId, sac, period, to, personIds }: Asking,
): Promise<ReadonlyMap<number, CourtOrder[]>> {
  const found = new Map<number, CourtOrder[]>();
  if (personIds.length === 0) return found;
  const other = sql`run_id <> ${runId}`;
  const { rows } = await db.execute<Found>(sql`
    with counted as (select garnishment_id, sum(amount) as amount from (${countingRuns(personIds)}) c
        where ${other} group by 1),
      month as (select garnishment_id, sum(amount) as amount from (${monthRuns(personIds, period, sac)}) c
        where ${other} group by 1),
      taken as (select garnishment_id, sum(amount) as amount from garnishment_movement group by 1)
    select g.person_id, g.id, g.kind, g.take, g.of, g.percent::text as percent, g.court, g.file,
      case when g.amount is not null then greatest(g.amount - coalesce(m.amount, 0), 0)::text end as amount,
      case when g.total is not null then
        greatest(g.total - coalesce(g.taken_before, 0) - coalesce(t.amount, 0) - coalesce(c.amount, 0), 0)::text end as left
    from garnishment g left join counted c on c.garnishment_id = g.id
      left join month m on m.garnishment_id = g.id left join taken t on t.garnishment_id = g.id
    where g.person_id = any(${sql.param([...personIds])}::int[]) and g.from_day <= ${to}
      and (g.to_day is null or g.to_day > ${to}) and (g.on_sac or not ${sac})
    order by g.received_on, g.id`);
  for (const { person_id, court, file, ...order } of rows) {
    if (order.left !== null && new Big(order.left).eq(0)) continue;
    const shown = {
      ...order,
      label: `${file}, ${court}`,
      path: `/garnishments/${order.id}`,
    };
    found.set(person_id, [...(found.get(person_id) ?? []), shown]);
  }
  return found;
}
