import { PDFDict, PDFName, type PDFPage } from '@cantoo/pdf-lib';

const names = (...list: string[]) => list.map((name) => PDFName.of(name));

/** What leads from a page to others, and would bring them along. */
const ofPage = names('B', 'AA', 'StructParents');
const ofNote = names('P', 'Parent', 'Popup', 'Dest', 'A', 'AA', 'StructParent');
const link = PDFName.of('Link');

/** A stamp or a filled field stays as it is seen; where a link led to is somebody else's page. */
export function withoutLinks(page: PDFPage): void {
  for (const name of ofPage) page.node.delete(name);
  const notes = page.node.Annots();
  for (let at = (notes?.size() ?? 0) - 1; notes && at >= 0; at -= 1) {
    const note = page.doc.context.lookup(notes.get(at));
    if (!(note instanceof PDFDict) || note.get(PDFName.of('Subtype')) === link) notes.remove(at);
    else for (const name of ofNote) note.delete(name);
  }
}
