import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { SealingCertificate } from '../../server/engine/signing/certificate/sealingCertificate';
import { addField } from '../../server/engine/signing/pdf/addField';
import { pdfHere } from '../../server/engine/signing/pdf/pdfHere';
import { sealField } from '../../server/engine/signing/pdf/signingPdf';
import { clock } from '../../server/engine/time/clock';

/** This adds other words to the first page of a paper, behind its seals. */
export async function withOtherWords(bytes: Uint8Array, words: string): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const changes = document.takeSnapshot();
  const page = document.getPage(0);
  const font = document.embedStandardFont(StandardFonts.Helvetica);
  page.drawRectangle({ x: 0, y: 0, width: 600, height: 900, opacity: 1 });
  page.drawText(words, { x: 40, y: 700, size: 30, font });
  addField(document, page, { name: sealField('otro'), type: 'Sig', rect: [0, 0, 100, 40] });
  await font.embed();
  for (const [ref] of document.context.enumerateIndirectObjects()) changes.markRefForSave(ref);
  const added = await document.saveIncremental(changes, { useObjectStreams: false });
  return Buffer.concat([bytes, added]);
}

/** The same, and a seal over all of it with a certificate of one's own. */
export async function forged(
  bytes: Uint8Array,
  words: string,
  own: SealingCertificate,
): Promise<Uint8Array> {
  const seal = { field: 'otro', name: 'Otro', reason: '', at: clock.now(), lines: ['Firmado'] };
  return (await pdfHere.seal(await withOtherWords(bytes, words), seal, own, { turn: 'test' }))
    .bytes;
}
