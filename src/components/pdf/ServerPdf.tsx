import { PdfViewer } from './PdfViewer';
import { useServerPdf } from './useServerPdf';

interface ServerPdfProps {
  name: string;
  /** The address as the server gave it. */
  address: string;
  /** Opens at this one, and goes there when it changes. */
  page?: number;
  /** Once its first page is before the eyes. */
  onDrawn?: () => void;
}

/** A PDF that the server keeps, inside a page. Load it lazily: it brings the library. */
export function ServerPdf({ address, ...viewer }: ServerPdfProps) {
  return <PdfViewer source={useServerPdf(address)} {...viewer} />;
}
