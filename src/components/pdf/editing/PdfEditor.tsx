import Alert from '@mui/material/Alert';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect } from 'react';
import { LeaveGuard } from '../../form/LeaveGuard';
import type { PdfTools } from '../startViewer';
import { PdfEditBar } from './PdfEditBar';
import { PdfEditingDialogs } from './PdfEditingDialogs';
import type { EditingDialogs } from './useEditingDialogs';
import { useEditorKeys } from './useEditorKeys';
import { type KeepPdf, useKeepPdf } from './useKeepPdf';
import { usePdfEditing } from './usePdfEditing';

interface PdfEditorProps extends KeepPdf {
  document: PDFDocumentProxy;
  tools: PdfTools | null;
  dialogs: EditingDialogs;
  /** Where its keys are heard. */
  area: RefObject<HTMLElement | null>;
}

/** Writing on a document: the tools, their dialogs, keeping it, and the warning before it is lost. */
export function PdfEditor({ document, tools, dialogs, area, onSave, onUnsaved }: PdfEditorProps) {
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
