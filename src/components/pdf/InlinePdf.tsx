import { lazy } from 'react';
import { PdfFrame } from './PdfFrame';

const ServerPdf = lazy(() =>
  import('./ServerPdf').then((loaded) => ({ default: loaded.ServerPdf })),
);

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
