import { moneyText } from '@contract/core/moneyText';
import { payFlagNames, payFlags, payRunPersonRecord } from '@contract/liquidations/payRunPerson';
import Big from 'big.js';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { changeText } from '@/components/pay/payLineTexts';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import type { Places } from '@/components/references/usePlaces';
import type { PayConceptTotal, PayGridRow } from '@/services/wms/generated/liquidations.gen';
import { PayFlags } from './runPeopleColumns';

/** The cells of concepts show one of these. */
export type GridCells = 'amounts' | 'changes';

const total = (name: 'remunerative' | 'net' | 'change', own: Partial<GridColumn<PayGridRow>>) =>
  recordColumn(payRunPersonRecord, name, {
    render: (row: PayGridRow) => (row[name] === null ? '' : moneyText(row[name])),
    width: 150,
    ...own,
  });

function cellText(row: PayGridRow, code: string, cells: GridCells): string {
  const cell = row.cells.find((one) => one.code === code);
  if (!cell) return '';
  const { amount, previous } = cell;
  if (cells === 'amounts') return amount === null ? '' : moneyText(amount);
  // A person who was in no run before has nothing to be compared with.
  if (row.previousNet === null) return '';
  const [now, before] = [amount ?? '0.00', previous ?? '0.00'];
  return new Big(now).eq(before) ? '' : (changeText(now, before) ?? '');
}

/** A column for each concept that somebody of the run has, between who it is and where they are. */
export const payGridColumns = (
  { sites, areas }: Places,
  concepts: readonly PayConceptTotal[],
  cells: GridCells,
): GridColumn<PayGridRow>[] => [
  { ...personColumn, pinned: 'left' },
  docketColumn({ width: 96 }),
  total('remunerative', { pinned: 'left', label: 'Bruto' }),
  total('net', { pinned: 'left', card: 'fact' }),
  total('change', {}),
  ...concepts.map(
    ({ code, name }): GridColumn<PayGridRow> => ({
      key: `concept.${code}`,
      label: name,
      kind: 'number',
      sortable: false,
      filter: false,
      exported: false,
      value: (row) => row.cells.find((one) => one.code === code)?.amount,
      render: (row) => cellText(row, code, cells),
      width: cells === 'amounts' ? 150 : 200,
    }),
  ),
  {
    key: 'concept',
    label: 'Conceptos',
    kind: 'choice',
    choices: concepts.map(({ code, name }) => ({ value: code, label: name })),
    sortable: false,
    exported: false,
    value: (row) => row.cells.filter(({ amount }) => amount !== null).length,
    render: (row) => row.cells.filter(({ amount }) => amount !== null).length,
    width: 120,
  },
  {
    key: 'flag',
    label: 'A mirar',
    kind: 'choice',
    choices: payFlagNames.map((flag) => ({ value: flag, label: payFlags[flag][0] })),
    sortable: false,
    value: ({ flags }) => flags.map((flag) => payFlags[flag][0]).join(', '),
    render: ({ flags }) => <PayFlags flags={flags} most={1} />,
    width: 220,
    card: 'status',
  },
  areaColumn(areas),
  siteColumn(sites),
];
