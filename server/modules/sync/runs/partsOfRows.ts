import type { LinkRule } from '@contract/sync/linkRule';
import type { Context } from '../../../engine/acciones/context';
import type { ImportDefinition } from '../../../engine/imports/importDefinition';
import type { SheetRows } from '../../../engine/imports/sheetRows';
import { applyRules } from '../applyRules';
import { lookUpKeys } from '../lookUpKeys';
import { partOf } from './partOf';

/** Rows of an import that compares all of them. */
const WHOLE = 0;

/** Says of each row in which part it is looked at: rows that name the same are in one, whatever else is in it. */
export async function partsOfRows(
  asking: Pick<Context, 'db' | 'viewer'>,
  definition: ImportDefinition,
  rules: readonly LinkRule[],
  sheet: SheetRows,
): Promise<number[]> {
  const { together } = definition;
  if (!together) return sheet.rows.map(() => WHOLE);
  const ruled = applyRules(definition, rules, sheet);
  const naming = rules.filter(({ key }) => key === together.column);
  await lookUpKeys(asking, { definition, rules: naming, ruled }, ruled.rows);
  const at = ruled.mapping[together.column] ?? -1;
  const column = definition.columns.find(({ key }) => key === together.column);
  const said = ruled.rows.map(({ cells }) => {
    const parsed = column?.parse(cells[at] ?? '');
    return parsed && 'value' in parsed ? parsed.value : null;
  });
  const asked = new Set(said.filter((text) => text !== null));
  const same = await together.sameness(asking.db, [...asked]);
  return sheet.rows.map(({ number }, index) => {
    const text = said[index] ?? null;
    return partOf(text === null ? `row ${number}` : `named ${same(text)}`);
  });
}
