import {
  beginText,
  endText,
  fill,
  moveText,
  type PDFDocument,
  type PDFFont,
  type PDFOperator,
  type PDFPage,
  type PDFRef,
  rectangle,
  setFillingGrayscaleColor,
  setFontAndSize,
  showText,
} from '@cantoo/pdf-lib';
import { safeText } from '../../paper/safeText';
import { fitLines } from './fitLines';
import { turnsOf, uprightMatrix } from './placeOnPage';

/** This draws what a field shows: lines of text on white. */
export function fieldForm(
  document: PDFDocument,
  page: PDFPage,
  font: PDFFont,
  rect: { width: number; height: number },
  lines: readonly string[],
): PDFRef {
  const turns = turnsOf(page);
  const [width, height] = turns % 2 ? [rect.height, rect.width] : [rect.width, rect.height];
  const safe = lines.map((line) => safeText(font, line));
  const { size, step, pad, parts } = fitLines(font, safe, width, height);
  const text = parts.flatMap((part): PDFOperator[] => [
    showText(font.encodeText(part)),
    moveText(0, -step),
  ]);
  const { context } = document;
  const operators = [
    setFillingGrayscaleColor(1),
    rectangle(0, 0, width, height),
    fill(),
    setFillingGrayscaleColor(0.13),
    beginText(),
    setFontAndSize('F', size),
    moveText(pad, height - pad - size),
    ...text,
    endText(),
  ];
  return context.register(
    context.formXObject(operators, {
      BBox: context.obj([0, 0, width, height]),
      Matrix: context.obj(uprightMatrix(turns)),
      Resources: context.obj({ Font: { F: font.ref } }),
    }),
  );
}

const FAINT = 0.43;

/** This draws what a field shows while it is empty: a line over what stands on the page. */
export function lineForm(
  { context }: PDFDocument,
  font: PDFFont,
  { width, height }: { width: number; height: number },
  { text, x, y }: { text: string; x: number; y: number },
): PDFRef {
  const operators = [
    setFillingGrayscaleColor(FAINT),
    beginText(),
    setFontAndSize('F', 8.5),
    moveText(x, y),
    showText(font.encodeText(safeText(font, text))),
    endText(),
  ];
  return context.register(
    context.formXObject(operators, {
      BBox: context.obj([0, 0, width, height]),
      Resources: context.obj({ Font: { F: font.ref } }),
    }),
  );
}
