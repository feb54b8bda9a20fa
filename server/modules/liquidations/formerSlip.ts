import { cuilText } from '@contract/core/cuil';
import { moneyText } from '@contract/core/moneyText';
import { monthWords } from '@contract/core/rangeText';
import { newPaper, type Paper } from '../../engine/paper/newPaper';
import { dayText } from '../../engine/time/days';
import type { PaySlip } from './paySlip';
import { basicText, figure, quantityText } from './slipTexts';

const left = 48;
const WIDTH = 499;
const LIGHT = 0.6;
const ROW = 15;
const LAST_ROW = 700;

const columns = [
  { label: 'Concepto', x: left, width: 195, align: 'left' },
  { label: 'Unidades', x: 246, width: 58, align: 'right' },
  { label: 'Remunerativo', x: 308, width: 78, align: 'right' },
  { label: 'No remunerativo', x: 390, width: 80, align: 'right' },
  { label: 'Descuentos', x: 474, width: 73, align: 'right' },
] as const;

const order = ['remunerative', 'nonRemunerative', 'deduction'] as const;

function row(
  paper: Paper,
  y: number,
  cells: readonly string[],
  { size = 9, bold = false } = {},
): void {
  for (const [index, { x, width, align }] of columns.entries()) {
    paper.write(cells[index] ?? '', { x, y, width, align, size, bold, most: 1 });
  }
}

function factsOf({ facts, payDay }: PaySlip): (readonly [label: string, value: string])[] {
  return [
    ['Apellido y nombre', `${facts.lastName}, ${facts.firstName}`],
    ['CUIL', cuilText(facts.cuil)],
    ['Legajo', facts.docket],
    ['Puesto', facts.position ?? '—'],
    ['Categoría', facts.category ?? '—'],
    ['Convenio', facts.agreement ?? 'Fuera de convenio'],
    ['Ingreso', dayText(facts.hireDate)],
    ['Remuneración', basicText(facts)],
    ['Lugar y fecha de pago', `${facts.siteName}, ${dayText(payDay)}`],
  ];
}

function head(paper: Paper, slip: PaySlip): void {
  const { employer, title, period } = slip;
  const right = { x: 330, width: 217, align: 'right' } as const;
  const taxed = employer.taxId ? `CUIT ${cuilText(employer.taxId)}` : '';
  paper.write(employer.name, { x: left, y: 48, size: 13, bold: true, width: 270, most: 1 });
  paper.write([taxed, employer.address ?? ''].filter(Boolean).join(' · '), {
    x: left,
    y: 64,
    size: 9,
    width: 270,
    most: 2,
  });
  paper.write('Recibo de haberes', { ...right, y: 48, size: 11, bold: true });
  paper.write(title, { ...right, y: 63, size: 9, most: 1 });
  paper.write(monthWords(period), { ...right, y: 75, size: 9 });
  paper.box(left, 96, WIDTH, 92, LIGHT);
  for (const [index, [label, value]] of factsOf(slip).entries()) {
    const x = left + 8 + (index % 3) * 166;
    const y = 103 + Math.floor(index / 3) * 28;
    paper.write(label, { x, y, size: 7, grey: 0.4 });
    paper.write(value, { x, y: y + 10, size: 9, width: 156, most: 1 });
  }
}

function heading(paper: Paper, y: number): number {
  row(
    paper,
    y,
    columns.map(({ label }) => label),
    { size: 8, bold: true },
  );
  paper.rule(left, y + 14, WIDTH, 1, LIGHT);
  return y + 21;
}

function body(paper: Paper, { lines: all, totals }: PaySlip): number {
  const lines = all.filter(({ kind }) => kind !== 'employer');
  let y = heading(paper, 204);
  for (const kind of order) {
    for (const line of lines.filter((one) => one.kind === kind)) {
      if (y > LAST_ROW) {
        paper.addPage();
        y = heading(paper, 48);
      }
      const cells = order.map((own) => (own === kind ? figure(line.amount) : ''));
      row(paper, y, [line.name, quantityText(line.quantity, line.unit), ...cells]);
      y += ROW;
    }
  }
  y = Math.max(y + 6, 420);
  paper.rule(left, y, WIDTH, 1, LIGHT);
  const sums = [totals.remunerative, totals.nonRemunerative, totals.deductions].map(figure);
  row(paper, y + 8, ['Totales', '', ...sums], { bold: true });
  const net = { x: left, y: y + 34, width: WIDTH, align: 'right', size: 12, bold: true } as const;
  paper.write(`Neto a cobrar: ${moneyText(totals.net)}`, net);
  return y + 62;
}

/** Draws a slip as art. 140 of the LCT asked for it until May 2026: who pays, who is paid, since when, and what each figure is for. */
export async function drawFormerSlip(slip: PaySlip): Promise<Uint8Array> {
  const paper = await newPaper({ title: slip.title, says: slip });
  paper.addPage();
  head(paper, slip);
  const y = body(paper, slip);
  paper.write('Recibí el importe de este recibo y su duplicado. LCT, arts. 138 a 140.', {
    x: left,
    y,
    size: 8,
  });
  return paper.bytes();
}
