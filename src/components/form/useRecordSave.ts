import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type FormDraft, useDraft } from './useDraft';
import { type Compared, useVersionedSave } from './useVersionedSave';

interface RecordSaveOptions<V extends FieldValues, Stored> {
  form: UseFormReturn<V>;
  /** The key of the draft: "site/7", "site/new". */
  draftKey: string;
  /** The version of the record that is written over; a new one has none. */
  version: number | undefined;
  /** The parts in which two versions may differ; the model of a record's form says them. */
  compared: Compared<V, Stored>;
  send: (values: V, version: number) => Promise<unknown>;
  /** Once it is saved, or what is stored was kept. */
  onDone: () => unknown;
}

export interface RecordSave<V extends object, Stored extends { version: number }> {
  draft: FormDraft<V>;
  submit: (values: V) => Promise<void>;
  done: () => unknown;
  versioned: ReturnType<typeof useVersionedSave<V, Stored>>;
}

/** A form over a record: what is half written is kept, and nobody's save is written over unseen. */
export function useRecordSave<V extends FieldValues, Stored extends { version: number }>(
  options: RecordSaveOptions<V, Stored>,
): RecordSave<V, Stored> {
  const { form, draftKey, version, compared, send, onDone } = options;
  const draft = useDraft(form, draftKey, version);
  const done = () => {
    draft.forget();
    return onDone();
  };
  const versioned = useVersionedSave<V, Stored>({
    compared,
    base: () => draft.base,
    send: async (values, over) => {
      await send(values, over);
      await done();
    },
  });
  return { draft, done, versioned, submit: (values) => versioned.save(values, draft.version) };
}
