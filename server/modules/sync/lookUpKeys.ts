import type { LinkRule } from '@contract/sync/linkRule';
import type { Context } from '../../engine/acciones/context';
import { columnsIn } from '../../engine/imports/columnsIn';
import type { ImportedRows } from '../../engine/imports/importDefinition';
import type { Lookup } from '../../engine/imports/lookup';
import type { SheetRows } from '../../engine/imports/sheetRows';
import type { RuledRows } from './applyRules';

const faultOf = (found: readonly string[], { label }: Lookup, said: string) =>
  found.length > 1 ? `Hay varios con ${label} ${said}.` : `No hay ninguno con ${label} ${said}.`;

/** Puts the import's own key where a rule names it by another datum; a row whose datum names nothing gets a fault. */
export async function lookUpKeys(
  asking: Pick<Context, 'db' | 'viewer'>,
  {
    definition,
    rules,
    ruled: { headers, mapping, faults },
  }: {
    definition: Pick<ImportedRows, 'columns' | 'titled'>;
    rules: readonly LinkRule[];
    ruled: RuledRows;
  },
  rows: SheetRows['rows'],
): Promise<void> {
  const columns = columnsIn(definition, headers);
  for (const { key, from, lookup: by } of rules) {
    const lookup = columns
      .find((column) => column.key === key)
      ?.lookups?.find((one) => one.key === by);
    const at = mapping[key];
    if (from !== 'column' || !lookup || at === undefined) continue;
    const saidBy = rows.map(({ cells }) => lookup.bare(cells[at] ?? ''));
    const asked = [...new Set(saidBy.filter((text) => text !== ''))];
    const found = asked.length === 0 ? new Map() : await lookup.find(asking, asked);
    for (const [index, { number, cells }] of rows.entries()) {
      const said = cells[at] ?? '';
      if (said === '') continue;
      const keys: readonly string[] = found.get(saidBy[index] ?? '') ?? [];
      const [only] = keys;
      if (only !== undefined && keys.length === 1) {
        cells[at] = only;
        continue;
      }
      cells[at] = '';
      const message = faultOf(keys, lookup, said);
      faults.set(number, [...(faults.get(number) ?? []), { column: key, message }]);
    }
  }
}
