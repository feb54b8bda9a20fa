import {
  concatTransformationMatrix,
  drawObject,
  fill,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setFillingGrayscaleColor,
} from '@cantoo/pdf-lib';
import qrcode from 'qrcode-generator';
import { rectOnPage, turnsOf, uprightMatrix } from './placeOnPage';
import type { SignPlace } from './signingPdf';

const QUIET = 2;

/** A code of one point a side, on white: drawn once, shown on every page. */
export function qrForm(document: PDFDocument, address: string): PDFRef {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const whole = count + 2 * QUIET;
  const operators = [
    concatTransformationMatrix(1 / whole, 0, 0, 1 / whole, 0, 0),
    setFillingGrayscaleColor(1),
    rectangle(0, 0, whole, whole),
    fill(),
    setFillingGrayscaleColor(0),
  ];
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) {
        operators.push(rectangle(column + QUIET, count - 1 - row + QUIET, 1, 1));
      }
    }
  }
  operators.push(fill());
  const { context } = document;
  return context.register(context.formXObject(operators, { BBox: context.obj([0, 0, 1, 1]) }));
}

/** Puts the code upright on a page, however the page is turned. */
export function drawQr(page: PDFPage, form: PDFRef, place: Omit<SignPlace, 'page'>): void {
  const name = page.node.newXObject('AndenQr', form);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rectOnPage(page, place);
  const [a = 1, b = 0, c = 0, d = 1] = uprightMatrix(turnsOf(page));
  const [width, height] = [x2 - x1, y2 - y1];
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(
      a * width,
      b * height,
      c * width,
      d * height,
      a + c < 0 ? x2 : x1,
      b + d < 0 ? y2 : y1,
    ),
    drawObject(name),
    popGraphicsState(),
  );
}
