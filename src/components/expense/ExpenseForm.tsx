import type { ExpenseSource } from '@contract/expenses/expense';
import { type ReactNode, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { localDay } from '@/utils/localDay';
import { useDraftFile } from '../files/useDraftFile';
import { Form } from '../form/Form';
import { useDraft } from '../form/useDraft';
import { ExpenseFields } from './ExpenseFields';
import { type ExpenseHeld, type ExpenseModel, expenseForm } from './expenseForm';
import type { KnownExpenses } from './expenseTypes';

export type ExpenseSent = ReturnType<ExpenseModel['input']> & { file?: File };
type Row = Parameters<ExpenseModel['values']>[0];

interface ExpenseFormProps {
  known: KnownExpenses;
  /** The one that is corrected. */
  row: (NonNullable<Row> & { id: number; hasReceipt: boolean }) | null;
  /** The version that it is saved over. */
  version?: number;
  source: ExpenseSource;
  draftKey: string;
  submitLabel: string;
  /** The values that a new one knows already. */
  start?: Partial<ExpenseHeld>;
  onCancel: () => void;
  onSend: (sent: ExpenseSent, version: number) => Promise<unknown>;
  children?: ReactNode;
}

/** An expense, from the photo of its receipt: the form is the same wherever it is asked back. */
export function ExpenseForm(props: ExpenseFormProps) {
  const { known, row, version, source, draftKey, start, submitLabel, onCancel, onSend } = props;
  const had = row?.hasReceipt ?? false;
  const brought = useRef(had);
  const categories = known.rows.filter(({ active, id }) => active || id === row?.categoryId);
  const model = expenseForm({ categories, hasReceipt: () => brought.current });
  const form = useForm<ExpenseHeld>({
    resolver: model.resolver,
    defaultValues: row ? model.values(row) : model.values(null, { day: localDay(), ...start }),
  });
  const draft = useDraft(form, draftKey, version);
  const { file, setFile } = useDraftFile(draft);
  brought.current = file !== null || had;
  return (
    <Form
      form={form}
      draft={draft}
      submitLabel={submitLabel}
      onCancel={onCancel}
      onSubmit={(values) =>
        onSend({ ...model.input(values), ...(file ? { file } : {}) }, draft.version)
      }
    >
      {props.children}
      <ExpenseFields
        categories={categories}
        kmRate={known.kmRate}
        file={file}
        onFile={setFile}
        kept={had}
        {...(row ? { changed: { source, sourceId: row.id } } : {})}
      />
    </Form>
  );
}
