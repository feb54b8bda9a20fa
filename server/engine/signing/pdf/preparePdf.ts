import { qrForm } from '../../paper/qrForm';
import { addField } from './addField';
import { balanceContents } from './balanceContents';
import { drawQr } from './drawQr';
import { addEvidencePages, type Evidence } from './evidencePages';
import { openPdf } from './openPdf';
import { rectOnPage, seenSize, straighten } from './placeOnPage';
import { sealField } from './signingPdf';

const QR_SIDE = 40;
const EDGE = 6;

/**
 * Makes a PDF ready to be signed: every page tells where it can be checked, and each signer has a field kept for
 * them. All that will ever be drawn is decided here; signing only fills fields, at the end of the file.
 */
export async function preparePdf(bytes: Uint8Array, evidence: Evidence): Promise<Uint8Array> {
  const document = await openPdf(bytes);
  const pages = document.getPages();
  // Making a code takes longer than drawing a page, so all pages show one.
  const qr = qrForm(document, evidence.address);
  for (const page of pages) {
    straighten(page);
    balanceContents(page);
    const { width, height } = seenSize(page);
    const corner = { x: width - QR_SIDE - EDGE, y: height - QR_SIDE - EDGE };
    drawQr(page, qr, { ...corner, width: QR_SIDE, height: QR_SIDE });
  }
  for (const { field, place } of evidence.fields) {
    const page = place ? pages[place.page - 1] : undefined;
    if (!place) continue;
    if (!page) throw new RangeError('a place on a page that is not there');
    addField(document, page, {
      name: sealField(field),
      type: 'Sig',
      rect: rectOnPage(page, place),
    });
  }
  await addEvidencePages(document, evidence, qr);
  // A plain table, which every reader follows, finds what is added at signing.
  return document.save({ useObjectStreams: false, updateFieldAppearances: false });
}
