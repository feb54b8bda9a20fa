import {
  concatTransformationMatrix,
  fill,
  type PDFDocument,
  type PDFRef,
  rectangle,
  setFillingGrayscaleColor,
} from '@cantoo/pdf-lib';
import qrcode from 'qrcode-generator';

const QUIET = 2;

/** A code of one point a side, on white: drawn once, shown on every page. */
export function qrForm(document: PDFDocument, text: string): PDFRef {
  const code = qrcode(0, 'M');
  code.addData(text);
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
      if (!code.isDark(row, column)) continue;
      const begin = column;
      while (column + 1 < count && code.isDark(row, column + 1)) column += 1;
      operators.push(rectangle(begin + QUIET, count - 1 - row + QUIET, column + 1 - begin, 1));
    }
  }
  operators.push(fill());
  const { context } = document;
  return context.register(context.formXObject(operators, { BBox: context.obj([0, 0, 1, 1]) }));
}
