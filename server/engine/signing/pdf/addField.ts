import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

const PRINTED = 4;

function formOf({ context, catalog }: PDFDocument): PDFDict {
  const held = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  const form = held ?? context.obj({});
  if (!held) catalog.set(PDFName.of('AcroForm'), context.register(form));
  if (!form.lookupMaybe(PDFName.of('Fields'), PDFArray)) {
    form.set(PDFName.of('Fields'), context.obj([]));
  }
  // A reader that draws the fields anew would draw something else than what was signed.
  form.delete(PDFName.of('NeedAppearances'));
  // There are signatures, and whatever comes later is added at the end.
  form.set(PDFName.of('SigFlags'), context.obj(3));
  return form;
}

interface EmptyField {
  name: string;
  type: 'Sig' | 'Tx';
  rect: number[];
  /** The field shows this until somebody signs. */
  shown?: PDFRef;
}

/** An empty field with one place on a page, to be filled in when somebody signs. */
export function addField(
  document: PDFDocument,
  page: PDFPage,
  { name, type, rect, shown }: EmptyField,
): void {
  const { context } = document;
  const text =
    type === 'Tx' ? { Ff: 1 | (1 << 12), DA: PDFHexString.fromText('/Helv 8 Tf 0 g') } : {};
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: type,
      T: PDFHexString.fromText(name),
      F: PRINTED,
      Rect: rect,
      P: page.ref,
      ...(shown ? { AP: { N: shown } } : {}),
      ...text,
    }),
  );
  formOf(document).lookup(PDFName.of('Fields'), PDFArray).push(field);
  page.node.addAnnot(field);
}
