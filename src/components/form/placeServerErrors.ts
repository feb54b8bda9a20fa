import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { AppError } from '@/services/wms/appError';

/** Puts the server's reasons on their fields and goes to the first. True if every reason found its field. */
export function placeServerErrors<V extends FieldValues>(
  form: UseFormReturn<V>,
  error: AppError,
): boolean {
  const reasons = Object.entries(error.fields ?? {});
  const values: unknown = form.getValues();
  const known = reasons.filter(([name]) => hasField(values, name));
  known.forEach(([name, message], index) => {
    form.setError(name as FieldPath<V>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return reasons.length > 0 && known.length === reasons.length;
}

function hasField(values: unknown, name: string): boolean {
  let current = values;
  for (const key of name.split('.')) {
    if (typeof current !== 'object' || current === null || !(key in current)) return false;
    current = (current as Record<string, unknown>)[key];
  }
  return true;
}
