import { taxDeduction } from '../../../db/schema/taxDeductions';
import type { Demo } from '../../../engine/seed/demo';
import { nowIn } from '../../../engine/time/nowIn';

type Plan = Pick<typeof taxDeduction.$inferInsert, 'kind' | 'part' | 'amount' | 'detail'> & {
  /** The person's place, so many from the last of the staff. */
  at: number;
};

/** People say that they spend these sums or maintain these relatives; no figure of the law is among them. */
const plans: readonly Plan[] = [
  { at: 1, kind: 'spouse', part: 'whole', detail: 'Cónyuge sin ingresos' },
  { at: 1, kind: 'child', part: 'half', detail: 'La otra mitad la deduce la madre' },
  { at: 2, kind: 'rent', part: 'whole', amount: '180000.00', detail: 'Contrato de su vivienda' },
  { at: 3, kind: 'healthPlan', part: 'whole', amount: '95000.00', detail: 'Plan familiar' },
];

export async function seedTaxDeductions({ db, people }: Demo): Promise<void> {
  const staff = people.filter(({ role, leaveDate }) => role === 'empleado' && !leaveDate);
  const year = nowIn().startOf('year');
  for (const { at, ...plan } of plans) {
    const who = staff.at(-at);
    if (!who) continue;
    await db
      .insert(taxDeduction)
      .values({ ...plan, personId: who.id, fromDay: year.toFormat('yyyy-MM-dd') });
  }
}
