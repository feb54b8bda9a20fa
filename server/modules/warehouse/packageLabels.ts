import { DateTime } from 'luxon';
import { drawQr } from './drawQr';
import type { OrderPaper } from './orderPaper';
import { pdfText } from './pdfText';

const MM = 72 / 25.4;
const SIZE: [number, number] = [100 * MM, 150 * MM];
const EDGE = 6 * MM;
const WIDTH = SIZE[0] - EDGE * 2;

/** One label of 100 × 150 mm for each package, as label printers take it. */
export function drawPackageLabels(pdf: PDFKit.PDFDocument, paper: OrderPaper): void {
  const { house, siteName, order, packages } = paper;
  for (const { number, weightKg } of packages) {
    pdf.addPage({ size: SIZE, margin: EDGE });
    pdf
      .font('Helvetica')
      .fontSize(9)
      .text(pdfText(`${house} · ${siteName}`), EDGE, EDGE, { width: WIDTH });
    pdf.font('Helvetica-Bold').fontSize(17);
    pdf.text(pdfText(order.customerName), EDGE, EDGE + 22, {
      width: WIDTH,
      height: 62,
      ellipsis: true,
    });
    pdf.font('Helvetica').fontSize(13);
    pdf.text(pdfText(order.address), EDGE, EDGE + 90, { width: WIDTH, height: 48, ellipsis: true });
    pdf
      .font('Helvetica-Bold')
      .fontSize(26)
      .text(order.number, EDGE, EDGE + 145, { width: WIDTH });
    pdf
      .fontSize(20)
      .text(`Bulto ${number} de ${packages.length}`, EDGE, EDGE + 176, { width: WIDTH });
    const weight = weightKg === null ? '' : ` · ${Number(weightKg).toLocaleString('de-DE')} kg`;
    const promised = DateTime.fromISO(order.promisedOn).toFormat('dd/MM/yyyy');
    pdf
      .font('Helvetica')
      .fontSize(11)
      .text(`Prometido ${promised}${weight}`, EDGE, EDGE + 204);
    const size = 52 * MM;
    drawQr(pdf, `${order.number}/${number}`, {
      x: (SIZE[0] - size) / 2,
      y: SIZE[1] - EDGE - size,
      size,
    });
  }
}
