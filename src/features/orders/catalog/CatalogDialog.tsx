import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { SaveConflict } from '@/components/dialog/SaveConflict';
import { useNotice } from '@/components/feedback/useNotice';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { conflictFields, type FieldReader } from './conflictFields';

interface Asked {
  id: number | null;
  version: number | null;
}

interface CatalogDialogProps<V extends FieldValues, R> {
  title: string;
  /** "Cliente guardado". */
  saved: string;
  form: UseFormReturn<V>;
  row: R | null;
  /** The form of a record, to compare both versions. */
  toValues: (row: R) => V;
  readers: readonly FieldReader<V>[];
  send: (values: V, asked: Asked) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** Adds to the catalogue or corrects it; when somebody saved first, both versions field by field. */
export function CatalogDialog<V extends FieldValues, R extends { id: number; version: number }>(
  props: CatalogDialogProps<V, R>,
) {
  const { title, saved, form, row, toValues, readers, send, onClose, children } = props;
  const notify = useNotice();
  const versioned = useVersionedSave<V, R>(async (values, version) => {
    await send(values, row ? { id: row.id, version } : { id: null, version: null });
    notify({ text: saved });
    onClose();
  });
  return (
    <>
      <FormDialog
        open
        title={title}
        form={form}
        submitLabel="Guardar"
        onSubmit={(values) => versioned.save(values, row?.version ?? 1)}
        onClose={onClose}
      >
        {children}
      </FormDialog>
      <SaveConflict
        versioned={versioned}
        conflictFields={(mine, stored) => conflictFields(readers, mine, toValues(stored))}
        onKeepStored={onClose}
      />
    </>
  );
}
