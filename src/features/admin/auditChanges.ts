import type { AuditRow } from '@/services/wms/generated/admin.gen';

export interface AuditChangeRow {
  field: string;
  before: unknown;
  after: unknown;
  changed: boolean;
}

/** "Dio de baja a Ojeda, Julieta (legajo 1044)". */
export const auditSentence = ({ did, thing }: Pick<AuditRow, 'did' | 'thing'>): string => {
  const sentence = [did, thing].filter(Boolean).join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};

/** These fields are the machine's, or made of other fields. */
const unread = new Set(['version', 'searchText', 'customerFolded']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flatten(value: unknown, path = ''): [string, unknown][] {
  if (value === null || value === undefined) return path ? [[path, '']] : [];
  if (isRecord(value)) {
    return Object.entries(value)
      .filter(([key]) => path !== '' || !unread.has(key))
      .flatMap(([key, part]) => flatten(part, path ? `${path}.${key}` : key));
  }
  return [[path, value]];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Before and after, field by field; what did not change stays to give the rest its sense. */
export function auditChanges(before: unknown, after: unknown): AuditChangeRow[] {
  const was = new Map(flatten(before));
  const is = new Map(flatten(after));
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => {
    const row = { field, before: was.get(field) ?? '', after: is.get(field) ?? '' };
    // A field that the change did not name stays as it was.
    const kept = after !== null && before !== null && !is.has(field);
    return kept
      ? { ...row, after: row.before, changed: false }
      : { ...row, changed: !same(row.before, row.after) };
  });
}
