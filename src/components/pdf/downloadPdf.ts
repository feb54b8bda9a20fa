import type { PDFDocumentProxy } from 'pdfjs-dist';

/** The file as it came, under its name. */
export async function downloadPdf(document: PDFDocumentProxy, name: string): Promise<void> {
  const bytes = await document.getData();
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/pdf' }));
  const link = window.document.createElement('a');
  link.href = url;
  link.download = name.toLowerCase().endsWith('.pdf') ? name : `${name}.pdf`;
  link.click();
  // The browser has to begin before the copy goes away.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
