import PDFDocument from 'pdfkit';
import { pdfText } from '../../modules/warehouse/pdfText';
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
const columns = [
  { label: 'Concepto', x: left, width: 200, align: 'left' },
  { label: 'Unidades', x: 250, width: 50, align: 'right' },
  { label: 'Remunerativo', x: 305, width: 80, align: 'right' },
  { label: 'No remunerativo', x: 390, width: 80, align: 'right' },
  { label: 'Descuentos', x: 475, width: 72, align: 'right' },
] as const;

type Pdf = InstanceType<typeof PDFDocument>;

function row(pdf: Pdf, y: number, cells: readonly string[]): void {
  for (const [index, { x, width, align }] of columns.entries()) {
    pdf.text(pdfText(cells[index] ?? ''), x, y, { width, align, lineBreak: false });
  }
}

function head(pdf: Pdf, { employer, month, facts }: DemoSlip): void {
  pdf.font('Helvetica-Bold').fontSize(13).text(pdfText(employer), left, 48);
  pdf
    .font('Helvetica')
    .fontSize(9)
    .text('CUIT 30-71234567-1 · Av. del Trabajo 1250, Avellaneda', left);
  pdf
    .font('Helvetica-Bold')
    .fontSize(11)
    .text('Recibo de haberes', 400, 48, { width: 147, align: 'right' });
  pdf.font('Helvetica').fontSize(9).text(pdfText(month), 400, 64, { width: 147, align: 'right' });
  pdf.rect(left, 92, 499, 62).stroke('#999999');
  for (const [index, [label, value]] of facts.entries()) {
    const x = left + 8 + (index % 3) * 166;
    const y = 99 + Math.floor(index / 3) * 28;
    pdf.fillColor('#666666').fontSize(7).text(pdfText(label), x, y, { width: 158 });
    pdf
      .fillColor('#000000')
      .fontSize(9)
      .text(pdfText(value), x, y + 10, { width: 158, lineBreak: false });
  }
}

function body(pdf: Pdf, { lines, totals }: DemoSlip): number {
  pdf.font('Helvetica-Bold').fontSize(8);
  row(
    pdf,
    172,
    columns.map(({ label }) => label),
  );
  pdf.moveTo(left, 186).lineTo(547, 186).stroke('#999999');
  pdf.font('Helvetica').fontSize(9);
  let y = 194;
  for (const { name, units, pay, other, deduction } of lines) {
    row(pdf, y, [name, units, money(pay), money(other), money(deduction)]);
    y += 16;
  }
  y = Math.max(y, 420);
  pdf.moveTo(left, y).lineTo(547, y).stroke('#999999');
  pdf.font('Helvetica-Bold');
  row(pdf, y + 8, [
    'Totales',
    '',
    money(totals.pay),
    money(totals.other),
    money(totals.deductions),
  ]);
  pdf.fontSize(12).text(`Neto a cobrar: $ ${money(totals.net)}`, left, y + 34, {
    width: 499,
    align: 'right',
  });
  return y + 62;
}

/** A slip of the demo, as the law asks for it: who pays, who is paid, and what each figure is for. */
export async function demoSlip(slip: DemoSlip): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: left,
    info: { Title: pdfText(`Recibo ${slip.month}`), CreationDate: new Date(0) },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  head(pdf, slip);
  const y = body(pdf, slip);
  pdf.font('Helvetica').fontSize(8);
  pdf.text(
    'Aportes y contribuciones del mes anterior depositados en término. Art. 140 LCT.',
    left,
    y,
  );
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(parts));
}
