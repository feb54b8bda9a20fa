/** As deep as a form goes; a file stays the very one that was chosen, which may be on its way already. */
export function copyValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValues);
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyValues(part)]));
}
