import type { z } from 'zod';
import { day, own, text } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';
import { period } from '../receipts/receiptKinds';

/** The payment of a month's charges of social security, which every receipt names (decree-law 17,250, art. 12). */
export const chargeDepositRecord = defineRecord(
  'ChargeDeposit',
  { one: 'depósito de cargas sociales', many: 'depósitos de cargas sociales' },
  {
    period: own('Mes de las cargas', period, ''),
    paidOn: day('Depositado el'),
    bank: text('Banco', { min: [2, 'Poné el banco.'], max: 60 }),
    place: text('Lugar', { min: [2, 'Poné el lugar.'], max: 60 }),
  },
);

export const chargeDepositFields = recordFields(chargeDepositRecord);
export const chargeDeposit = chargeDepositFields
  .extend({ id, version })
  .meta({ id: 'ChargeDeposit' });
export type ChargeDeposit = z.infer<typeof chargeDeposit>;

/** A month is over before its charges can be paid: the form and the server say so of the same field. */
export function chargeDepositFaults(
  { period: month, paidOn }: { period: string; paidOn: string | null },
  issues: z.RefinementCtx,
): void {
  if (!paidOn || !month || paidOn.slice(0, 7) > month) return;
  issues.addIssue({
    code: 'custom',
    path: ['paidOn'],
    message: 'Es antes de que termine ese mes.',
  });
}
