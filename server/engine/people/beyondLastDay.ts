import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

export interface LastDay {
  personId: number;
  /** Their last day of work. */
  lastDay: string;
}

export interface Leaving extends LastDay {
  /** Why what comes after it ends, in words. */
  reason: string;
}

/** Whether what is somebody's until some day lasts longer than they do; one question, however many leave. */
export function beyondLastDay(
  personId: AnyColumn,
  until: SQL | AnyColumn,
  leavings: readonly LastDay[],
): SQL {
  const ids = leavings.map((one) => one.personId);
  const days = Object.fromEntries(leavings.map((one) => [one.personId, one.lastDay]));
  return sql`${personId} = any(${sql.param(ids)}::int[])
    and ${until} > (${JSON.stringify(days)}::jsonb ->> ${personId}::text)::date`;
}
