import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
} from '@cantoo/pdf-lib';
import { Fault } from '../../http/fault';
import { isNoRoom } from '../../workshop/noRoom';
import { drawForms } from './drawnForms';
import { hidesObjects } from './hiddenObjects';
import { loadPdf } from './loadPdf';
import { isOurField } from './signingPdf';
import { withoutActions } from './withoutActions';

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

const isOurs = (field: PDFDict) =>
  isOurField(field.lookupMaybe(PDFName.of('T'), PDFString, PDFHexString)?.decodeText() ?? '');

async function opened(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const document = await loadPdf(bytes);
    if (document.getPageCount() === 0) throw new Error('no pages');
    return document;
  } catch (error) {
    if (isNoRoom(error)) throw error;
    const locked =
      error instanceof Error && /password|encrypt/i.test(`${error.name} ${error.message}`);
    throw refused(
      locked
        ? 'El PDF tiene contraseña: quitásela antes de enviarlo a firmar.'
        : 'No se puede leer ese PDF: está dañado o no lo es.',
    );
  }
}

/** A PDF that can be made ready for signing, or why it cannot. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const document = await opened(bytes);
  if (hidesObjects(bytes)) {
    throw refused(
      'El PDF guarda partes que no se ven: guardalo de nuevo con “Imprimir a PDF” y probá con esa copia.',
    );
  }
  const fields = fieldsOf(document);
  if (fields.some(isSigned)) {
    throw refused('El PDF ya trae firmas, que dejarían de ser válidas: enviá el original.');
  }
  if (fields.some(isOurs)) {
    throw refused('Ese PDF ya se había preparado para firmar: enviá el original.');
  }
  if ((await drawForms(document)) === 'unknown letters') {
    throw refused(
      'El formulario tiene letras que no podemos dibujar: guardalo con “Imprimir a PDF” y probá con esa copia.',
    );
  }
  withoutActions(document);
  return document;
}
