import {
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  type PDFFont,
  PDFName,
  PDFOptionList,
  PDFTextField,
} from '@cantoo/pdf-lib';
import { knowsAll, wideFont } from '../../paper/textFont';

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
export async function drawForms(document: PDFDocument): Promise<'drawn' | 'unknown letters'> {
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
