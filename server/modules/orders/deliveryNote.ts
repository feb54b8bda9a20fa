import { DateTime } from 'luxon';
import type { Paper } from '../../engine/paper/newPaper';
import type { OrderPaper } from './orderPaper';

const LEFT = 42;
const RIGHT = 553;
const BOTTOM = 740;
const columns = { sku: LEFT, name: 118, lots: 340, asked: 432, sent: 484 };
const SENT_WIDTH = RIGHT - columns.sent;

const day = (iso: string) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy');

/** Answers where the lines begin. */
function head(
  paper: Paper,
  { employer, employerFacts, siteName, siteAddress, order }: OrderPaper,
): number {
  const place = [siteName, siteAddress].filter(Boolean).join(' · ');
  const logo = paper.logo(LEFT, 38, { width: 84, height: 48 });
  const x = logo > 0 ? LEFT + logo + 10 : LEFT;
  const beside = { x, width: LEFT + 330 - x, most: 1 };
  paper.write(employer, { ...beside, y: 42, size: logo > 0 ? 14 : 18, bold: true });
  paper.write(place, { ...beside, y: 64, size: 9 });
  paper.write(employerFacts, { ...beside, y: 77, size: 8 });
  paper.write('Remito', { x: 380, y: 42, size: 14, bold: true });
  paper.write(order.number, { x: 380, y: 60, size: 12, bold: true });
  paper.write(`Prometido: ${day(order.promisedOn)}`, { x: 380, y: 78, size: 9 });
  paper.qr(order.number, 487, 36, 72);
  paper.write(order.customerName, { x: LEFT, y: 96, size: 11, bold: true, width: 420, most: 1 });
  const under = { x: LEFT, width: 420, most: 2 };
  let y = paper.write(order.address, { ...under, y: 111, size: 10 });
  y = paper.write(order.notes, { ...under, y: y + 3.4, size: 9 });
  y = Math.max(y + 3, 150);
  // Not a tax document, and it must not pass for one.
  const warning = 'Documento interno de entrega, no válido como factura.';
  paper.write(warning, { x: LEFT, y, size: 7 });
  return y + 18;
}

function titles(paper: Paper, y: number): number {
  const title = { y, size: 8, bold: true } as const;
  paper.write('Código', { ...title, x: columns.sku });
  paper.write('Producto', { ...title, x: columns.name });
  paper.write('Lote', { ...title, x: columns.lots });
  paper.write('Pedido', { ...title, x: columns.asked, width: 50, align: 'right' });
  paper.write('Entregado', { ...title, x: columns.sent, width: SENT_WIDTH, align: 'right' });
  paper.rule(LEFT, y + 13, RIGHT - LEFT, 0.8);
  return y + 19;
}

function body(paper: Paper, { order, lines }: OrderPaper, from: number): number {
  const size = 9;
  const name = { size, width: 214 };
  const lots = { size, width: 88 };
  let y = titles(paper, from);
  for (const line of lines) {
    const lotsSaid = line.lots ?? '—';
    const high = Math.max(paper.heightOf(line.name, name), paper.heightOf(lotsSaid, lots)) + 5;
    if (y + high > BOTTOM) {
      paper.addPage();
      paper.write(`Remito ${order.number}, continuación`, { x: LEFT, y: 42, size });
      y = titles(paper, 62);
    }
    paper.write(line.sku, { x: columns.sku, y, size, width: 72 });
    paper.write(line.name, { x: columns.name, y, ...name });
    paper.write(lotsSaid, { x: columns.lots, y, ...lots });
    const figure = { y, size, align: 'right' } as const;
    paper.write(String(line.asked), { ...figure, x: columns.asked, width: 50 });
    paper.write(String(line.sent), { ...figure, x: columns.sent, width: SENT_WIDTH });
    y += high;
  }
  return y;
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

function foot(paper: Paper, { lines, packages }: OrderPaper, y: number): void {
  let at = y + 12;
  if (at > BOTTOM - 70) {
    paper.addPage();
    at = 60;
  }
  const units = lines.reduce((total, line) => total + line.sent, 0);
  const boxes = packages.length;
  const summary = [
    counted(lines.length, 'línea', 'líneas'),
    counted(units, 'unidad', 'unidades'),
    ...(boxes ? [counted(boxes, 'bulto', 'bultos')] : []),
  ];
  paper.write(summary.join(' · '), { x: LEFT, y: at, size: 9, bold: true });
  for (const [index, label] of ['Firma', 'Aclaración', 'DNI', 'Fecha y hora'].entries()) {
    const x = LEFT + index * 130;
    paper.rule(x, at + 62, 115, 0.5);
    paper.write(label, { x, y: at + 66, size: 8 });
  }
}

/** The paper that travels with the goods: one order begins each page. */
export function drawDeliveryNote(paper: Paper, order: OrderPaper): void {
  paper.addPage();
  foot(paper, order, body(paper, order, head(paper, order)));
}
