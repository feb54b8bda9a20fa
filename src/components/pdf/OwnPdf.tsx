import { lazyPiece } from '../lazy/lazyPiece';
import { PdfFrame } from './PdfFrame';
import type { PdfSource } from './pdfSource';

const PdfViewer = lazyPiece(async () => (await import('./PdfViewer')).PdfViewer);

interface OwnPdfProps {
  name: string;
  /** Kept between renders: another one is another document. */
  source: PdfSource;
}

/** A PDF of whoever looks at it, which stays with them, within a page that goes on around it. */
export function OwnPdf({ name, source }: OwnPdfProps) {
  return (
    <PdfFrame>
      <PdfViewer name={name} source={source} />
    </PdfFrame>
  );
}
