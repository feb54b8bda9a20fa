import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { absence } from '../db/schema/absences';
import { during } from './during';

/** Something that happened to a person, as hours and liquidations read it: cut to the period asked about. */
export interface PersonEvent {
  personId: number;
  source: 'leave' | 'news';
  sourceId: number;
  /** Of its type. */
  code: string;
  label: string;
  unit: 'days' | 'hours' | 'amount';
  from: string;
  to: string;
  part: 'whole' | 'morning' | 'afternoon';
  /** Calendar days within the period (half days count 0.5), hours, or money with its sign. NUMERIC as text. */
  quantity: string;
  /** From 0 (unpaid) to 100. */
  paidPercent: number;
}

/** The one question of hours and liquidations: what happened to these people in this period. Only what is firm. */
export async function personEvents(
  db: Db,
  personIds: readonly number[],
  period: { from: string; to: string },
): Promise<PersonEvent[]> {
  if (personIds.length === 0) return [];
  const from = sql<string>`greatest(${absence.fromDay}, ${period.from}::date)`;
  const to = sql<string>`least(${absence.toDay}, ${period.to}::date)`;
  return db
    .select({
      personId: absence.personId,
      source: absence.source,
      sourceId: absence.sourceId,
      code: absence.code,
      label: absence.label,
      unit: sql<'days'>`'days'`,
      from: sql<string>`${from}::text`,
      to: sql<string>`${to}::text`,
      part: absence.part,
      quantity: sql<string>`(case when ${absence.part} = 'whole' then ${to} - ${from} + 1 else 0.5 end)::text`,
      paidPercent: absence.paidPercent,
    })
    .from(absence)
    .where(
      and(
        inArray(absence.personId, [...personIds]),
        eq(absence.state, 'firm'),
        during(period.from, period.to),
      ),
    )
    .orderBy(absence.personId, absence.fromDay, absence.id);
}
