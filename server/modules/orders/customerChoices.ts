import { asc } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { customer } from '../../db/schema/warehouse';
import type { FindChoices } from '../../engine/approvals/requestType';
import { searchCondition } from '../../engine/lists/foldedLike';

const FOUND = 20;

/** Customers for a condition: those that a text finds, or those of some ids. */
export const customerChoices: FindChoices = async (db, { search = '', values }) => {
  const ids = values?.map(Number).filter(Number.isSafeInteger);
  const rows = await db
    .select({ id: customer.id, name: customer.name })
    .from(customer)
    .where(ids ? anyOf(customer.id, ids) : searchCondition(customer.searchText, search))
    .orderBy(asc(customer.name))
    .limit(ids?.length ?? FOUND);
  return rows.map(({ id, name }) => ({ value: String(id), label: name }));
};
