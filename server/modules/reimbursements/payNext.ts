import { eq } from 'drizzle-orm';
import { expenseCategory } from '../../db/schema/expenses';
import { reimbursement } from '../../db/schema/reimbursements';
import type { Context } from '../../engine/acciones/context';
import type { PayItemOwner } from '../../engine/pay/payItem';
import { dropPayItems, putPayItems } from '../../engine/pay/payItems';
import type { StoredReimbursement } from './reimbursementQueries';
import { reimbursementsStore, ringOwner } from './reimbursementsStore';

const source = 'reimbursements';

/** An approved reimbursement is paid with the next pay, unless somebody transfers it before. */
export async function payNext({ db }: Context, row: StoredReimbursement): Promise<void> {
  const [category] = await db
    .select({ name: expenseCategory.name })
    .from(expenseCategory)
    .where(eq(expenseCategory.id, row.categoryId));
  await putPayItems(db, [
    {
      personId: row.personId,
      kind: 'expense',
      amount: row.granted,
      fromPeriod: row.day.slice(0, 7),
      label: `Reintegro: ${category?.name ?? 'gasto'}`,
      path: `/reimbursements/${row.id}`,
      source,
      sourceId: row.id,
    },
  ]);
}

/** Paid otherwise; refused while a run counts on it. */
export const leavePay = ({ db }: Context, { id }: StoredReimbursement) =>
  dropPayItems(db, { source, sourceId: id });

async function held({ db }: Pick<Context, 'db'>, id: number): Promise<StoredReimbursement> {
  const [row] = await db.select().from(reimbursement).where(eq(reimbursement.id, id)).for('update');
  if (!row) throw new Error(`reimbursement ${id} of a pay item is gone`);
  return row;
}

/** A run does this with reimbursements that it pays. */
export const paidReimbursements: PayItemOwner = {
  source,
  async settled(context, items, run) {
    const { accountId } = context.viewer;
    for (const { sourceId } of items) {
      const before = await held(context, sourceId);
      const paid = { state: 'paid', paidBy: 'run', paidOn: run.payDay } as const;
      const done = { kind: 'paid', accountId, reason: run.title } as const;
      await ringOwner(
        context,
        await reimbursementsStore.write(context, before, paid, done),
        'paid',
      );
    }
  },
  async givenBack(context, items, run) {
    const { accountId } = context.viewer;
    for (const { sourceId } of items) {
      const before = await held(context, sourceId);
      const again = { state: 'approved', paidBy: null, paidOn: null } as const;
      const done = { kind: 'unpaid', accountId, reason: `Se anuló ${run.title}` } as const;
      await ringOwner(
        context,
        await reimbursementsStore.write(context, before, again, done),
        'unpaid',
      );
    }
  },
};
