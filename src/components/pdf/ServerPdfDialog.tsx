import { PdfDialog } from './PdfDialog';
import { useServerPdf } from './useServerPdf';

interface ServerPdfDialogProps {
  name: string;
  /** As the server gave it. */
  address: string;
  onClose: () => void;
}

/** A PDF that the server keeps, over the whole screen. */
export function ServerPdfDialog({ name, address, onClose }: ServerPdfDialogProps) {
  return <PdfDialog name={name} source={useServerPdf(address)} onClose={onClose} />;
}
