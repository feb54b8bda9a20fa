import type { PDFDocumentProxy } from 'pdfjs-dist';
import { pdfjs } from '../pdfLibrary';
import type { PdfTools } from '../startViewer';
import { putDown } from './putDown';

/** The document with all that was written on it, as bytes. */
export async function savedBytes(
  tools: PdfTools | null,
  document: PDFDocumentProxy,
): Promise<Uint8Array> {
  const { NONE } = pdfjs.AnnotationEditorType;
  if (tools?.ui && tools.ui.getMode() !== NONE) {
    // What is still being written would be left out of what is saved.
    await putDown(tools.ui);
    const over = new Promise((resolve) => tools.bus.on('annotationeditormodechanged', resolve));
    tools.viewer.annotationEditorMode = { mode: NONE };
    await over;
  }
  return document.saveDocument();
}
