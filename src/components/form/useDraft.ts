import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { drafts } from './drafts';

export interface FormDraft<V = unknown> {
  /** True while the form shows what was left half written another time. */
  restored: boolean;
  /** The version of the record that was being written over, which may have changed since. */
  version: number;
  /** The values of that record, as the form holds them. */
  base: V;
  /** Chosen that time and not sent. */
  files: readonly File[];
  keepFiles: (files: readonly File[]) => void;
  /** Back to the record as it is now. */
  discard: () => void;
  /** Once it is saved. */
  forget: () => void;
}

/**
 * Remembers what is typed under `key` and gives it back when the form opens again. For a form that is
 * mounted while open; a password in it is left out by its name.
 */
export function useDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  key: string,
  version = 0,
  without?: Path<V>,
): FormDraft<V> {
  const [found] = useState(() => drafts.read(key));
  const [restored, setRestored] = useState(found !== undefined);
  const [start] = useState({ version, base: form.formState.defaultValues as V });
  const files = useRef(found?.files ?? []);
  const over = useMemo(
    () => (restored && found ? { version: found.version, base: found.base as V } : start),
    [restored, found, start],
  );

  const keep = useCallback(
    (values: unknown, typed: boolean) => {
      if (!typed && files.current.length === 0) return drafts.drop(key);
      const { version, base } = over;
      const copied = copyValues(values) as Record<string, unknown>;
      if (without) delete copied[without];
      return drafts.keep(key, { values: copied, version, base, files: files.current });
    },
    [key, over, without],
  );
  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => keep(values, Boolean(isDirty)),
      }),
    [form.subscribe, keep],
  );
  // In a second pass, before anything is painted: by then every `useWatch` and `useFieldArray` of the form listens.
  const [listening, setListening] = useState(false);
  useLayoutEffect(() => setListening(true), []);
  useLayoutEffect(() => {
    if (!found || !listening) return;
    const values = { ...form.getValues(), ...(found.values as V) };
    form.reset(values, { keepDefaultValues: true });
  }, [form.reset, form.getValues, found, listening]);

  const forget = () => {
    files.current = [];
    form.reset(form.getValues(), { keepValues: true });
    drafts.drop(key);
    setRestored(false);
  };
  const discard = () => {
    form.reset();
    forget();
  };
  const keepFiles = useCallback(
    (next: readonly File[]) => {
      if (next.length === 0 && files.current.length === 0) return;
      files.current = next;
      keep(form.getValues(), form.formState.isDirty);
    },
    [form, keep],
  );
  return { restored, ...over, files: found?.files ?? [], keepFiles, discard, forget };
}

/** This copies as deep as a form goes; a file stays the chosen one, which may be on its way already. */
function copyValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValues);
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyValues(part)]));
}
