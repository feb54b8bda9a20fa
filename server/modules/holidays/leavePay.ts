import { can } from '@contract/session/can';
import { asc, sql } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import { leaveType } from '../../db/schema/holidays';
import type { PayPart } from '../../engine/pay/payPart';
import { keepsEverybody } from '../../engine/pay/payParts';
import { workedAt } from '../../engine/people/siteOn';

const owner = sql`${absence.personId}`;

/** Granted leave by its type: the days of the calendar that lie within the month. */
export const leavePay: PayPart = {
  key: 'leave',
  label: 'Licencias otorgadas',
  columns: async (db) => {
    const types = await db
      .select({ code: leaveType.code, name: leaveType.name })
      .from(leaveType)
      .orderBy(asc(sql`${leaveType.name} collate "es-x-icu"`));
    const each = types.map(({ code, name }) => ({
      key: code,
      label: `${name} (días corridos)`,
      kind: 'number' as const,
    }));
    return [...each, { key: 'unpaidDays', label: 'Días sin goce, de todas', kind: 'number' }];
  },
  rows: ({ siteId, from, to }) => {
    const first = sql`greatest(${absence.fromDay}, ${from}::date)`;
    const last = sql`least(${absence.toDay}, ${to}::date)`;
    return sql`select s.person_id, v.key, sum(s.amount) as amount from (
      select ${absence.personId} as person_id, ${absence.code} as code,
        sum(case ${absence.part} when 'whole' then 1 else 0.5 end) as amount
      from ${absence}
      cross join lateral generate_series(${first}, ${last}, interval '1 day') as each(at)
      where ${absence.source} = 'leave' and ${absence.state} = 'firm'
        and ${absence.fromDay} <= ${to}::date and ${absence.toDay} >= ${from}::date
        and ${workedAt(owner, sql`each.at::date`, siteId)}
      group by 1, 2) s
      left join ${leaveType} on ${leaveType.code} = s.code
      cross join lateral (values (s.code, s.amount),
        ('paidDays', case when ${leaveType.paid} then s.amount end),
        ('unpaidDays', case when not ${leaveType.paid} then s.amount end)) as v(key, amount)
      where v.amount > 0
      group by 1, 2`;
  },
  sees: (viewer) => keepsEverybody(viewer) && can(viewer.roles, 'HOLIDAYS.APPROVE'),
};
