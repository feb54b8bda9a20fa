import { DateTime } from 'luxon';
import type { Paper } from '../../engine/paper/newPaper';
import type { OrderPaper } from './orderPaper';

const MM = 72 / 25.4;
const SIZE = { width: 100 * MM, height: 150 * MM };
const EDGE = 6 * MM;
const QR = 60 * MM;

/** This draws a label of 100 × 150 mm for each package, as label printers take it. */
export function drawPackageLabels(
  paper: Paper,
  { employer, siteName, order, packages }: OrderPaper,
): void {
  const line = { x: EDGE, width: SIZE.width - 2 * EDGE };
  for (const { number, weightKg } of packages) {
    paper.addPage(SIZE);
    paper.write(`${employer} · ${siteName}`, { ...line, y: EDGE, size: 9, most: 2 });
    paper.write(order.customerName, { ...line, y: EDGE + 22, size: 17, bold: true, most: 3 });
    paper.write(order.address, { ...line, y: EDGE + 90, size: 13, most: 3 });
    paper.write(order.number, { ...line, y: EDGE + 145, size: 26, bold: true });
    const which = `Bulto ${number} de ${packages.length}`;
    paper.write(which, { ...line, y: EDGE + 176, size: 20, bold: true });
    const weight = weightKg === null ? '' : ` · ${Number(weightKg).toLocaleString('de-DE')} kg`;
    const promised = DateTime.fromISO(order.promisedOn).toFormat('dd/MM/yyyy');
    paper.write(`Prometido ${promised}${weight}`, { ...line, y: EDGE + 204, size: 11 });
    const low = SIZE.height - EDGE - QR;
    paper.qr(`${order.number}/${number}`, (SIZE.width - QR) / 2, low, QR);
  }
}
