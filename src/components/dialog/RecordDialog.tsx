import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { RecordSave } from '../form/useRecordSave';
import { FormDialog } from './FormDialog';
import { SaveConflict, type SaveConflictProps } from './SaveConflict';

interface RecordDialogProps<V extends FieldValues, Stored extends { version: number }>
  extends Pick<SaveConflictProps<V, Stored>, 'conflictFields'> {
  title: string;
  form: UseFormReturn<V>;
  /** From `useRecordSave`. */
  record: RecordSave<V, Stored>;
  submitLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Adds or corrects a record over its page. */
export function RecordDialog<V extends FieldValues, Stored extends { version: number }>(
  props: RecordDialogProps<V, Stored>,
) {
  const { title, form, record, submitLabel = 'Guardar', conflictFields, onClose, children } = props;
  const { draft, submit, versioned, done } = record;
  return (
    <>
      <FormDialog
        open
        title={title}
        form={form}
        draft={draft}
        submitLabel={submitLabel}
        onSubmit={submit}
        onClose={onClose}
      >
        {children}
      </FormDialog>
      <SaveConflict versioned={versioned} conflictFields={conflictFields} onKeepStored={done} />
    </>
  );
}
