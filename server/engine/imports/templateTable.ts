import type { Table } from '../tables/tableColumn';
import type { ImportDefinition } from './importDefinition';

async function* exampleOf({ columns }: ImportDefinition) {
  yield [columns.map(({ example }) => (example === '' ? null : example))];
}

/** The titles that an import knows, and one row to replace. */
export const templateTable = (definition: ImportDefinition): Table => ({
  name: `Plantilla de ${definition.title.toLowerCase()}`,
  columns: definition.columns.map(({ label, kind, required }) => ({
    label,
    kind,
    width: required ? 16 : 22,
  })),
  batches: exampleOf(definition),
});
