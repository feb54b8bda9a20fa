import { isTimed, periodAdjustmentRecord } from '@contract/closes/periodAdjustment';
import { sql } from 'drizzle-orm';
import { periodAdjustment } from '../../db/schema/closes';
import type { PayPart } from '../../engine/pay/payPart';

const { values, labels } = periodAdjustmentRecord.fields.figure;

/** Changes that came late for closed months and are paid with this one: minutes with their sign, of the rest how many there are. */
export const adjustmentPay: PayPart = {
  key: 'adjustment',
  label: 'Ajustes de meses cerrados',
  columns: () =>
    values.map((figure) => ({
      key: figure,
      label: `Ajuste: ${labels[figure].toLowerCase()}`,
      kind: isTimed(figure) ? 'minutes' : 'number',
    })),
  rows: ({ siteId, from }) => sql`select ${periodAdjustment.personId} as person_id,
      ${periodAdjustment.figure} as key, sum(case ${periodAdjustment.sign} when 'add' then 1 else -1 end
        * coalesce(${periodAdjustment.minutes}, 1)) as amount
    from ${periodAdjustment}
    where ${periodAdjustment.siteId} = ${siteId} and ${periodAdjustment.month} = ${from}::date
    group by 1, 2`,
};
