import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { IconName } from '../icons/icons';
import type { PdfPagesTools } from './usePdfPages';

export interface DocumentAction {
  icon: IconName;
  label: string;
  keys?: string;
  onClick: () => void;
}

interface Parts {
  pdf: PdfPagesTools;
  document: PDFDocumentProxy;
  name: string;
  onPrint: () => void;
}

/** The actions that a large screen shows as buttons and a phone as a menu. */
export function documentActions({ pdf, document, name, onPrint }: Parts) {
  const sizes: DocumentAction[] = [
    { icon: 'zoomOut', label: 'Achicar', keys: '-', onClick: pdf.zoomOut },
    { icon: 'zoomIn', label: 'Agrandar', keys: '+', onClick: pdf.zoomIn },
    { icon: 'fitAll', label: 'Ajustar al ancho', onClick: pdf.fit },
    { icon: 'rotate', label: 'Girar', keys: 'R', onClick: pdf.rotate },
  ];
  const papers: DocumentAction[] = [
    { icon: 'print', label: 'Imprimir', keys: 'Control+P', onClick: onPrint },
    { icon: 'download', label: 'Descargar', onClick: () => void downloadPdf(document, name) },
  ];
  return { sizes, papers };
}

/** The file as it came, under its name. */
async function downloadPdf(document: PDFDocumentProxy, name: string): Promise<void> {
  const bytes = await document.getData();
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/pdf' }));
  const link = window.document.createElement('a');
  link.href = url;
  link.download = name.toLowerCase().endsWith('.pdf') ? name : `${name}.pdf`;
  link.click();
  // The browser has to begin before the copy goes away.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
