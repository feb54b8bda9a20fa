import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type FormDraft, useDraft } from './useDraft';
import { useVersionedSave } from './useVersionedSave';

interface RecordSaveOptions<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** Of the draft: "site/7", "site/new". */
  draftKey: string;
  /** Of the record that is written over; a new one has none. */
  version: number | undefined;
  send: (values: V, version: number) => Promise<unknown>;
  /** Once it is saved, or what is stored was kept. */
  onDone: () => unknown;
}

export interface RecordSave<V, Stored extends { version: number }> {
  draft: FormDraft;
  submit: (values: V) => Promise<void>;
  done: () => unknown;
  versioned: ReturnType<typeof useVersionedSave<V, Stored>>;
}

/** A form over a record: what is half written is kept, and nobody's save is written over unseen. */
export function useRecordSave<V extends FieldValues, Stored extends { version: number }>(
  options: RecordSaveOptions<V>,
): RecordSave<V, Stored> {
  const { form, draftKey, version, send, onDone } = options;
  const draft = useDraft(form, draftKey, version);
  const done = () => {
    draft.forget();
    return onDone();
  };
  const versioned = useVersionedSave<V, Stored>(async (values, over) => {
    await send(values, over);
    await done();
  });
  return { draft, done, versioned, submit: (values) => versioned.save(values, draft.version) };
}
