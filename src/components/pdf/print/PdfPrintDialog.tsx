import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useId } from 'react';
import { ProgressLine } from '../../feedback/ProgressLine';
import { ErrorState } from '../../state/ErrorState';
import { PrintSheets } from './PrintSheets';
import { usePrintSheets } from './usePrintSheets';

interface PdfPrintDialogProps {
  document: PDFDocumentProxy;
  name: string;
  onClose: () => void;
}

/** Prepares the pages for the paper, says how far it got, and hands them to the browser. */
export function PdfPrintDialog({ document, name, onClose }: PdfPrintDialogProps) {
  const id = useId();
  const { sheets, failure, ready } = usePrintSheets(document);
  return (
    <Dialog open={!ready} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Preparando la impresión</DialogTitle>
      <DialogContent>
        {failure ? (
          <ErrorState error={failure} title="No pudimos preparar las páginas" />
        ) : (
          <ProgressLine
            label={`Preparando ${name}`}
            done={sheets.length}
            total={document.numPages}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{failure ? 'Cerrar' : 'Cancelar'}</Button>
      </DialogActions>
      {ready ? <PrintSheets sheets={sheets} onPrinted={onClose} /> : null}
    </Dialog>
  );
}
