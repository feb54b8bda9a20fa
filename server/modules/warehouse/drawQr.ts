import qrcode from 'qrcode-generator';

/** A QR of squares, dark on what lies below, with the quiet margin left to the caller. */
export function drawQr(
  document: PDFKit.PDFDocument,
  text: string,
  at: { x: number; y: number; size: number },
): void {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const side = at.size / count;
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) {
        document.rect(at.x + column * side, at.y + row * side, side, side);
      }
    }
  }
  document.fill('black');
}
