import { listExpenseCategories, saveExpenseCategory } from '@contract/expenses/expenseAcciones';
import { expenseCategoryRecord } from '@contract/expenses/expenseCategory';
import { can } from '@contract/session/can';
import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { expenseCategory } from '../../db/schema/expenses';
import { reimbursement } from '../../db/schema/reimbursements';
import { renditionLine } from '../../db/schema/renditions';
import type { Viewer } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { forbidden, invalid } from '../../engine/http/fault';
import { parameterAt } from '../../engine/parameters/parameterAt';
import { sensitiveReach } from '../../engine/scope/reachOf';
import { defineStore } from '../../engine/store/defineStore';
import { viewerToday } from '../../engine/time/viewerToday';

/** Keepers of everybody's pay follow and pay everybody's expenses, too. */
export const keepsExpenses = (viewer: Viewer) =>
  sensitiveReach(viewer) === 'all' &&
  (can(viewer.roles, 'REIMBURSEMENTS') || can(viewer.roles, 'RENDITIONS'));

const editsCategories = (viewer: Viewer) =>
  can(viewer.roles, 'ADMIN.settings') || keepsExpenses(viewer);

const used = sql<boolean>`(exists (select from ${reimbursement} r where r.category_id = expense_category.id)
  or exists (select from ${renditionLine} l where l.category_id = expense_category.id))`;

async function categoryRows(db: Db) {
  const rows = await db
    .select({ category: expenseCategory, used })
    .from(expenseCategory)
    .orderBy(sql`${expenseCategory.active} desc`, sql`${expenseCategory.name} collate "es-x-icu"`);
  return rows.map(({ category, used: isUsed }) => ({ ...category, used: isUsed }));
}

export const kmRateAt = (db: Db, day: string) => parameterAt(db, 'expenses.kmRate', day);

/** The category by which kilometres are asked without a receipt; null where there is none. */
export async function distanceCategory(db: Db): Promise<number | null> {
  const { id, kind, active, needsReceipt } = expenseCategory;
  const [found] = await db
    .select({ id })
    .from(expenseCategory)
    .where(and(eq(kind, 'distance'), active, not(needsReceipt)))
    .orderBy(asc(id))
    .limit(1);
  return found?.id ?? null;
}

export const listExpenseCategoriesHandler = implement(
  listExpenseCategories,
  async (_input, { db, viewer }) => {
    const today = await viewerToday({ db, viewer });
    const [rows, rate] = await Promise.all([categoryRows(db), kmRateAt(db, today)]);
    const edits = editsCategories(viewer);
    return {
      rows: edits ? rows : rows.filter(({ active }) => active),
      edits,
      manages: keepsExpenses(viewer),
      kmRate: rate === null ? null : Number(rate).toFixed(2),
    };
  },
);

const categories = defineStore({
  record: expenseCategoryRecord,
  table: expenseCategory,
  find: async ({ db }, id) => (await categoryRows(db)).find((row) => row.id === id),
  missing: 'Esa categoría de gasto ya no existe.',
  unique: ({ code, name }) => [
    {
      field: 'code',
      same: eq(expenseCategory.code, code),
      words: 'Ya hay una categoría con ese código.',
    },
    {
      field: 'name',
      same: sql`anden_fold(${expenseCategory.name}) = anden_fold(${name})`,
      words: 'Ya hay una categoría con ese nombre.',
    },
  ],
  tag: 'ExpenseCategory',
});

const kept = 'Ya hay gastos de esta categoría: para cambiarlo, creá otra y dejá esta sin uso.';

export const saveExpenseCategoryHandler = implement(saveExpenseCategory, (input, context) => {
  if (!editsCategories(context.viewer)) throw forbidden();
  return categories.save(context, input, (fields, before) => {
    const faults: Record<string, string> = {};
    if (before?.used && before.code !== fields.code) faults.code = kept;
    if (before?.used && before.kind !== fields.kind) faults.kind = kept;
    if (fields.limit !== null && Number(fields.limit) === 0)
      faults.limit = 'Dejalo vacío si no tiene tope.';
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return fields;
  });
});
