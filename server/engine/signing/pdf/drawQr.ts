import {
  concatTransformationMatrix,
  drawObject,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { rectOnPage, turnsOf, uprightMatrix } from './placeOnPage';
import type { SignPlace } from './signingPdf';

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
