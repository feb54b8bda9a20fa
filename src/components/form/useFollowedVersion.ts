import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * The version of the record that the form shows. Untouched it follows what others save; once something is
 * typed it stays, so that saving over them is a conflict to decide and nobody's change is lost unseen.
 */
export function useFollowedVersion<V extends FieldValues, R extends { version: number }>(
  form: UseFormReturn<V>,
  record: R | null,
  valuesOf: (record: R) => V,
): number {
  const [shown, setShown] = useState(record?.version ?? 0);
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!record || isDirty || record.version === shown) return;
    form.reset(valuesOf(record));
    setShown(record.version);
  }, [form, record, isDirty, shown, valuesOf]);
  return shown;
}
