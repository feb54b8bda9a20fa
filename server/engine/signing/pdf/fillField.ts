import { createHash } from 'node:crypto';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { textFont } from '../../paper/textFont';
import { fieldForm } from './fieldForm';
import { evidenceField, sealField } from './signingPdf';

export interface Seal {
  /** The field that was kept for who signs. */
  field: string;
  /** The signer, the reason and the time, as every reader of PDF shows them. */
  name: string;
  reason: string;
  at: Date;
  /** The lines that are written in the field. */
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
/** A number as long as any range of a file that fits in memory. */
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
