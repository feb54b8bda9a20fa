import type { Condition } from '@contract/workflow/condition';
import type { Db } from '../../db/Db';
import { requestTypes } from './registry';

interface Conditioned {
  type: string;
  conditions: readonly Condition[];
}

/** How the records are called that the conditions of some definitions name; the places and kinds come with the fields. */
export async function namedRecords(db: Db, definitions: readonly Conditioned[]) {
  const named = [];
  for (const { type, fields, choices } of requestTypes()) {
    for (const { key } of fields.filter(({ kind }) => kind === 'record')) {
      const values = definitions
        .filter((one) => one.type === type)
        .flatMap(({ conditions }) => conditions.filter(({ field }) => field === key))
        .map(({ value }) => String(value));
      const found = values.length > 0 ? await choices?.[key]?.(db, { values }) : [];
      named.push(...(found ?? []).map((choice) => ({ ...choice, type, field: key })));
    }
  }
  return named;
}
