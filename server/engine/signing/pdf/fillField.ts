import { createHash } from 'node:crypto';
import {
  beginText,
  endText,
  fill,
  moveText,
  PDFArray,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFOperator,
  type PDFPage,
  PDFRef,
  PDFString,
  rectangle,
  setFillingGrayscaleColor,
  setFontAndSize,
  showText,
} from '@cantoo/pdf-lib';
import { safeText } from '../../paper/safeText';
import { textFont } from '../../paper/textFont';
import { wrapText } from '../../paper/wrapText';
import { turnsOf, uprightMatrix } from './placeOnPage';
import { evidenceField, sealField } from './signingPdf';

export interface Seal {
  /** The field that was kept for who signs. */
  field: string;
  /** Who signs, why and when, as every reader of PDF shows it. */
  name: string;
  reason: string;
  at: Date;
  /** What is written in the field. */
  lines: readonly string[];
}

/** A file that lacks nothing but the signature over it. */
export interface Filled {
  bytes: Uint8Array;
  /** Where the signature goes, in hexadecimal, after its "<". */
  at: number;
  /** How many bytes it may have. */
  room: number;
  /** SHA-256 of all the rest. */
  digest: Uint8Array;
}

const LOCKED_AND_PRINTED = 132;
/** As long as any range of a file that fits in memory. */
const UNKNOWN = 9_999_999_999;

function findField(document: PDFDocument, name: string): { ref: PDFRef; dict: PDFDict } | null {
  const form = document.catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  const fields = form?.lookupMaybe(PDFName.of('Fields'), PDFArray);
  for (const ref of fields?.asArray() ?? []) {
    const dict = document.context.lookupMaybe(ref, PDFDict);
    const title = dict?.lookupMaybe(PDFName.of('T'), PDFString, PDFHexString);
    if (ref instanceof PDFRef && dict && title?.decodeText() === name) return { ref, dict };
  }
  return null;
}

function pageOf(document: PDFDocument, field: PDFDict): PDFPage {
  const ref = field.get(PDFName.of('P'));
  const page = document.getPages().find((one) => one.ref === ref);
  if (!page) throw new Error('a field without its page');
  return page;
}

/** Writes where the signed bytes are; the place of the signature stays empty. */
function ranged(bytes: Buffer, from: number, room: number): Filled {
  const opens = bytes.indexOf(`<${'0'.repeat(room * 2)}>`, from);
  const closes = opens + room * 2 + 2;
  const placeholder = `[ 0 ${UNKNOWN} ${UNKNOWN} ${UNKNOWN} ]`;
  const range = bytes.indexOf(placeholder, from);
  if (opens < 0 || range < 0) throw new Error('the place of the signature is lost');
  const ranges = `[ 0 ${opens} ${closes} ${bytes.length - closes} ]`;
  bytes.write(ranges.padEnd(placeholder.length, ' '), range, 'latin1');
  const digest = createHash('sha256')
    .update(bytes.subarray(0, opens))
    .update(bytes.subarray(closes))
    .digest();
  return { bytes, at: opens + 1, room, digest };
}

/** Fills in a signer's field, all of it at the end of the file: what was signed before stays as it was. */
export async function fillField(bytes: Uint8Array, seal: Seal, room: number): Promise<Filled> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context } = document;
  const changes = document.takeSnapshot();
  const font = await textFont(document, seal.lines);
  const box = findField(document, sealField(seal.field));
  if (!box || box.dict.has(PDFName.of('V'))) throw new Error('no empty field for this signer');
  const evidence = findField(document, evidenceField(seal.field));
  for (const { ref, dict } of evidence ? [box, evidence] : [box]) {
    const rect = dict.lookup(PDFName.of('Rect'), PDFArray).asRectangle();
    const shown = fieldForm(document, pageOf(document, dict), font, rect, seal.lines);
    dict.set(PDFName.of('AP'), context.obj({ N: shown }));
    dict.set(PDFName.of('F'), PDFNumber.of(LOCKED_AND_PRINTED));
    changes.markRefForSave(ref);
  }
  evidence?.dict.set(PDFName.of('V'), PDFHexString.fromText(seal.lines.join('\n')));
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [0, UNKNOWN, UNKNOWN, UNKNOWN],
      Contents: PDFHexString.of('0'.repeat(room * 2)),
      Name: PDFHexString.fromText(seal.name),
      Reason: PDFHexString.fromText(seal.reason),
      M: PDFString.fromDate(seal.at),
    }),
  );
  box.dict.set(PDFName.of('V'), signature);
  await font.embed();
  const added = await document.saveIncremental(changes, { useObjectStreams: false });
  return ranged(Buffer.concat([bytes, added]), bytes.length, room);
}

const PAD = 10;
const LARGEST = 9;
const SMALLEST = 4;

/** As large as fits: a box of the evidence page, or a small one on a form. */
function fitted(font: PDFFont, lines: readonly string[], width: number, height: number) {
  const pad = Math.min(PAD, height / 8);
  for (let size = LARGEST; ; size -= 0.5) {
    const parts = lines.flatMap((line) => wrapText(font, line, size, width - 2 * pad, 3));
    const step = size * 1.35;
    if (size <= SMALLEST || parts.length * step + 2 * pad <= height) {
      return {
        size,
        step,
        pad,
        parts: parts.slice(0, Math.max(1, Math.floor((height - pad) / step))),
      };
    }
  }
}

/** What a field shows once it is filled in: lines of text on white. */
function fieldForm(
  document: PDFDocument,
  page: PDFPage,
  font: PDFFont,
  rect: { width: number; height: number },
  lines: readonly string[],
): PDFRef {
  const turns = turnsOf(page);
  const [width, height] = turns % 2 ? [rect.height, rect.width] : [rect.width, rect.height];
  const safe = lines.map((line) => safeText(font, line));
  const { size, step, pad, parts } = fitted(font, safe, width, height);
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
