import type { LinkRule } from '@contract/sync/linkRule';
import type { Context } from '../../engine/acciones/context';
import { candidatesOf, missingColumns } from '../../engine/imports/candidatesOf';
import { titledKeys } from '../../engine/imports/columnsIn';
import type { Candidate, ImportDefinition } from '../../engine/imports/importDefinition';
import type { SheetRows } from '../../engine/imports/sheetRows';
import { applyRules, type RuledRows } from './applyRules';
import { lookUpKeys } from './lookUpKeys';

export interface CheckedSheet {
  ruled: RuledRows;
  found: Candidate[];
  problems: string[];
}

interface Asked {
  rules: readonly LinkRule[];
  sheet: SheetRows;
}

/** The rows as the rules make them, and the reasons for which none of them can be read. */
export function ruledSheet(definition: ImportDefinition, { rules, sheet }: Asked) {
  const ruled = applyRules(definition, rules, sheet);
  const { headers, mapping } = ruled;
  const titled = definition.titled?.problem(titledKeys(definition, headers)) ?? null;
  const problems = [
    ...new Set([...ruled.problems, ...missingColumns(definition, mapping)]),
    ...(titled === null ? [] : [titled]),
  ];
  return { ruled, problems };
}

/** Reads rows by the rules of a link and says what would become of each. */
export async function checkSheet(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  definition: ImportDefinition,
  { rules, sheet }: Asked,
): Promise<CheckedSheet> {
  const { ruled, problems } = ruledSheet(definition, { rules, sheet });
  if (problems.length > 0) return { ruled, found: [], problems };
  const { headers, mapping, rows, faults } = ruled;
  await lookUpKeys({ db, viewer }, { definition, rules, ruled }, rows);
  const found = candidatesOf(definition, { headers, mapping }, rows);
  for (const row of found) {
    for (const fault of faults.get(row.number) ?? []) {
      // The rule knows better than the parser, which was handed nothing.
      row.errors = [...row.errors.filter(({ column }) => column !== fault.column), fault];
    }
  }
  await definition.check({ db, viewer, creates: false }, found);
  return { ruled, found, problems };
}
