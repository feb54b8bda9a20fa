import { isAppError } from '@/services/wms/appError';
import { handled } from '@/services/wms/handled';

/** Says the reasons of the server under the names that a form uses. */
export function inFormWords(error: unknown, toFormField: (field: string) => string): unknown {
  if (!isAppError(error) || !error.fields) return error;
  handled(error);
  const fields = Object.entries(error.fields).map(([name, why]) => [toFormField(name), why]);
  return { ...error, fields: Object.fromEntries(fields) };
}
