import {
  type PDFDocument,
  type PDFFont,
  type PDFImage,
  type PDFPage,
  type PDFRef,
  rgb,
} from '@cantoo/pdf-lib';
import { logoBox } from '@contract/organisation/logoBox';
import { safeText } from '../../paper/safeText';
import { textFont } from '../../paper/textFont';
import { wrapText } from '../../paper/wrapText';
import { addField } from './addField';
import { drawQr } from './drawQr';
import { lineForm } from './fieldForm';
import { evidenceField, type SignField, sealField } from './signingPdf';

const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 48;
const BOX = 84;
const BETWEEN = 12;
const QR_SIDE = 84;
const ink = rgb(0.13, 0.15, 0.19);
const faint = rgb(0.4, 0.43, 0.48);
const line = rgb(0.82, 0.84, 0.87);

export interface Evidence {
  title: string;
  /** The organisation, whose paper it is. */
  organisation: string;
  /** Its logo, as PNG. */
  logo?: Uint8Array | null;
  /** The facts known when it is sent, a line each. */
  facts: readonly string[];
  /** Where anybody checks it. */
  address: string;
  fields: readonly SignField[];
}

function header(
  page: PDFPage,
  fonts: Record<'plain' | 'bold', PDFFont>,
  evidence: Evidence,
): number {
  const width = WIDTH - 2 * MARGIN - 90;
  const { plain, bold } = fonts;
  let y = HEIGHT - MARGIN + 8;
  const write = (text: string, font: PDFFont, size: number, color = ink, most = 2) => {
    for (const part of wrapText(font, safeText(font, text), size, width, most)) {
      y -= size * 1.45;
      page.drawText(part, { x: MARGIN, y, size, font, color });
    }
  };
  write(evidence.organisation, plain, 9, faint, 1);
  write('Constancia de firmas', bold, 18, ink, 1);
  write(evidence.title, bold, 11);
  for (const fact of evidence.facts) write(fact, plain, 8.5, faint);
  return Math.min(y, HEIGHT - MARGIN - 110) - 8;
}

/** In the corner that the words leave free. */
function drawLogo(page: PDFPage, logo: PDFImage): void {
  const { width, height } = logoBox(logo, { width: 84, height: 48 });
  page.drawImage(logo, {
    x: WIDTH - MARGIN - width,
    y: HEIGHT - MARGIN + 8 - height,
    width,
    height,
  });
}

const whoSigns = ({ name, detail }: SignField) => [name, detail].filter(Boolean).join(' · ');

function box(document: PDFDocument, page: PDFPage, font: PDFFont, field: SignField, top: number) {
  const y = top - BOX;
  const width = WIDTH - 2 * MARGIN;
  page.drawRectangle({ x: MARGIN, y, width, height: BOX, borderColor: line, borderWidth: 1 });
  const who = safeText(font, whoSigns(field));
  const [shown = ''] = wrapText(font, who, 9, width - 24, 1);
  page.drawText(shown, { x: MARGIN + 12, y: top - 18, size: 9, font, color: ink });
  const inside = [MARGIN + 1, y + 1, MARGIN + width - 1, top - 1];
  // These words belong to the field, not to the page: under a seal they would stay for everybody who reads words alone.
  const size = { width: width - 2, height: BOX - 2 };
  const empty = lineForm(document, font, size, { text: 'Sin firmar todavía', x: 11, y: BOX - 33 });
  const name = field.place ? evidenceField(field.field) : sealField(field.field);
  addField(document, page, { name, type: field.place ? 'Tx' : 'Sig', rect: inside, shown: empty });
}

/** The last pages of a paper: what it is, the code of where it is checked, and a box for what each signer does. */
export async function addEvidencePages(
  document: PDFDocument,
  evidence: Evidence,
  qr: PDFRef,
): Promise<void> {
  const { organisation, title, facts, fields } = evidence;
  const fonts = {
    plain: await textFont(document, [organisation, ...facts, ...fields.map(whoSigns)]),
    bold: await textFont(document, [title], 'bold'),
  };
  const logo = evidence.logo ? await document.embedPng(evidence.logo) : null;
  const waiting = [...fields];
  do {
    const page = document.addPage([WIDTH, HEIGHT]);
    let top = header(page, fonts, evidence);
    if (logo) drawLogo(page, logo);
    drawQr(page, qr, {
      x: WIDTH - MARGIN - QR_SIDE,
      y: MARGIN - 8,
      width: QR_SIDE,
      height: QR_SIDE,
    });
    for (let field = waiting[0]; field && top - BOX > MARGIN; field = waiting[0]) {
      box(document, page, fonts.plain, field, top);
      top -= BOX + BETWEEN;
      waiting.shift();
    }
  } while (waiting.length > 0);
}
