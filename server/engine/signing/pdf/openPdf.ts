import {
  PDFArray,
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFOptionList,
  PDFString,
  PDFTextField,
} from '@cantoo/pdf-lib';
import { Fault } from '../../http/fault';
import { knowsAll, wideFont } from '../../paper/textFont';
import { isNoRoom } from '../../workshop/noRoom';
import { countPages } from './countPages';
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
    if (countPages(document) === 0) throw new Error('no pages');
    return document;
  } catch (error) {
    if (error instanceof Fault || isNoRoom(error)) throw error;
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
  if (await hidesObjects(bytes, document)) {
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

const needs = PDFName.of('NeedAppearances');

function wordsOf(field: PDFField): string[] {
  if (field instanceof PDFTextField) {
    // Its text in rich form is not what is drawn.
    field.disableRichFormatting();
    return (field.getText() ?? '').split(/[\r\n]+/);
  }
  return field instanceof PDFDropdown || field instanceof PDFOptionList ? field.getSelected() : [];
}

/**
 * A form may ask whoever shows it to draw its fields anew, from what they hold. That is done here, once: what was drawn
 * when the form was made could be something else. Letters of no font that is here cannot be.
 */
async function drawForms(document: PDFDocument): Promise<'drawn' | 'unknown letters'> {
  const held = document.catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  if (held?.lookup(needs) !== PDFBool.True) return 'drawn';
  held.delete(needs);
  const form = document.getForm();
  const plain = form.getDefaultFont();
  let wide: PDFFont | undefined;
  for (const field of form.getFields()) {
    if (!('updateAppearances' in field)) continue;
    const words = wordsOf(field);
    let font = plain;
    if (!knowsAll(plain, words)) {
      wide ??= await wideFont(document);
      if (!knowsAll(wide, words)) return 'unknown letters';
      font = wide;
    }
    try {
      (field as PDFTextField).updateAppearances(font);
    } catch {
      // A field without a place, which nobody sees.
    }
  }
  return 'drawn';
}
