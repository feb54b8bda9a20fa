import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AppError } from '@/services/wms/appError';
import { ProgressLine } from '../../feedback/ProgressLine';
import { ownSheetsId } from '../../paper/paperMarks';
import { asAppError } from '../../state/asAppError';
import { ErrorState } from '../../state/ErrorState';
import { pdfjs } from '../pdfLibrary';

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

/** The pages as pictures, one after the other; leaving stops it and gives the memory back. */
function usePrintSheets(document: PDFDocumentProxy) {
  const [sheets, setSheets] = useState<Sheet[]>([]);
  const [failure, setFailure] = useState<AppError | null>(null);
  useEffect(() => {
    let left = false;
    const made: Sheet[] = [];
    const canvas = window.document.createElement('canvas');
    const draw = async () => {
      for (let number = 1; number <= document.numPages && !left; number += 1) {
        made.push(await drawSheet(document, number, canvas));
        if (!left) setSheets([...made]);
      }
    };
    const forget = () => {
      for (const { url } of made) URL.revokeObjectURL(url);
      // Otherwise the canvas keeps its pixels until it is collected.
      canvas.width = 0;
    };
    const drawn = draw().catch((error: unknown) => setFailure(asAppError(error)));
    return () => {
      left = true;
      // The page being drawn when it was left is made all the same.
      void drawn.then(forget);
    };
  }, [document]);
  return { sheets, failure, ready: sheets.length === document.numPages };
}

interface PrintSheetsProps {
  sheets: readonly Sheet[];
  onPrinted: () => void;
}

/** The pages on the paper, alone: all else is hidden from the printer. */
function PrintSheets({ sheets, onPrinted }: PrintSheetsProps) {
  const [loaded, setLoaded] = useState(0);
  const printed = useRef(onPrinted);
  printed.current = onPrinted;
  const asked = useRef(false);
  const all = loaded >= sheets.length;
  useEffect(() => {
    if (!all || asked.current) return;
    asked.current = true;
    // Before it asks: some browsers wait inside, others come back at once.
    window.addEventListener('afterprint', () => printed.current(), { once: true });
    window.print();
  }, [all]);
  const [first] = sheets;
  return createPortal(
    <>
      <GlobalStyles
        styles={{
          '@page': { size: `${first?.width ?? 595}pt ${first?.height ?? 842}pt`, margin: 0 },
          '@media print': {
            [`body > *:not(#${ownSheetsId})`]: { display: 'none !important' },
            [`#${ownSheetsId}`]: { display: 'block !important' },
            'html, body': { background: 'none !important', height: 'auto !important' },
          },
        }}
      />
      <Box id={ownSheetsId} aria-hidden sx={{ display: 'none' }}>
        {sheets.map(({ url }) => (
          <Box
            key={url}
            component="img"
            src={url}
            alt=""
            onLoad={() => setLoaded((known) => known + 1)}
            sx={{
              display: 'block',
              width: '100vw',
              height: '100vh',
              objectFit: 'contain',
              breakAfter: 'page',
              '&:last-of-type': { breakAfter: 'auto' },
            }}
          />
        ))}
      </Box>
    </>,
    window.document.body,
  );
}

const DPI = 150;
/** A phone's canvas can hold this much; a plan of two metres is drawn coarser. */
const MOST_PIXELS = 16_000_000;
const POINTS_PER_INCH = 72;

interface Sheet {
  url: string;
  /** In points. */
  width: number;
  height: number;
}

/** This draws a page as it goes to the paper, with what was written on it; the same canvas serves all pages. */
async function drawSheet(
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
