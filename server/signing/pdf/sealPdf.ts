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
  StandardFonts,
} from '@cantoo/pdf-lib';
import type { SealingCertificate } from '../certificate/sealingCertificate';
import { detachedSignature } from '../cms/detachedSignature';
import { fieldForm } from './fieldForm';
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

const LOCKED_AND_PRINTED = 132;
const ROOM = 6000;
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

const spaced = (text: string, length: number) => text.padEnd(length, ' ');

/** Writes where the signed bytes are, and then the signature over them, in the places left for both. */
function signed(
  bytes: Buffer,
  from: number,
  certificate: SealingCertificate,
  room: number,
): Buffer {
  const opens = bytes.indexOf(`<${'0'.repeat(room * 2)}>`, from);
  const closes = opens + room * 2 + 2;
  const placeholder = `[ 0 ${UNKNOWN} ${UNKNOWN} ${UNKNOWN} ]`;
  const range = bytes.indexOf(placeholder, from);
  if (opens < 0 || range < 0) throw new Error('the place of the signature is lost');
  const ranges = `[ 0 ${opens} ${closes} ${bytes.length - closes} ]`;
  bytes.write(spaced(ranges, placeholder.length), range, 'latin1');
  const content = Buffer.concat([bytes.subarray(0, opens), bytes.subarray(closes)]);
  const signature = detachedSignature(content, certificate).toString('hex');
  if (signature.length > room * 2) throw new Error('the signature does not fit');
  bytes.write(signature, opens + 1, 'latin1');
  return bytes;
}

/** Fills in a signer's field and seals the whole file, all of it at its end: what was signed before stays as it was. */
export async function sealPdf(
  bytes: Uint8Array,
  seal: Seal,
  certificate: SealingCertificate,
): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context } = document;
  const changes = document.takeSnapshot();
  const font = document.embedStandardFont(StandardFonts.Helvetica);
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
  const room = ROOM + certificate.chain.reduce((sum, one) => sum + one.length, 0);
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
  return signed(Buffer.concat([bytes, added]), bytes.length, certificate, room);
}
