import { newPaper, type Paper } from '../../../engine/paper/newPaper';
import type { SlipLine } from './slipLines';

export interface DemoSlip {
  employer: string;
  month: string;
  facts: readonly (readonly [label: string, value: string])[];
  lines: readonly SlipLine[];
  totals: { pay: number; other: number; deductions: number; net: number };
}

const money = (value: number) =>
  value === 0
    ? ''
    : value.toLocaleString('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const left = 48;
const LIGHT = 0.6;
const columns = [
  { label: 'Concepto', x: left, width: 200, align: 'left' },
  { label: 'Unidades', x: 250, width: 50, align: 'right' },
  { label: 'Remunerativo', x: 305, width: 80, align: 'right' },
  { label: 'No remunerativo', x: 390, width: 80, align: 'right' },
  { label: 'Descuentos', x: 475, width: 72, align: 'right' },
] as const;

const WIDTH = 499;

function row(paper: Paper, y: number, cells: readonly string[], size = 9, bold = false): void {
  for (const [index, { x, width, align }] of columns.entries()) {
    paper.write(cells[index] ?? '', { x, y, width, align, size, bold, most: 1 });
  }
}

function head(paper: Paper, { employer, month, facts }: DemoSlip): void {
  const right = { x: 400, width: 147, align: 'right' } as const;
  paper.write(employer, { x: left, y: 48, size: 13, bold: true });
  paper.write('CUIT 30-71234567-1 · Av. del Trabajo 1250, Avellaneda', { x: left, y: 63, size: 9 });
  paper.write('Recibo de haberes', { ...right, y: 48, size: 11, bold: true });
  paper.write(month, { ...right, y: 64, size: 9 });
  paper.box(left, 92, WIDTH, 62, LIGHT);
  for (const [index, [label, value]] of facts.entries()) {
    const x = left + 8 + (index % 3) * 166;
    const y = 99 + Math.floor(index / 3) * 28;
    paper.write(label, { x, y, size: 7, grey: 0.4 });
    paper.write(value, { x, y: y + 10, size: 9, width: 158, most: 1 });
  }
}

function body(paper: Paper, { lines, totals }: DemoSlip): number {
  const names = columns.map(({ label }) => label);
  row(paper, 172, names, 8, true);
  paper.rule(left, 186, WIDTH, 1, LIGHT);
  let y = 194;
  for (const { name, units, pay, other, deduction } of lines) {
    row(paper, y, [name, units, money(pay), money(other), money(deduction)]);
    y += 16;
  }
  y = Math.max(y, 420);
  paper.rule(left, y, WIDTH, 1, LIGHT);
  const sums = [totals.pay, totals.other, totals.deductions].map(money);
  row(paper, y + 8, ['Totales', '', ...sums], 9, true);
  const net = { x: left, y: y + 34, width: WIDTH, align: 'right', size: 12, bold: true } as const;
  paper.write(`Neto a cobrar: $ ${money(totals.net)}`, net);
  return y + 62;
}

/** A slip of the demo, as the law asks for it: who pays, who is paid, and what each figure is for. */
export async function demoSlip(slip: DemoSlip): Promise<Uint8Array> {
  const paper = await newPaper({ title: `Recibo ${slip.month}`, says: slip, at: new Date(0) });
  paper.addPage();
  head(paper, slip);
  const law = 'Aportes y contribuciones del mes anterior depositados en término. Art. 140 LCT.';
  paper.write(law, { x: left, y: body(paper, slip), size: 8 });
  return paper.bytes();
}
