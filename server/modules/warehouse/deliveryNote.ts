import { DateTime } from 'luxon';
import { drawQr } from './drawQr';
import type { OrderPaper } from './orderPaper';
import { pdfText } from './pdfText';

const LEFT = 42;
const RIGHT = 553;
const BOTTOM = 740;
const columns = { sku: LEFT, name: 118, lots: 340, asked: 432, sent: 494 };

const day = (iso: string) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy');

function head(pdf: PDFKit.PDFDocument, { house, siteName, siteAddress, order }: OrderPaper): void {
  pdf.font('Helvetica-Bold').fontSize(18).text(pdfText(house), LEFT, 42);
  pdf
    .font('Helvetica')
    .fontSize(9)
    .text(pdfText([siteName, siteAddress].filter(Boolean).join(' · ')), LEFT, 64);
  pdf.font('Helvetica-Bold').fontSize(14).text('Remito', 380, 42, { width: 100 });
  pdf.fontSize(12).text(order.number, 380, 60, { width: 100 });
  pdf
    .font('Helvetica')
    .fontSize(9)
    .text(`Prometido: ${day(order.promisedOn)}`, 380, 78);
  drawQr(pdf, order.number, { x: 493, y: 42, size: 60 });
  pdf.font('Helvetica-Bold').fontSize(11).text(pdfText(order.customerName), LEFT, 96);
  pdf.font('Helvetica').fontSize(10).text(pdfText(order.address), LEFT, 111, { width: 420 });
  if (order.notes)
    pdf.fontSize(9).text(pdfText(order.notes), LEFT, 126, { width: 420, height: 22 });
  // Not a tax document, and it must not pass for one.
  pdf.fontSize(7).text('Documento interno de entrega, no válido como factura.', LEFT, 150);
}

function titles(pdf: PDFKit.PDFDocument, y: number): number {
  pdf.font('Helvetica-Bold').fontSize(8);
  pdf
    .text('Código', columns.sku, y)
    .text('Producto', columns.name, y)
    .text('Lote', columns.lots, y);
  pdf.text('Pedido', columns.asked, y, { width: 50, align: 'right' });
  pdf.text('Entregado', columns.sent, y, { width: 59, align: 'right' });
  pdf
    .moveTo(LEFT, y + 13)
    .lineTo(RIGHT, y + 13)
    .lineWidth(0.8)
    .stroke();
  return y + 19;
}

function body(pdf: PDFKit.PDFDocument, paper: OrderPaper): number {
  let y = titles(pdf, 168);
  for (const line of paper.lines) {
    pdf.font('Helvetica').fontSize(9);
    const name = pdfText(line.name);
    const high = Math.max(pdf.heightOfString(name, { width: 214 }), 11) + 5;
    if (y + high > BOTTOM) {
      pdf.addPage();
      pdf.fontSize(9).text(`Remito ${paper.order.number}, continuación`, LEFT, 42);
      y = titles(pdf, 62);
      pdf.font('Helvetica').fontSize(9);
    }
    pdf.text(pdfText(line.sku), columns.sku, y, { width: 72 });
    pdf.text(name, columns.name, y, { width: 214 });
    pdf.text(pdfText(line.lots ?? '—'), columns.lots, y, { width: 88 });
    pdf.text(String(line.asked), columns.asked, y, { width: 50, align: 'right' });
    pdf.text(String(line.sent), columns.sent - 10, y, {
      width: 69,
      align: 'right',
    });
    y += high;
  }
  return y;
}

function foot(pdf: PDFKit.PDFDocument, paper: OrderPaper, y: number): void {
  let at = y + 12;
  if (at > BOTTOM - 70) {
    pdf.addPage();
    at = 60;
  }
  const units = paper.lines.reduce((total, line) => total + line.sent, 0);
  const boxes = paper.packages.length;
  const summary = `${paper.lines.length} líneas · ${units} unidades${boxes ? ` · ${boxes} bultos` : ''}`;
  pdf.font('Helvetica-Bold').fontSize(9).text(summary, LEFT, at);
  pdf.font('Helvetica').fontSize(8);
  for (const [index, label] of ['Firma', 'Aclaración', 'DNI', 'Fecha y hora'].entries()) {
    const x = LEFT + index * 130;
    pdf
      .moveTo(x, at + 62)
      .lineTo(x + 115, at + 62)
      .lineWidth(0.5)
      .stroke();
    pdf.text(label, x, at + 66);
  }
}

/** The paper that travels with the goods: one order begins each page. */
export function drawDeliveryNote(pdf: PDFKit.PDFDocument, paper: OrderPaper): void {
  pdf.addPage({ size: 'A4', margin: 42 });
  head(pdf, paper);
  foot(pdf, paper, body(pdf, paper));
}
