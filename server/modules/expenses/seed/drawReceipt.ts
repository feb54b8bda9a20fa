import { createHash } from 'node:crypto';
import { moneyText } from '@contract/core/moneyText';
import { type InvoiceType, invoiceCodes, invoiceTypes } from '@contract/expenses/invoice';
import { Transformer } from '@napi-rs/image';
import qrcode from 'qrcode-generator';
import type { Db } from '../../../db/Db';
import { ownImageWork } from '../../../engine/files/images/imageWork';
import type { FileStore } from '../../../engine/files/store/fileStore';
import { storeCertificate } from '../../../engine/files/storePaper';
import { newPaper } from '../../../engine/paper/newPaper';
import type { KeptReceipt } from '../keepReceipt';

export interface DrawnReceipt {
  day: string;
  seller: string;
  amount: string;
  issuer: string | null;
  invoiceType: InvoiceType | null;
  invoiceNumber: string;
}

/** The address that ARCA has printed on an electronic invoice (RG 4892). */
export function invoiceAddress(receipt: DrawnReceipt): string | null {
  const { day, amount, issuer, invoiceType, invoiceNumber } = receipt;
  const code = Object.entries(invoiceCodes).find(([, type]) => type === invoiceType)?.[0];
  const [point, number] = invoiceNumber.split('-').map(Number);
  if (!issuer || !code || !point || !number) return null;
  const printed = {
    ver: 1,
    fecha: day,
    cuit: Number(issuer),
    ptoVta: point,
    tipoCmp: Number(code),
    nroCmp: number,
    importe: Number(amount),
    moneda: 'PES',
    ctz: 1,
    tipoCodAut: 'E',
    codAut: 75_470_000_000_000 + number,
  };
  const payload = Buffer.from(JSON.stringify(printed)).toString('base64');
  return `https://www.arca.gob.ar/fe/qr/?p=${payload}`;
}

const CELL = 6;

function codeDrawing(text: string, left: number, top: number): string {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const cells = Array.from({ length: count * count }, (_, at) => [
    Math.floor(at / count),
    at % count,
  ])
    .filter(([row = 0, column = 0]) => code.isDark(row, column))
    .map(
      ([row = 0, column = 0]) =>
        `<rect x="${left + column * CELL}" y="${top + row * CELL}" width="${CELL}" height="${CELL}"/>`,
    );
  return cells.join('');
}

/** A photo of a ticket: lines that cannot be read at this size, and the code where it has one. */
async function photo(receipt: DrawnReceipt): Promise<File> {
  const address = invoiceAddress(receipt);
  // The same lines at every start, and others for another ticket.
  const lengths = createHash('sha256').update(JSON.stringify(receipt)).digest();
  const lines = Array.from({ length: 9 }, (_, at) => {
    const width = 220 + ((lengths[at] ?? 0) % 220);
    return `<rect x="70" y="${120 + at * 34}" width="${width}" height="12" fill="#6b6b6b"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="960"><rect width="640" height="960" fill="#8d8478"/><rect x="30" y="24" width="580" height="912" fill="#fdfcf8"/><rect x="70" y="60" width="320" height="26" fill="#222"/>${lines.join('')}<rect x="380" y="440" width="180" height="22" fill="#222"/>${address ? codeDrawing(address, 110, 500) : ''}</svg>`;
  const png = await Transformer.fromSvg(svg).png();
  return new File([new Uint8Array(png)], 'comprobante.png');
}

const EDGE = 64;

/** The PDF that a seller mails. */
async function invoicePdf(receipt: DrawnReceipt): Promise<File> {
  const { seller, day, amount, issuer, invoiceType, invoiceNumber } = receipt;
  const title = [invoiceType ? invoiceTypes[invoiceType] : 'Comprobante', invoiceNumber]
    .filter(Boolean)
    .join(' ');
  const lines = [
    seller,
    ...(issuer ? [`CUIT ${issuer}`] : []),
    `Fecha ${day.split('-').reverse().join('/')}`,
    `Total ${moneyText(amount)}`,
  ];
  const paper = await newPaper({ title, says: [title, lines], at: new Date(0) });
  paper.addPage();
  let y = paper.write(title, { x: EDGE, width: 460, y: EDGE, size: 16, bold: true });
  for (const line of lines) y = paper.write(line, { x: EDGE, width: 460, y: y + 12, size: 11 });
  const address = invoiceAddress(receipt);
  if (address) paper.qr(address, EDGE, y + 24, 150);
  return new File([(await paper.bytes()).slice()], 'factura.pdf');
}

/** A receipt of the demo, drawn here and stored through the same door as anybody's. */
export async function drawReceipt(
  db: Db,
  files: FileStore,
  receipt: DrawnReceipt,
  kind: 'photo' | 'pdf',
): Promise<KeptReceipt> {
  const file = kind === 'photo' ? await photo(receipt) : await invoicePdf(receipt);
  const { hash } = await storeCertificate(ownImageWork)(db, files, file);
  const receiptContent = createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
  return { receiptHash: hash, receiptName: file.name, receiptContent };
}
