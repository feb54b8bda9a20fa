import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { rendition } from '../../db/schema/renditions';
import type { Context } from '../../engine/acciones/context';
import type { NewPayItem, PayItem, PayItemContext, SettlingRun } from '../../engine/pay/payItem';
import { dropPayItems, putPayItems } from '../../engine/pay/payItems';
import { todayAt } from '../../engine/time/todayAt';
import type { StoredRendition } from './renditionQueries';
import { coverOf } from './renditionRules';
import { renditionsStore } from './renditionsStore';

export const source = 'renditions';

/** Today where the person works. */
export async function todayOf(db: Db, personId: number): Promise<string> {
  const [owner] = await db.select().from(person).where(eq(person.id, personId));
  if (!owner) throw new Error('a rendition of nobody');
  return todayAt(db, owner.siteId);
}

type What = Pick<NewPayItem, 'kind' | 'amount' | 'label'>;

async function put({ db }: Pick<Context, 'db'>, row: StoredRendition, what: What): Promise<void> {
  const { id: sourceId, personId } = row;
  const fromPeriod = (await todayOf(db, personId)).slice(0, 7);
  const path = `/renditions/${sourceId}`;
  await putPayItems(db, [{ ...what, personId, fromPeriod, path, source, sourceId }]);
}

/** An approved advance is paid with the next pay, unless somebody transfers it before. */
export const payAdvanceNext = (context: Pick<Context, 'db'>, row: StoredRendition) =>
  put(context, row, {
    kind: 'expenseAdvance',
    amount: row.asked ?? '0',
    label: `Anticipo de gastos: ${row.title}`,
  });

/** The balance that is left over goes with the next pay, to one side or to the other. */
export async function settleNext(
  context: Pick<Context, 'db'>,
  row: StoredRendition,
): Promise<void> {
  const { toPay, toReturn } = coverOf(row);
  const label = `Rendición: ${row.title}`;
  if (toPay) await put(context, row, { kind: 'expense', amount: toPay, label });
  if (toReturn) await put(context, row, { kind: 'expenseBack', amount: toReturn, label });
}

/** Done otherwise; refused while a run counts on it. */
export const leavePay = ({ db }: Pick<Context, 'db'>, { id }: StoredRendition) =>
  dropPayItems(db, { source, sourceId: id });

/** Approved: what the advance covers is known, and only the rest is still to be moved. */
export async function settleApproved(context: Context, row: StoredRendition): Promise<void> {
  const { accountId } = context.viewer;
  const { claimed, toPay, toReturn } = coverOf(row);
  const done = { kind: 'approved', accountId } as const;
  if (toPay === null && toReturn === null) {
    const settledOn = await todayOf(context.db, row.personId);
    const even = { state: 'settled', claimed, settledBy: 'even', settledOn } as const;
    await renditionsStore.write(context, row, even, done);
    return;
  }
  const left = { state: 'approved', claimed } as const;
  await settleNext(context, await renditionsStore.write(context, row, left, done));
}

/** The columns of one whose balance was moved. */
export const settledColumns = (
  row: StoredRendition,
  settledBy: 'run' | 'transfer',
  settledOn: string,
) =>
  ({
    state: 'settled',
    returned: coverOf(row).toReturn ?? '0',
    settledBy,
    settledOn,
  }) as const;

export const unsettledColumns = {
  state: 'approved',
  returned: '0',
  settledBy: null,
  settledOn: null,
} as const;

/** The columns of one whose advance was paid. */
export const advancedColumns = (
  row: StoredRendition,
  advancePaidBy: 'run' | 'transfer',
  advancePaidOn: string,
) => ({ state: 'open', paid: row.asked ?? '0', advancePaidBy, advancePaidOn }) as const;

export const unadvancedColumns = {
  state: 'toPay',
  paid: '0',
  advancePaidBy: null,
  advancePaidOn: null,
} as const;

export async function heldOf({ db }: PayItemContext, item: PayItem, { id }: SettlingRun) {
  const its = eq(rendition.id, item.sourceId);
  const [row] = await db.select().from(rendition).where(its).for('update');
  if (!row) throw new Error(`run ${id} has an item of a rendition that is gone`);
  return row;
}
