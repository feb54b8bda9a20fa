import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { AppError } from '@/services/wms/appError';

/** Puts the server's reasons on their fields and goes to the first; gives back those whose field the form does not have. */
export function placeServerErrors<V extends FieldValues>(
  form: UseFormReturn<V>,
  error: AppError,
): string[] {
  const reasons = Object.entries(error.fields ?? {});
  const values: unknown = form.getValues();
  const known = reasons.filter(([name]) => hasField(values, name));
  known.forEach(([name, message], index) => {
    form.setError(name as FieldPath<V>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return reasons.filter((reason) => !known.includes(reason)).map(([, message]) => message);
}

function hasField(values: unknown, name: string): boolean {
  let current = values;
  for (const key of name.split('.')) {
    if (typeof current !== 'object' || current === null || !(key in current)) return false;
    current = (current as Record<string, unknown>)[key];
  }
  return true;
}
