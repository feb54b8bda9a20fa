import {
  appendBezierCurve,
  beginText,
  concatTransformationMatrix,
  drawObject,
  endText,
  fill,
  lineTo,
  moveText,
  moveTo,
  PDFDocument,
  type PDFFont,
  type PDFImage,
  PDFName,
  type PDFOperator,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setDashPattern,
  setFillingGrayscaleColor,
  setFontAndSize,
  setLineWidth,
  setStrokingGrayscaleColor,
  showText,
  stroke,
} from '@cantoo/pdf-lib';
import { logoBox } from '@contract/organisation/logoBox';
import { clock } from '../time/clock';
import { qrForm } from './qrForm';
import { safeText } from './safeText';
import { fontPerText } from './textFont';
import { wrapText } from './wrapText';

/** How far the handles of a quarter of a circle lie from its ends, as part of its radius. */
const HANDLE = 0.5523;

/** These figures of Helvetica decide where its lines lie. */
const ASCENT = 0.718;
const LEADING = 1.156;

export const A4 = { width: 595.28, height: 841.89 };

export interface Wording {
  /** The place of the upper left corner of the first line. */
  x: number;
  y: number;
  size: number;
  bold?: boolean;
  /** Lines are cut at it. */
  width?: number;
  align?: 'left' | 'right';
  /** Lines; what does not fit ends in "…". */
  most?: number;
  /** Between the lines, beside what the letters ask for. */
  gap?: number;
  /** 0 is black. */
  grey?: number;
}

interface Content {
  title: string;
  /** All that will be written, in any shape: a letter that the usual font lacks brings one that has it. */
  says: unknown;
  /** The logo of the organisation, as PNG. */
  logo?: Uint8Array | null;
  /** For papers that must come out the same each time. */
  at?: Date;
}

export type Paper = Awaited<ReturnType<typeof newPaper>>;

