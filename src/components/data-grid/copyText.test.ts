import { cellText, rowsText } from './copyText';
import type { GridRow } from './GridContext';
import type { GridColumn } from './gridColumn';

interface Stored extends GridRow {
  name: string;
  units: number;
  day: string;
}

const columns = [
  { key: 'name', label: 'Nombre', kind: 'text', value: ({ name }: Stored) => name },
  { key: 'units', label: 'Unidades', kind: 'number', value: ({ units }: Stored) => units },
  { key: 'day', label: 'Día', kind: 'day', value: ({ day }: Stored) => day },
] as unknown as GridColumn<GridRow>[];
const row = (fields: Partial<Stored>): GridRow =>
  ({ id: 1, name: 'Pallet', units: -1204.5, day: '2026-11-23', ...fields }) as Stored;

test('rows are copied as they read, with their titles', () => {
  expect(rowsText(columns, [row({}), row({ name: 'Caja', units: 3 })])).toBe(
    'Nombre\tUnidades\tDía\nPallet\t-1.204,50\t23/11/2026\nCaja\t3\t23/11/2026',
  );
});

test('a text with line breaks, tabs or quotes stays in its cell', () => {
  expect(rowsText(columns.slice(0, 1), [row({ name: 'dos\nlíneas "y" más' })])).toBe(
    'Nombre\n"dos\nlíneas ""y"" más"',
  );
});

test('nothing that is copied runs in a spreadsheet', () => {
  const [name] = columns;
  if (!name) throw new Error('no column');
  expect(cellText(name, row({ name: '=cmd|calc' }))).toBe("'=cmd|calc");
  expect(cellText(name, row({ name: '@suma' }))).toBe("'@suma");
});
