import { fromCents } from '@contract/loans/loanPlan';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { loanInstalment, loanType } from '../../db/schema/loans';
import { dropPayItems, putPayItems } from '../../engine/pay/payItems';
import { LOANS, loanPath } from './loanRequestType';
import { type Instalment, leftOf, type Moved } from './loanRules';
import type { StoredLoan } from './loanStore';
import { instalmentsOf } from './presentLoan';

type Lent = Pick<StoredLoan, 'id' | 'personId' | 'typeId' | 'instalments' | 'amount'>;

async function typeOf(db: Db, { typeId }: Pick<Lent, 'typeId'>) {
  const [type] = await db.select().from(loanType).where(eq(loanType.id, typeId));
  if (!type) throw new Error('a loan has a type');
  return type;
}

/** This puts an item for each instalment that is due, which the next pays are to take. */
export async function putInstalments(
  db: Db,
  lent: Lent,
  instalments: readonly Instalment[],
): Promise<void> {
  const due = instalments.filter((one) => leftOf(one) > 0);
  const { kind, name } = await typeOf(db, lent);
  const ids = await putPayItems(
    db,
    due.map((one) => ({
      personId: lent.personId,
      kind,
      amount: fromCents(leftOf(one)),
      fromPeriod: one.period,
      label: `${name}, cuota ${one.number} de ${lent.instalments}`,
      path: loanPath(lent.id),
      source: LOANS,
      sourceId: lent.id,
    })),
  );
  for (const [index, { id }] of due.entries()) {
    await db
      .update(loanInstalment)
      .set({ itemId: ids[index] ?? null })
      .where(eq(loanInstalment.id, id));
  }
}

/** This puts the item that the next pay is to pay out. */
export async function putLoanOut(db: Db, lent: Lent, fromPeriod: string): Promise<void> {
  const { name } = await typeOf(db, lent);
  await putPayItems(db, [
    {
      personId: lent.personId,
      kind: 'loanOut',
      amount: lent.amount,
      fromPeriod,
      label: name,
      path: loanPath(lent.id),
      source: LOANS,
      sourceId: lent.id,
    },
  ]);
}

/** Takes away all that waits of a loan; refused while a run that is prepared counts on some of it. */
export const dropItems = (db: Db, { id }: Pick<Lent, 'id'>): Promise<number> =>
  dropPayItems(db, { source: LOANS, sourceId: id });

/** Whatever changed of the instalments, the next pays take what is due now. */
export async function putAgain(db: Db, lent: Lent): Promise<void> {
  await dropItems(db, lent);
  await putInstalments(db, lent, await instalmentsOf(db, lent.id));
}

export async function storeMoved(db: Db, moved: readonly Moved[]): Promise<void> {
  for (const { id, period } of moved) {
    await db.update(loanInstalment).set({ period }).where(eq(loanInstalment.id, id));
  }
}
