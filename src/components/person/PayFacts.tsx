import type { personPay } from '@contract/users/personPay';
import type { z } from 'zod';
import { cbuText, salaryText } from '@/utils/payTexts';
import { Fact } from '../facts/Fact';
import { Facts } from '../facts/Facts';

/** What somebody is paid and where. */
export function PayFacts({ pay }: { pay: z.infer<typeof personPay> }) {
  return (
    <Facts>
      <Fact label="Convenio">{pay.agreement}</Fact>
      <Fact label="Categoría">{pay.category}</Fact>
      <Fact label="Sueldo">{salaryText(pay.salary, pay.salaryBasis)}</Fact>
      <Fact label="CBU o CVU">{cbuText(pay.cbu)}</Fact>
      <Fact label="Alias">{pay.bankAlias}</Fact>
    </Facts>
  );
}
