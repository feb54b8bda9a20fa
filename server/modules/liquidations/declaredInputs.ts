import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import { taxDeductionRecord } from '@contract/incomeTax/taxDeduction';
import type { lineInput } from '@contract/liquidations/payRunPerson';
import type { z } from 'zod';
import type { PayFacts } from './payFacts';

/** These lines read declared deductions: true reads family, false reads amounts. */
const readsFamily = new Map([
  ['GAN_PERSONALES', true],
  ['GAN_DECLARADAS', false],
]);

/** This lists everything that a person declared, with the way to each. */
export function declaredInputs(code: string, { tax }: PayFacts): z.infer<typeof lineInput>[] {
  const family = readsFamily.get(code);
  const { labels } = taxDeductionRecord.fields.part;
  return (tax?.deductions ?? [])
    .filter(({ amount }) => (amount === null) === family)
    .map(({ id, amount, part, months, label, path }) => ({
      name: `deducción ${id}`,
      label: `${label}, ${counted(months, 'mes', 'meses')}`,
      value: amount === null ? labels[part] : moneyText(amount),
      path,
    }));
}
