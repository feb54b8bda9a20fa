import type { PDFDocumentProxy } from 'pdfjs-dist';
import { pdfjs } from '../pdfLibrary';

const DPI = 150;
/** What a phone's canvas can hold; a plan of two metres is drawn coarser. */
const MOST_PIXELS = 16_000_000;
const POINTS_PER_INCH = 72;

export interface Sheet {
  url: string;
  /** In points. */
  width: number;
  height: number;
}

/** One page as it goes to the paper, with what was written on it; the same canvas serves all of them. */
export async function drawSheet(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
): Promise<Sheet> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const wanted = DPI / POINTS_PER_INCH;
  const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  await page.render({
    canvas,
    viewport,
    intent: 'print',
    annotationMode: pdfjs.AnnotationMode.ENABLE_STORAGE,
    printAnnotationStorage: document.annotationStorage.print,
  }).promise;
  page.cleanup();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(`Page ${number} could not be drawn`);
  return { url: URL.createObjectURL(blob), width, height };
}
