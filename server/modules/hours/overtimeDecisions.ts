import { and, between } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { overtimeDecision } from '../../db/schema/hours';

const { personId, day, granted, extra50, extra100, reason } = overtimeDecision;

/** A decision about the overtime of a day is of so many minutes. */
export type OvertimeDecision = Pick<
  typeof overtimeDecision.$inferSelect,
  'granted' | 'extra50' | 'extra100' | 'reason'
>;

/** This reads the decisions about the overtime of some people's days. */
export const overtimeDecisions = (
  db: Db,
  personIds: readonly number[],
  { from, to }: { from: string; to: string },
) =>
  db
    .select({ personId, day, granted, extra50, extra100, reason })
    .from(overtimeDecision)
    .where(and(anyOf(personId, [...personIds]), between(day, from, to)));
