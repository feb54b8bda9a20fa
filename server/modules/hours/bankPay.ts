import { sql } from 'drizzle-orm';
import { hourBankMovement } from '../../db/schema/hourBank';
import type { PayPart } from '../../engine/pay/payPart';
import { workedAt } from '../../engine/people/siteOn';

const { personId, day, facts, kind } = hourBankMovement;

/** Hours of the bank that nobody used in their term, or that were left of who went: as the overtime they were, which is what is paid. */
export const bankPay: PayPart = {
  key: 'bank',
  label: 'Banco de horas a pagar',
  columns: () => [
    { key: 'extra50', label: 'Del banco, al 50 %', kind: 'minutes' },
    { key: 'extra100', label: 'Del banco, al 100 %', kind: 'minutes' },
    { key: 'plain', label: 'Del banco, sin extras detrás', kind: 'minutes' },
  ],
  rows: ({ siteId, from, to }) => sql`select ${personId} as person_id, v.key,
      sum((${facts} ->> v.key)::numeric) as amount
    from ${hourBankMovement}
    cross join lateral (values ('extra50'), ('extra100'), ('plain')) as v(key)
    where ${kind} = 'due' and ${day} between ${from}::date and ${to}::date
      and ${workedAt(sql`${personId}`, sql`${day}`, siteId)}
    group by 1, 2 having sum((${facts} ->> v.key)::numeric) > 0`,
};
