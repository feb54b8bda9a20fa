import type { WmsBody } from './wmsCall';

/** One field as it travels: its name and each of its values, in order. */
export interface WireField {
  name: string;
  values: readonly (string | Blob)[];
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isPresent = (value: unknown) => value !== null && value !== undefined;
const wireValue = (value: unknown) => (value instanceof Blob ? value : textOf(value));

function formFields(form: FormData | URLSearchParams): WireField[] {
  return [...new Set(form.keys())].map((name) => ({ name, values: form.getAll(name) }));
}

/** The fields of a form or an object: nested values as JSON text, arrays repeated, null and undefined left out. */
export function wireFields(body: WmsBody | undefined): WireField[] {
  if (body instanceof FormData || body instanceof URLSearchParams) return formFields(body);
  return Object.entries(body ?? {})
    .filter(([, value]) => isPresent(value))
    .map(([name, value]) => {
      const all: unknown[] = Array.isArray(value) ? value.filter(isPresent) : [value];
      return { name, values: all.map(wireValue) };
    });
}

export const hasFile = (fields: readonly WireField[]) =>
  fields.some(({ values }) => values.some((value) => value instanceof Blob));
