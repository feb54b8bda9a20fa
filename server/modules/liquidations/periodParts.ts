import { and, eq, inArray, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import type { OpenPart } from '../../engine/closes/openPart';
import { siteOfRow } from '../../engine/people/siteOn';

const unpaid = ['review', 'pending', 'approved', 'publishing', 'published'] as const;

/** A run of the month that is not paid yet counts once in each site that has somebody in it. */
export const runsUnpaid: OpenPart = {
  module: 'liquidations',
  ledger: 'pay',
  label: ['Liquidación sin pagar', 'Liquidaciones sin pagar'],
  rows: ({ from }) => sql`select min(${payRunPerson.personId}) as person_id, ${from}::date as day
    from ${payRunPerson} join ${payRun} on ${eq(payRun.id, payRunPerson.runId)}
      join ${person} on ${eq(person.id, payRunPerson.personId)}
    where ${and(eq(payRun.period, from.slice(0, 7)), inArray(payRun.state, unpaid))}
    group by ${payRun.id}, ${siteOfRow(sql`${payRunPerson.personId}`, sql`${from}::date`, sql`${person.siteId}`)}`,
  path: ({ from, siteId }) =>
    `/liquidations?filtro=period:in:${from.slice(0, 7)}&filtro=state:in:${unpaid.join(',')}&filtro=peopleSiteId:in:${siteId}`,
};
