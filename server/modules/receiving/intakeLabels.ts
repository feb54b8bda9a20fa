import { DateTime } from 'luxon';
import type { Paper } from '../../engine/paper/newPaper';

export interface IntakeLabel {
  productName: string;
  sku: string;
  /** Its QR says so, and a scanner reads the product. */
  code: string;
  lotCode: string | null;
  expiresOn: string | null;
  quantity: number;
  unit: string;
  intakeNumber: string;
}

const MM = 72 / 25.4;
const SIZE = { width: 100 * MM, height: 60 * MM };
const EDGE = 5 * MM;
const QR = 32 * MM;

/** Draws a label of 100 × 60 mm, as label printers take it, for a pack of what came in. */
export function drawIntakeLabel(paper: Paper, label: IntakeLabel): void {
  const { productName, sku, code, lotCode, expiresOn, quantity, unit, intakeNumber } = label;
  paper.addPage(SIZE);
  const line = { x: EDGE, width: SIZE.width - 2 * EDGE };
  paper.write(productName, { ...line, y: EDGE, size: 15, bold: true, most: 2 });
  const low = SIZE.height - EDGE - QR;
  paper.qr(code, EDGE, low, QR);
  const beside = { x: EDGE + QR + 4 * MM, width: SIZE.width - QR - 2 * EDGE - 4 * MM };
  const facts = [
    sku,
    `${quantity.toLocaleString('de-DE')} ${unit}`,
    lotCode && `Lote ${lotCode}`,
    expiresOn && `Vence ${DateTime.fromISO(expiresOn).toFormat('dd/MM/yyyy')}`,
    intakeNumber,
  ].filter((fact) => fact !== null);
  for (const [index, fact] of facts.entries()) {
    paper.write(fact, { ...beside, y: low + index * 18, size: 12, bold: index === 1, most: 1 });
  }
}
