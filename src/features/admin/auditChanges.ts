export interface AuditChangeRow {
  field: string;
  before: string;
  after: string;
  changed: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flatten(value: unknown, path = ''): [string, string][] {
  if (value === null || value === undefined) return path ? [[path, '']] : [];
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, part]) =>
      flatten(part, path ? `${path}.${key}` : key),
    );
  }
  return [[path, typeof value === 'string' ? value : JSON.stringify(value)]];
}

/** Before and after, field by field; what did not change stays to give the rest its sense. */
export function auditChanges(before: unknown, after: unknown): AuditChangeRow[] {
  const was = new Map(flatten(before));
  const is = new Map(flatten(after));
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => {
    const row = { field, before: was.get(field) ?? '', after: is.get(field) ?? '' };
    // What the change did not name stays as it was.
    const kept = after !== null && before !== null && !is.has(field);
    return kept
      ? { ...row, after: row.before, changed: false }
      : { ...row, changed: row.before !== row.after };
  });
}
