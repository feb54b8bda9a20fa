import { foldName } from '@contract/liquidations/formula/formulaTree';
import type { Cell, TableColumn } from '../../engine/tables/tableColumn';

/** Somebody who is paid by transfer. */
export interface Transfer {
  cuil: string;
  name: string;
  cbu: string | null;
  alias: string | null;
  amount: string;
}

export const bankColumns: readonly TableColumn[] = [
  { label: 'CBU o CVU', kind: 'text', width: 24 },
  { label: 'Alias', kind: 'text', width: 20 },
  { label: 'CUIL', kind: 'text', width: 14 },
  { label: 'Apellido y nombre', kind: 'text', width: 32 },
  { label: 'Importe', kind: 'decimal', width: 16 },
  { label: 'Referencia', kind: 'text', width: 22 },
];

/** An alias goes where there is no number: with both a bank would have two to choose from. */
const aliasOf = ({ cbu, alias }: Transfer) => (cbu === null ? alias : null);

export const bankRow = (transfer: Transfer, reference: string): readonly Cell[] => [
  transfer.cbu,
  aliasOf(transfer),
  transfer.cuil,
  transfer.name,
  transfer.amount,
  reference,
];

const text = (value: string, width: number) =>
  foldName(value)
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, ' ')
    .slice(0, width)
    .padEnd(width);

function digits(value: string, width: number): string {
  if (value.length > width) throw new Error('a figure is wider than its place in the file');
  return value.padStart(width, '0');
}

const cents = (amount: string) => amount.replace('.', '');

/**
 * One line for each transfer, each thing at its place: 22 of CBU, 20 of alias, 11 of CUIL, 30 of the name, 15 of the
 * amount in cents and 20 of the reference. The last line has how many there are, in 8, and their sum, in 17.
 */
export function bankText(transfers: readonly Transfer[], total: string, reference: string): string {
  const lines = transfers.map((transfer) =>
    [
      (transfer.cbu ?? '').padEnd(22),
      (aliasOf(transfer) ?? '').padEnd(20),
      digits(transfer.cuil, 11),
      text(transfer.name, 30),
      digits(cents(transfer.amount), 15),
      text(reference, 20),
    ].join(''),
  );
  const last = `${digits(String(transfers.length), 8)}${digits(cents(total), 17)}`;
  return [...lines, last, ''].join('\r\n');
}
