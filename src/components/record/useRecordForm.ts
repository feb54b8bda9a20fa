import { type DefaultValues, useForm } from 'react-hook-form';
import { useNotice } from '../feedback/useNotice';
import { useRecordSave } from '../form/useRecordSave';
import type { RecordFormModel } from './recordForm';

export interface UseRecordFormOptions<Held, Input, Row> {
  /** Null to add one. */
  row: (Row & { id: number; version: number }) | null;
  /** A new record begins with these, which the page knows already. */
  known?: Partial<Held>;
  /** The key of a new record's draft, where there are several such forms. */
  draftKey?: string;
  /** Sends it; a new one has neither number nor version. */
  send: (fields: Input & { id?: number; version?: number }) => { unwrap: () => Promise<unknown> };
  /** The words once it is saved. */
  saved: string;
  onDone: () => unknown;
}

/** The form, its draft, its saving over the version that was read, and what differs when somebody saved first. */
export function useRecordForm<Held extends object, Input extends object, Row>(
  model: RecordFormModel<Held, Input, Row>,
  options: UseRecordFormOptions<Held, Input, Row>,
) {
  const { row, known, draftKey, send, saved, onDone } = options;
  const notify = useNotice();
  const form = useForm<Held>({
    resolver: model.resolver,
    defaultValues: model.values(row, known) as DefaultValues<Held>,
  });
  const record = useRecordSave<Held, Row & { id: number; version: number }>({
    form,
    draftKey: draftKey ?? `${model.recordName}/${row?.id ?? 'new'}`,
    version: row?.version,
    compared: model,
    send: async (held, version) => {
      const fields = model.input(held);
      await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
      notify({ text: saved });
    },
    onDone,
  });
  return {
    form,
    record,
    conflictFields: (mine: Held, stored: Row) => model.conflict(mine, stored),
  };
}
