import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../a11y/visuallyHidden';
import { LeaveGuard } from '../form/LeaveGuard';
import { KeysDialog } from '../keys/KeysDialog';
import { notOnPaper } from '../paper/paperMarks';
import { PdfEditBar } from './editing/PdfEditBar';
import { PdfEditingDialogs } from './editing/PdfEditingDialogs';
import { type EditingDialogs, useEditingDialogs } from './editing/useEditingDialogs';
import { useEditorKeys } from './editing/useEditorKeys';
import type { KeepPdf } from './editing/useKeepPdf';
import { useKeepPdf } from './editing/useKeepPdf';
import { usePdfEditing } from './editing/usePdfEditing';
import { PdfToolbar } from './PdfToolbar';
import { PdfPanel } from './panel/PdfPanel';
import { PdfPrintDialog } from './print/PdfPrintDialog';
import type { PdfTools } from './startViewer';
import { usePdfGestures } from './usePdfGestures';
import { usePdfPages } from './usePdfPages';
import { usePdfShortcuts } from './usePdfShortcuts';

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
  const [helping, setHelping] = useState(false);
  const showFind = (show: boolean) => {
    if (!show) pdf.find('');
    setFinding(show);
  };
  usePdfShortcuts({
    area,
    pdf,
    onFind: () => showFind(true),
    onPrint: () => setPrinting(true),
    onHelp: () => setHelping(true),
  });
  usePdfGestures(pdf);
  useShownPage(pdf.tools, page);
  const drawn = pdf.drawing === 'drawn';
  useEffect(() => {
    if (drawn) onDrawn?.();
  }, [drawn, onDrawn]);
  return (
    <Box
      ref={area}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        minHeight: 0,
        '@media print': { display: 'block' },
      }}
    >
      <Box sx={notOnPaper}>
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
      </Box>
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
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0, '@media print': { display: 'block' } }}>
        {panel ? <PdfPanel document={document} pdf={pdf} onClose={() => setPanel(false)} /> : null}
        <Box
          sx={{
            position: 'relative',
            flex: 1,
            minWidth: 0,
            bgcolor: 'surface.sunken',
            '@media print': { bgcolor: 'transparent' },
          }}
        >
          {/* The library measures itself against this box, which must be absolute. */}
          <Box
            ref={pdf.container}
            tabIndex={0}
            role="region"
            aria-label={`Páginas de ${name}`}
            sx={{
              position: 'absolute',
              inset: 0,
              overflow: 'auto',
              touchAction: 'pan-x pan-y',
              '@media print': onPaper,
            }}
          >
            <div className="pdfViewer" />
            <Box ref={pdf.alert} aria-live="polite" sx={visuallyHidden} />
          </Box>
        </Box>
      </Box>
      <Box aria-live="polite" sx={visuallyHidden}>
        {`Página ${pdf.page} de ${pdf.pages}`}
      </Box>
      {pdf.pages > 1 ? (
        <Typography
          variant="caption"
          sx={{ display: 'none', '@media print': { display: 'block' } }}
        >
          El documento tiene {pdf.pages} hojas: para imprimirlas todas, usá «Imprimir» en su visor.
        </Typography>
      ) : null}
      {printing ? (
        <PdfPrintDialog document={document} name={name} onClose={() => setPrinting(false)} />
      ) : null}
      {helping ? <KeysDialog keys={pdfKeys} onClose={() => setHelping(false)} /> : null}
    </Box>
  );
}

/** Within the paper of a record: the pages that are drawn, as wide as the sheet. */
const onPaper = {
  position: 'static',
  overflow: 'visible',
  '& .page': {
    width: 'auto !important',
    height: 'auto !important',
    margin: '0 !important',
    border: '0 !important',
    textAlign: 'center',
    breakInside: 'avoid',
  },
  // The layers over the drawing keep the size of the screen, and the browser would shrink the sheet to hold them.
  '& .page:not([data-loaded]), & .page > :not(.canvasWrapper)': { display: 'none !important' },
  '& .canvasWrapper': {
    position: 'static !important',
    width: 'auto !important',
    height: 'auto !important',
    overflow: 'visible !important',
  },
  '& canvas': {
    position: 'static !important',
    // The first one with the head of the record over it, on one sheet.
    height: '200mm !important',
    width: 'auto !important',
    maxWidth: '100%',
    objectFit: 'contain',
  },
} as const;

const pdfKeys = [
  ['/ o Ctrl + F', 'Buscar en el documento'],
  ['Re Pág / Av Pág', 'Página anterior o siguiente'],
  ['+ / -', 'Acercar o alejar'],
  ['r', 'Girar'],
  ['Ctrl + P', 'Imprimir'],
  ['?', 'Esta ayuda'],
] as const;

/** Goes to a page that somebody else chooses, as soon as the pages are there. */
function useShownPage(tools: PdfTools | null, page: number | undefined): void {
  useEffect(() => {
    if (!tools || page === undefined) return;
    const { viewer, bus } = tools;
    const go = () => {
      if (page <= viewer.pagesCount) viewer.currentPageNumber = page;
    };
    go();
    bus.on('pagesinit', go);
    return () => bus.off('pagesinit', go);
  }, [tools, page]);
}

interface PdfEditorProps extends KeepPdf {
  document: PDFDocumentProxy;
  tools: PdfTools | null;
  dialogs: EditingDialogs;
  /** Where its keys are heard. */
  area: RefObject<HTMLElement | null>;
}

/** Writing on a document: the tools, their dialogs, keeping it, and the warning before it is lost. */
function PdfEditor({ document, tools, dialogs, area, onSave, onUnsaved }: PdfEditorProps) {
  const editing = usePdfEditing(tools, document);
  const { save, saving, passing, failure } = useKeepPdf(editing, onSave);
  useEditorKeys({ area, tools, editing, onAnother: dialogs.make });
  useEffect(() => onUnsaved?.(editing.unsaved), [editing.unsaved, onUnsaved]);
  return (
    <>
      <PdfEditBar editing={editing} saving={saving} onSave={save} onMake={dialogs.make} />
      {failure ? (
        <Alert severity="error" role="alert">
          {failure.message} Lo que escribiste sigue en la página.
        </Alert>
      ) : null}
      <PdfEditingDialogs dialogs={dialogs} editing={editing} />
      {editing.unsaved ? (
        <LeaveGuard passing={passing}>Lo que escribiste en el documento se va a perder.</LeaveGuard>
      ) : null}
    </>
  );
}