/** A paper of our own, written as one reads: points go down from the upper left corner of the last page. */
export async function newPaper({ title, says, logo, at = clock.now() }: Content) {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('es-AR');
  document.setCreator('Andén');
  document.setCreationDate(at);
  document.setModificationDate(at);
  const texts = [JSON.stringify(says)];
  const plain = await fontPerText(document, texts);
  const bold = await fontPerText(document, texts, 'bold');
  const logoForm = logo ? await document.embedPng(logo) : null;
  const names = new Map<PDFFont, PDFName>();
  let page: PDFPage;
  let height: number;

  const draw = (...operators: PDFOperator[]) =>
    page.pushOperators(pushGraphicsState(), ...operators, popGraphicsState());
  /** The name that a page knows a font by. */
  const nameOf = (font: PDFFont) => {
    const name = names.get(font) ?? PDFName.of(`F${names.size}`);
    names.set(font, name);
    page.node.setFontDictionary(name, font.ref);
    return name;
  };
  const linesOf = (text: string, { size, width, most, bold: heavy }: Omit<Wording, 'x' | 'y'>) => {
    const font = (heavy ? bold : plain)(text);
    const parts = wrapText(font, safeText(font, text), size, width ?? Infinity, most ?? Infinity);
    return { font, parts };
  };

  return {
    addPage(size = A4) {
      page = document.addPage([size.width, size.height]);
      height = size.height;
    },
    /** How much of the page it takes. */
    heightOf(text: string, wording: Omit<Wording, 'x' | 'y'>): number {
      const { size, gap = 0 } = wording;
      return linesOf(text, wording).parts.length * (size * LEADING + gap);
    },
    /** Answers where the next line would begin. */
    write(text: string, wording: Wording): number {
      const { x, y, size, width = 0, align, gap = 0, grey = 0 } = wording;
      const { font, parts } = linesOf(text, wording);
      const name = nameOf(font);
      const step = size * LEADING + gap;
      // Not by the library's drawText, which names the font anew at each change: files would be a sixth larger.
      for (const [index, part] of parts.entries()) {
        const free = align === 'right' ? width - font.widthOfTextAtSize(part, size) : 0;
        draw(
          setFillingGrayscaleColor(grey),
          beginText(),
          setFontAndSize(name, size),
          moveText(x + free, height - y - index * step - size * ASCENT),
          showText(font.encodeText(part)),
          endText(),
        );
      }
      return y + parts.length * step;
    },
    /** The lines in which it would be written. */
    lines: (text: string, wording: Omit<Wording, 'x' | 'y'>): string[] =>
      linesOf(text, wording).parts,
    rule: (x: number, y: number, width: number, thickness = 1, grey = 0) =>
      draw(
        setStrokingGrayscaleColor(grey),
        setLineWidth(thickness),
        moveTo(x, height - y),
        lineTo(x + width, height - y),
        stroke(),
      ),
    stroke: (from: { x: number; y: number }, to: { x: number; y: number }) =>
      draw(moveTo(from.x, height - from.y), lineTo(to.x, height - to.y), stroke()),
    box: (x: number, y: number, width: number, high: number, grey = 0) =>
      draw(setStrokingGrayscaleColor(grey), rectangle(x, height - y - high, width, high), stroke()),
    /** Filled, without a line around it. */
    fill: (x: number, y: number, width: number, high: number, grey = 0) =>
      draw(setFillingGrayscaleColor(grey), rectangle(x, height - y - high, width, high), fill()),
    /** Around a point; `dash` is how long its pieces are, and none makes it whole. */
    circle(x: number, y: number, radius: number, { thickness = 1, grey = 0, dash = 0 } = {}) {
      const [down, far] = [height - y, radius * HANDLE];
      draw(
        setStrokingGrayscaleColor(grey),
        setLineWidth(thickness),
        ...(dash > 0 ? [setDashPattern([dash], 0)] : []),
        moveTo(x + radius, down),
        appendBezierCurve(x + radius, down + far, x + far, down + radius, x, down + radius),
        appendBezierCurve(x - far, down + radius, x - radius, down + far, x - radius, down),
        appendBezierCurve(x - radius, down - far, x - far, down - radius, x, down - radius),
        appendBezierCurve(x + far, down - radius, x + radius, down - far, x + radius, down),
        stroke(),
      );
    },
    /** The picture may be shown on any page. */
    embed: (bytes: Uint8Array, mime: 'image/jpeg' | 'image/png'): Promise<PDFImage> =>
      mime === 'image/png' ? document.embedPng(bytes) : document.embedJpg(bytes),
    picture: (image: PDFImage, x: number, y: number, room: { width: number; height: number }) =>
      page.drawImage(image, { x, y: height - y - room.height, ...room }),
    /** Goes through all pages once they are written, with the number of each. */
    eachPage(write: (number: number, total: number) => void): void {
      const pages = document.getPages();
      for (const [index, one] of pages.entries()) {
        page = one;
        height = one.getHeight();
        write(index + 1, pages.length);
      }
    },
    /** Within a room, at its upper left corner. Answers how wide it stands there; without one, nothing does. */
    logo(x: number, y: number, room: { width: number; height: number }): number {
      if (!logoForm) return 0;
      const { width, height: high } = logoBox(logoForm, room);
      const bottom = height - y - high;
      draw(
        concatTransformationMatrix(width, 0, 0, high, x, bottom),
        drawObject(page.node.newXObject('Logo', logoForm.ref)),
      );
      return width;
    },
    /** This draws a QR code with its white margin within. */
    qr: (text: string, x: number, y: number, side: number) =>
      draw(
        concatTransformationMatrix(side, 0, 0, side, x, height - y - side),
        drawObject(page.node.newXObject('Qr', qrForm(document, text))),
      ),
    /** Its table is plain, as older programs read it. */
    bytes: () => document.save({ useObjectStreams: false }),
  };
}
