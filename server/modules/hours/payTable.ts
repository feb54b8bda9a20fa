import { hoursText } from '@contract/core/hoursText';
import type { RecordValues } from '@contract/core/record';
import type { MappedColumn, payMappingRecord } from '@contract/hours/payMapping';
import type { Viewer } from '../../engine/acciones/context';
import type { PayKind } from '../../engine/pay/payPart';
import { keepsEverybody } from '../../engine/pay/payParts';
import { personName } from '../../engine/people/personName';
import type { Cell, CellKind, TableColumn } from '../../engine/tables/tableColumn';
import type { HoursForPay, PaidPerson } from './hoursForPay';

type Mapping = RecordValues<typeof payMappingRecord>;
export type Written = Pick<Mapping, 'columns' | 'timeAs' | 'decimalMark'>;

interface Known {
  key: string;
  label: string;
  group: string;
  kind: PayKind;
  sees(viewer: Viewer): boolean;
  value(person: PaidPerson): Cell;
}

const always = () => true;

/** These columns say who a person is. Their tax number is for those who keep everybody's. */
const ofPerson = (pay: HoursForPay): Known[] =>
  (
    [
      ['docket', 'Legajo', ({ docket }) => docket],
      ['cuil', 'CUIL', ({ cuil }) => cuil],
      ['name', 'Apellido y nombre', personName],
      ['lastName', 'Apellido', ({ lastName }) => lastName],
      ['firstName', 'Nombre', ({ firstName }) => firstName],
      ['siteName', 'Sede', () => pay.siteName],
      ['areaName', 'Área', ({ areaName }) => areaName],
      ['month', 'Mes', () => pay.month],
    ] satisfies [string, string, (person: PaidPerson) => Cell][]
  ).map(([key, label, value]) => ({
    key,
    label,
    value,
    group: 'Persona',
    kind: 'text',
    sees: key === 'cuil' ? keepsEverybody : always,
  }));

/** All that a file of the month may have a column for. */
export const offeredColumns = (pay: HoursForPay): Known[] => [
  ...ofPerson(pay),
  ...pay.columns.map((column) => ({
    ...column,
    // Nothing is a figure too: who pays reads a nought.
    value: ({ amounts }: PaidPerson) => amounts.get(column.key) ?? 0,
  })),
];

function cellKind(kind: PayKind, { timeAs }: Written): CellKind {
  if (kind === 'text') return 'text';
  if (kind !== 'minutes') return 'decimal';
  return timeAs === 'clock' ? 'duration' : timeAs === 'decimal' ? 'decimal' : 'integer';
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function cellOf(value: Cell, kind: PayKind, { timeAs }: Written): Cell {
  if (typeof value !== 'number') return value;
  if (kind === 'minutes') return timeAs === 'decimal' ? rounded(value / 60) : value;
  return rounded(value);
}

export interface PayTable {
  columns: TableColumn[];
  rows: Cell[][];
  /** The keys of columns that no month has any more. */
  missing: string[];
  /** The columns that the viewer may not take out. */
  hidden: string[];
}

/** The month as somebody mapped it. What is not known any more stays as an empty column, so that the others keep their place. */
export function payTable(
  pay: HoursForPay,
  written: Written,
  viewer: Viewer,
  people = pay.people,
): PayTable {
  const offered = new Map(offeredColumns(pay).map((column) => [column.key, column]));
  const found = written.columns.map(({ key, header }: MappedColumn) => {
    const known = offered.get(key);
    return { key, header, known, seen: known?.sees(viewer) ?? true };
  });
  const keysOf = (which: (one: (typeof found)[number]) => boolean) =>
    found.filter(which).map(({ key }) => key);
  return {
    columns: found.map(({ header, known }) => ({
      label: header,
      kind: known ? cellKind(known.kind, written) : 'text',
    })),
    rows: people.map((person) =>
      found.map(({ known, seen }) =>
        known && seen ? cellOf(known.value(person), known.kind, written) : null,
      ),
    ),
    missing: keysOf(({ known }) => !known),
    hidden: keysOf(({ seen }) => !seen),
  };
}

/** A cell as the file will have it, for whoever looks at the first rows. */
export function cellText(value: Cell, kind: CellKind, { decimalMark }: Written): string {
  if (value === null || value === undefined) return '';
  if (kind === 'duration') return hoursText(Number(value));
  if (kind === 'text') return String(value);
  return String(value).replace('.', decimalMark === 'comma' ? ',' : '.');
}
