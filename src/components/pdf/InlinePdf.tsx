import { lazyPiece } from '../lazy/lazyPiece';
import { PdfFrame } from './PdfFrame';

const ServerPdf = lazyPiece(async () => (await import('./ServerPdf')).ServerPdf);

interface InlinePdfProps {
  file: { name: string; url: string };
  /** Once its first page is before the eyes. */
  onDrawn?: () => void;
}

/** A PDF of the server within a page that goes on around it. */
export function InlinePdf({ file: { name, url }, onDrawn }: InlinePdfProps) {
  return (
    <PdfFrame>
      <ServerPdf key={url} name={name} address={url} onDrawn={onDrawn} />
    </PdfFrame>
  );
}
