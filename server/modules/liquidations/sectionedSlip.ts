import { cuilText } from '@contract/core/cuil';
import { moneyInWords } from '@contract/core/moneyInWords';
import { moneyText } from '@contract/core/moneyText';
import { monthWords } from '@contract/core/rangeText';
import Big from 'big.js';
import { newPaper, type Paper } from '../../engine/paper/newPaper';
import { dayText } from '../../engine/time/days';
import { drawCostSummary } from './drawCostSummary';
import { periodSpan } from './payPeriods';
import type { PaySlip, SlipLine } from './paySlip';
import { type SlipColumn, slipSheet } from './slipSheet';
import { basicText, figure, quantityText } from './slipTexts';
import { yearsOf } from './yearsOf';

const FACT_WIDTH = 124;
const FACT_GAP = 4.75;
const FACTS_IN_A_ROW = 4;

const words = { x: 48, width: 499 } as const;

const employerColumns: readonly SlipColumn[] = [
  { label: 'Concepto', x: 48, width: 226, align: 'left' },
  { label: 'Base', x: 280, width: 92, align: 'right' },
  { label: 'Unidad', x: 378, width: 72, align: 'right' },
  { label: 'Importe', x: 456, width: 91, align: 'right' },
];

const workerColumns: readonly SlipColumn[] = [
  { label: 'Concepto', x: 48, width: 158, align: 'left' },
  { label: 'Base', x: 208, width: 72, align: 'right' },
  { label: 'Unidad', x: 284, width: 54, align: 'right' },
  { label: 'Remunerativo', x: 342, width: 68, align: 'right' },
  { label: 'No remunerativo', x: 412, width: 68, align: 'right' },
  { label: 'Descuentos', x: 482, width: 65, align: 'right' },
];

const kinds = ['remunerative', 'nonRemunerative', 'deduction'] as const;

type Sheet = ReturnType<typeof slipSheet>;

/** A sum that is made of nothing else is one of itself: the law wants a base and a unit of each. */
function partsOf({ name, base, quantity, unit, amount }: SlipLine): string[] {
  if (base === null && quantity === null) return [name, figure(amount), '1'];
  const worth = base === null ? '—' : figure(new Big(base).toFixed(2));
  return [name, worth, quantityText(quantity, unit) || '—'];
}

function factsOf({ facts, payDay, place, period }: PaySlip): (readonly [string, string])[] {
  const years = yearsOf(facts, periodSpan(period).to);
  return [
    ['Apellido y nombre', `${facts.lastName}, ${facts.firstName}`],
    ['CUIL', cuilText(facts.cuil)],
    ['Legajo', facts.docket],
    ['Remuneración', basicText(facts)],
    ['Ingreso', dayText(facts.hireDate)],
    ['Antigüedad', years === 1 ? '1 año' : `${years} años`],
    ['Puesto', facts.position ?? '—'],
    ['Categoría', facts.category ?? '—'],
    ['Convenio', facts.agreement ?? 'Fuera de convenio'],
    ['Fecha de pago', dayText(payDay)],
    ['Lugar de pago', place],
  ];
}

function head(paper: Paper, slip: PaySlip): void {
  const { employer, title, period } = slip;
  const right = { x: 330, width: 217, align: 'right' } as const;
  const taxed = employer.taxId ? `CUIT ${cuilText(employer.taxId)}` : '';
  paper.write(employer.name, { x: 48, y: 40, size: 12, bold: true, width: 270, most: 1 });
  paper.write([taxed, employer.address ?? ''].filter(Boolean).join(' · '), {
    ...{ x: 48, y: 55, size: 8, width: 270, most: 2 },
  });
  paper.write('Recibo de haberes', { ...right, y: 40, size: 11, bold: true });
  const month = monthWords(period);
  const told = title.toLowerCase().includes(month.toLowerCase()) ? title : `${title} · ${month}`;
  paper.write(told, { ...right, y: 55, size: 8, most: 2 });
}

