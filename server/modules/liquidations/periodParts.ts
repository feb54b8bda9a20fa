import { and, eq, inArray, sql } from 'drizzle-orm';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import type { OpenPart } from '../../engine/closes/openPart';

const unpaid = ['review', 'pending', 'approved', 'publishing', 'published'] as const;

/** Whoever is in a run of the month that is not paid yet. */
export const runsUnpaid: OpenPart = {
  module: 'liquidations',
  ledger: 'pay',
  label: ['Persona en una liquidación sin pagar', 'Personas en una liquidación sin pagar'],
  rows: ({ from }) => sql`select ${payRunPerson.personId} as person_id, ${from}::date as day
    from ${payRunPerson} join ${payRun} on ${eq(payRun.id, payRunPerson.runId)}
    where ${and(eq(payRun.period, from.slice(0, 7)), inArray(payRun.state, unpaid))}`,
  path: ({ from }) =>
    `/liquidations?filtro=period:is:${from.slice(0, 7)}&filtro=state:in:${unpaid.join(',')}`,
};
