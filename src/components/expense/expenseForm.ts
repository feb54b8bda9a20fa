import { expenseRecord } from '@contract/expenses/expense';
import type { HeldBy } from '../record/recordForm';
import { recordForm } from '../record/recordForm';
import type { ExpenseCategory } from './expenseTypes';

interface Known {
  categories: readonly ExpenseCategory[];
  /** Looked at when it is sent: whether there is a receipt by then. */
  hasReceipt: () => boolean;
}

/** The fields that are asked follow the category, so the form knows the categories. */
export function expenseForm({ categories, hasReceipt }: Known) {
  const categoryOf = (id: unknown) => categories.find((category) => category.id === id);
  const isFar = (id: unknown) => categoryOf(id)?.kind === 'distance';
  return recordForm(expenseRecord, {
    check: ({ categoryId, amount, kilometres }, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (isFar(categoryId)) {
        if (Number(kilometres) <= 0) refuse('kilometres', 'Indicá cuántos kilómetros.');
      } else if (Number(amount) <= 0) refuse('amount', 'Indicá cuánto se gastó.');
      if (categoryOf(categoryId)?.needsReceipt && !hasReceipt()) {
        refuse('file', 'Esta categoría pide el comprobante.');
      }
    },
    // Fields that the category does not have are not sent, whatever stayed in them.
    settle: (fields) => {
      const far = isFar(fields.categoryId);
      return {
        ...fields,
        amount: far ? null : fields.amount,
        tax: far ? null : fields.tax,
        kilometres: far ? fields.kilometres : null,
      };
    },
    together: [['categoryId', 'amount', 'kilometres', 'tax']],
    show: { categoryId: (id) => categoryOf(id)?.name ?? '—' },
  });
}

export type ExpenseModel = ReturnType<typeof expenseForm>;
export type ExpenseHeld = HeldBy<ExpenseModel>;
