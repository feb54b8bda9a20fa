import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../a11y/visuallyHidden';
import { PdfEditor } from './editing/PdfEditor';
import { useEditingDialogs } from './editing/useEditingDialogs';
import type { KeepPdf } from './editing/useKeepPdf';
import { PdfToolbar } from './PdfToolbar';
import { PdfPanel } from './panel/PdfPanel';
import { PdfPrintDialog } from './print/PdfPrintDialog';
import { usePdfGestures } from './usePdfGestures';
import { usePdfPages } from './usePdfPages';
import { usePdfShortcuts } from './usePdfShortcuts';
import { useShownPage } from './useShownPage';

interface PdfPagesProps extends Partial<KeepPdf> {
  document: PDFDocumentProxy;
  name: string;
  /** To be shown first, and whenever it changes. */
  page?: number;
  /** Once its first page is before the eyes. */
  onDrawn?: () => void;
  onRetry: () => void;
}

/** An open document: its pages, one below the other, the tools above them and the way around beside them. */
export function PdfPages(props: PdfPagesProps) {
  const { document, name, page, onSave, onUnsaved, onDrawn, onRetry } = props;
  const area = useRef<HTMLDivElement>(null);
  const dialogs = useEditingDialogs(onSave !== undefined);
  const pdf = usePdfPages(document, dialogs.managers);
  const [finding, setFinding] = useState(false);
  const [panel, setPanel] = useState(false);
  const [printing, setPrinting] = useState(false);
  const showFind = (show: boolean) => {
    if (!show) pdf.find('');
    setFinding(show);
  };
  usePdfShortcuts({
    area,
    pdf,
    onFind: () => showFind(true),
    onPrint: () => setPrinting(true),
  });
  usePdfGestures(pdf);
  useShownPage(pdf.tools, page);
  const drawn = pdf.drawing === 'drawn';
  useEffect(() => {
    if (drawn) onDrawn?.();
  }, [drawn, onDrawn]);
  return (
    <Box ref={area} sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <PdfToolbar
        pdf={pdf}
        document={document}
        name={name}
        finding={finding}
        onFinding={showFind}
        panel={panel}
        onPanel={setPanel}
        onPrint={() => setPrinting(true)}
      />
      {pdf.drawing === 'failed' ? (
        <Alert
          severity="error"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              Reintentar
            </Button>
          }
        >
          No pudimos mostrar la primera página.
        </Alert>
      ) : null}
      {onSave ? (
        <PdfEditor
          document={document}
          tools={pdf.tools}
          dialogs={dialogs}
          area={area}
          onSave={onSave}
          onUnsaved={onUnsaved}
        />
      ) : null}
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        {panel ? <PdfPanel document={document} pdf={pdf} onClose={() => setPanel(false)} /> : null}
        <Box sx={{ position: 'relative', flex: 1, minWidth: 0, bgcolor: 'surface.sunken' }}>
          {/* The library measures itself against this box, which must be absolute. */}
          <Box
            ref={pdf.container}
            tabIndex={0}
            role="region"
            aria-label={`Páginas de ${name}`}
            sx={{ position: 'absolute', inset: 0, overflow: 'auto', touchAction: 'pan-x pan-y' }}
          >
            <div className="pdfViewer" />
            <Box ref={pdf.alert} aria-live="polite" sx={visuallyHidden} />
          </Box>
        </Box>
      </Box>
      <Box aria-live="polite" sx={visuallyHidden}>
        {`Página ${pdf.page} de ${pdf.pages}`}
      </Box>
      {printing ? (
        <PdfPrintDialog document={document} name={name} onClose={() => setPrinting(false)} />
      ) : null}
    </Box>
  );
}
