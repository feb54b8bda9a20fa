import type { Paper } from '../../engine/paper/newPaper';

export interface LocationLabel {
  code: string;
  /** The text of the QR. */
  barcode: string;
  siteName: string;
}

const MM = 72 / 25.4;
/** Sheets of 2 × 7 labels of 105 × 42.4 mm: read from a forklift, and still of a size that shops have. */
const ACROSS = 2;
const DOWN = 7;
export const PER_SHEET = ACROSS * DOWN;
const SIZE = { width: (210 * MM) / ACROSS, height: (297 * MM) / DOWN };
const EDGE = 6 * MM;
const QR = SIZE.height - 2 * EDGE;

/** The longest codes are written smaller, so that none is cut. */
const sizeOf = (code: string) => (code.length <= 9 ? 30 : code.length <= 13 ? 22 : 15);

/** A sheet of labels to cut or peel: the code for who walks by, the QR for the scanner. */
export function drawLocationLabels(paper: Paper, labels: readonly LocationLabel[]): void {
  paper.addPage();
  for (const [index, { code, barcode, siteName }] of labels.entries()) {
    const left = (index % ACROSS) * SIZE.width;
    const top = Math.floor(index / ACROSS) * SIZE.height;
    // Where it is cut, on plain paper.
    paper.box(left, top, SIZE.width, SIZE.height, 0.8);
    paper.qr(barcode, left + EDGE, top + EDGE, QR);
    const x = left + EDGE + QR + 4 * MM;
    const width = SIZE.width - (x - left) - EDGE;
    paper.write(siteName, { x, y: top + EDGE + 4, width, size: 9, most: 2 });
    paper.write(code, {
      x,
      y: top + SIZE.height / 2 - 16,
      width,
      size: sizeOf(code),
      bold: true,
      most: 2,
    });
    paper.write(barcode, {
      x,
      y: top + SIZE.height - EDGE - 13,
      width,
      size: 8,
      most: 1,
      grey: 0.3,
    });
  }
}
