import { EncryptedPDFError, PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { Fault } from '../../http/fault';
import { isNoRoom } from '../../workshop/noRoom';

const refused = (message: string) =>
  new Fault(415, 'archivo_tipo', message, { fields: { file: message } });

/** The fields of a form, those within others too. */
export function fieldsOf(document: PDFDocument): PDFDict[] {
  const { context, catalog } = document;
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  const found: PDFDict[] = [];
  const seen = new Set<PDFDict>();
  const walk = (array: PDFArray | undefined) => {
    for (let at = 0; array && at < array.size(); at += 1) {
      const field = context.lookupMaybe(array.get(at), PDFDict);
      if (!field || seen.has(field)) continue;
      seen.add(field);
      found.push(field);
      walk(field.lookupMaybe(PDFName.of('Kids'), PDFArray));
    }
  };
  walk(form?.lookupMaybe(PDFName.of('Fields'), PDFArray));
  return found;
}

const isSigned = (field: PDFDict) =>
  field.get(PDFName.of('FT')) === PDFName.of('Sig') && field.has(PDFName.of('V'));

/** What a reader would run or show instead of the pages: nobody signs what another reader shows differently. */
function withoutScripts(document: PDFDocument): void {
  const { catalog } = document;
  for (const name of ['OpenAction', 'AA']) catalog.delete(PDFName.of(name));
  catalog.lookupMaybe(PDFName.of('Names'), PDFDict)?.delete(PDFName.of('JavaScript'));
  catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict)?.delete(PDFName.of('XFA'));
}

/** A PDF that can be made ready for signing, or why it cannot. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(bytes, { updateMetadata: false });
    if (document.getPageCount() === 0) throw new Error('no pages');
  } catch (error) {
    if (isNoRoom(error)) throw error;
    throw refused(
      error instanceof EncryptedPDFError
        ? 'El PDF tiene contraseña: quitásela antes de enviarlo a firmar.'
        : 'No se puede leer ese PDF: está dañado o no lo es.',
    );
  }
  if (fieldsOf(document).some(isSigned)) {
    throw refused('El PDF ya trae firmas, que dejarían de ser válidas: enviá el original.');
  }
  withoutScripts(document);
  return document;
}
