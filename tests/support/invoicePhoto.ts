import { Transformer } from '@napi-rs/image';
import qrcode from 'qrcode-generator';

const CELL = 6;

/** The address that an electronic invoice prints as a code. */
export function invoiceAddress(number: number, day: string, amount: number): string {
  const printed = {
    ver: 1,
    fecha: day,
    cuit: 30500010912,
    ptoVta: 4,
    tipoCmp: 6,
    nroCmp: number,
    importe: amount,
    moneda: 'PES',
    ctz: 1,
    tipoCodAut: 'E',
    codAut: 70417054367476,
  };
  return `https://www.arca.gob.ar/fe/qr/?p=${btoa(JSON.stringify(printed))}`;
}

/** A photo of a paper that shows a code. */
export async function photoOfCode(text: string) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const cells: string[] = [];
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (!code.isDark(row, column)) continue;
      const [x, y] = [60 + column * CELL, 300 + row * CELL];
      cells.push(`<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}"/>`);
    }
  }
  const side = count * CELL + 120;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side + 300}"><rect width="${side}" height="${side + 300}" fill="#fdfcf8"/><rect x="60" y="60" width="240" height="26"/>${cells.join('')}</svg>`;
  const buffer = Buffer.from(await Transformer.fromSvg(svg).png());
  return { name: 'factura.png', mimeType: 'image/png', buffer };
}
