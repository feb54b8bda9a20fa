import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';

/** Fewer than these weigh nothing worth the reading. */
const MANY = 20;

/** What the page draws, as text; null where it cannot be read. */
function drawn(page: PDFPage): string | null {
  const contents = page.node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
  let text = '';
  for (const part of parts) {
    const stream = part && page.doc.context.lookup(part);
    if (!(stream instanceof PDFRawStream)) return null;
    text += `${Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')}\n`;
  }
  return text;
}

/**
 * Some systems give all pages one list of fonts and images, those of everybody: without this each slip would carry
 * what stands on the others.
 */
export function trimResources(page: PDFPage): void {
  const { context } = page.doc;
  const resources = page.node.Resources();
  const kinds = (['XObject', 'Font'] as const).map((kind) => PDFName.of(kind));
  const lists = kinds.flatMap((kind) => {
    const list = resources?.lookupMaybe(kind, PDFDict);
    return list && list.keys().length > MANY ? [{ kind, list }] : [];
  });
  if (!resources || lists.length === 0) return;
  const text = drawn(page);
  if (text === null) return;
  const used = new Set(text.match(/\/[^\s/[\]<>()]+/g));
  const own = resources.clone(context);
  for (const { kind, list } of lists) {
    const kept = PDFDict.withContext(context);
    for (const [name, value] of list.entries()) {
      if (used.has(name.asString())) kept.set(name, value);
    }
    own.set(kind, kept);
  }
  page.node.set(PDFName.of('Resources'), own);
}
