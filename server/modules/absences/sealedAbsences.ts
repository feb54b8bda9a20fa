import { sql } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import type { SealPart } from '../../engine/closes/sealPart';
import { everAt, siteOn } from '../../engine/people/siteOn';

/** Only the days of the month: what lasts longer may still end earlier afterwards. */
export const sealedAbsences: SealPart = {
  key: 'absences.1',
  label: 'Ausencias y licencias',
  ledger: 'time',
  lines: ({ siteId, from, to }) => {
    const first = sql`greatest(${absence.fromDay}, ${from}::date)`;
    return sql`select concat_ws(' ', ${absence.personId}, ${first}, least(${absence.toDay}, ${to}::date),
        ${absence.part}, ${absence.source}, ${absence.sourceId}, ${absence.paidPercent}) as line
      from ${absence}
      where ${absence.state} = 'firm' and ${absence.fromDay} <= ${to}::date and ${absence.toDay} >= ${from}::date
        and ${everAt(sql`${absence.personId}`, sql`${siteId}::int`)}
        and ${siteOn(sql`${absence.personId}`, first)} = ${siteId}`;
  },
};
