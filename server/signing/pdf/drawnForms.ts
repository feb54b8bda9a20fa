import { PDFBool, PDFDict, type PDFDocument, PDFName, PDFTextField } from '@cantoo/pdf-lib';

const needs = PDFName.of('NeedAppearances');

/**
 * A form may ask whoever shows it to draw its fields anew, from what they hold. That is done here, once: what was drawn
 * when the form was made could be something else.
 */
export function drawForms(document: PDFDocument): void {
  const held = document.catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  if (held?.lookup(needs) !== PDFBool.True) return;
  held.delete(needs);
  const form = document.getForm();
  const font = form.getDefaultFont();
  for (const field of form.getFields()) {
    if (!('updateAppearances' in field)) continue;
    try {
      if (field instanceof PDFTextField) field.disableRichFormatting();
      (field as PDFTextField).updateAppearances(font);
    } catch {
      // Letters that the font of every reader does not have: what the form itself drew stays.
    }
  }
}