function depositText({ deposit }: PaySlip): string {
  if (!deposit) return 'Último depósito de cargas sociales: ninguno registrado.';
  const { period, paidOn, bank, place } = deposit;
  return `Último depósito de cargas sociales: ${monthWords(period).toLowerCase()}, el ${dayText(paidOn)} en ${place}, ${bank}.`;
}

/** (a) The employer, the worker and the last deposit of charges; a long agreement or address takes a second line. */
function people(sheet: Sheet, slip: PaySlip): void {
  const { paper } = sheet;
  sheet.title('A. Empleador y trabajador');
  const facts = factsOf(slip);
  for (let first = 0; first < facts.length; first += FACTS_IN_A_ROW) {
    const ends = facts.slice(first, first + FACTS_IN_A_ROW).map(([label, value], column) => {
      // The last fact may use the rest of its line: an address is longer than a name.
      const width = first + column === facts.length - 1 ? FACT_WIDTH * 2 : FACT_WIDTH - 8;
      const x = words.x + column * FACT_WIDTH;
      paper.write(label, { x, y: sheet.at(), size: 6.5, grey: 0.35 });
      return paper.write(value, { x, y: sheet.at() + 9, size: 8, width, most: 2 });
    });
    sheet.skip(Math.max(...ends) + FACT_GAP - sheet.at());
  }
  sheet.skip(
    paper.write(depositText(slip), { ...words, y: sheet.at(), size: 8, most: 2 }) + 5 - sheet.at(),
  );
}

/** (b) The employer's total stands before the gross. */
function employerPart(sheet: Sheet, { lines, totals }: PaySlip): void {
  sheet.title('B. Lo que paga el empleador por ley o convenio', employerColumns);
  for (const line of lines.filter(({ kind }) => kind === 'employer')) {
    sheet.row([...partsOf(line), figure(line.amount)]);
  }
  sheet.total(['Total a cargo del empleador', '', '', figure(totals.employer)]);
}

/** (c) The gross, how it is made up, and what is deducted of it. */
function workerPart(sheet: Sheet, { lines, totals }: PaySlip): void {
  sheet.title('C. Remuneración bruta y descuentos', workerColumns);
  for (const own of kinds) {
    for (const line of lines.filter(({ kind }) => kind === own)) {
      const amounts = kinds.map((kind) => (kind === own ? figure(line.amount) : ''));
      sheet.row([...partsOf(line), ...amounts]);
    }
  }
  const sums = [totals.remunerative, totals.nonRemunerative, totals.deductions].map(figure);
  sheet.total(['Totales', '', '', ...sums]);
}

/** (d) What they are paid, in figures and in letters. */
function netPart(sheet: Sheet, { totals }: PaySlip): void {
  sheet.keep(56);
  const { paper } = sheet;
  sheet.title('D. Neto a cobrar');
  const y = sheet.at();
  paper.write(moneyText(totals.net), { ...words, y, size: 13, bold: true });
  const gross = new Big(totals.remunerative).plus(totals.nonRemunerative).toFixed(2);
  const made = `Bruto ${figure(gross)}, menos descuentos ${figure(totals.deductions)}`;
  paper.write(made, { ...words, y: y + 4, size: 8, align: 'right' });
  paper.write(`Son: ${moneyInWords(totals.net)}.`, { ...words, y: y + 18, size: 8, most: 2 });
  sheet.skip(34);
}

/** Draws a slip with the four sections of decree 407/2026, annex I, and the summary of the labour cost of annex III. */
export async function drawSectionedSlip(slip: PaySlip): Promise<Uint8Array> {
  const paper = await newPaper({
    title: slip.title,
    says: [slip, moneyInWords(slip.totals.net)],
  });
  paper.addPage();
  head(paper, slip);
  const sheet = slipSheet(paper, 80);
  people(sheet, slip);
  employerPart(sheet, slip);
  workerPart(sheet, slip);
  netPart(sheet, slip);
  drawCostSummary(sheet, slip.lines);
  sheet.keep(14);
  paper.write('Recibí el importe de este recibo y su duplicado. LCT, arts. 138 a 140.', {
    ...{ x: words.x, y: sheet.at(), size: 8, width: 440, most: 1 },
  });
  return paper.bytes();
}
