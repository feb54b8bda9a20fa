import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { SaveConflict, type SaveConflictProps } from '../dialog/SaveConflict';
import { Form } from './Form';
import type { RecordSave } from './useRecordSave';

interface RecordFormProps<V extends FieldValues, Stored extends { version: number }>
  extends Pick<SaveConflictProps<V, Stored>, 'conflictFields'> {
  form: UseFormReturn<V>;
  /** From `useRecordSave`. */
  record: RecordSave<V, Stored>;
  submitLabel: string;
  onCancel?: () => void;
  /** A long form keeps its foot in sight, with the button that saves it. */
  footStays?: boolean;
  children: ReactNode;
}

/** Creates or corrects a record on a page of its own. */
export function RecordForm<V extends FieldValues, Stored extends { version: number }>(
  props: RecordFormProps<V, Stored>,
) {
  const { form, record, submitLabel, onCancel, footStays, conflictFields, children } = props;
  const { draft, submit, versioned, done } = record;
  return (
    <>
      <Form
        form={form}
        draft={draft}
        onSubmit={submit}
        submitLabel={submitLabel}
        onCancel={onCancel}
        footStays={footStays}
      >
        {children}
      </Form>
      <SaveConflict versioned={versioned} conflictFields={conflictFields} onKeepStored={done} />
    </>
  );
}
