import type { ReactNode } from 'react';
import { PdfDialog } from './PdfDialog';
import { useServerPdf } from './useServerPdf';

interface ServerPdfDialogProps {
  name: string;
  /** The address as the server gave it. */
  address: string;
  /** A document that can be saved can be written on. */
  onSave?: (bytes: Uint8Array) => Promise<unknown>;
  /** Once its first page is before the eyes. */
  onDrawn?: () => void;
  footer?: ReactNode;
  onClose: () => void;
}

/** A PDF that the server keeps, over the whole screen. */
export function ServerPdfDialog({ address, ...dialog }: ServerPdfDialogProps) {
  return <PdfDialog source={useServerPdf(address)} {...dialog} />;
}
