import { payRecord, type personPay } from '@contract/users/personPay';
import type { z } from 'zod';
import { cbuText, salaryText } from '@/utils/payTexts';
import { Fact } from '../facts/Fact';
import { Facts } from '../facts/Facts';

const { fields } = payRecord;

/** This shows what a person is paid and where. */
export function PayFacts({ pay }: { pay: z.infer<typeof personPay> }) {
  return (
    <Facts>
      <Fact label={fields.agreement.label}>{pay.agreement}</Fact>
      <Fact label={fields.category.label}>{pay.category}</Fact>
      <Fact label={fields.salary.label}>{salaryText(pay.salary, pay.salaryBasis)}</Fact>
      <Fact label={fields.unionTie.label}>{fields.unionTie.labels[pay.unionTie]}</Fact>
      <Fact label={fields.cbu.label}>{cbuText(pay.cbu)}</Fact>
      <Fact label={fields.bankAlias.label}>{pay.bankAlias}</Fact>
    </Facts>
  );
}
