import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { AppError } from '@/services/wms/appError';
import { pagesWhileOpen } from './pagesWhileOpen';
import { NoPages, pdfFailure } from './pdfFailure';
import { pdfjs, resources } from './pdfLibrary';
import { type PdfSource, pdfOpening } from './pdfSource';

export type PdfState =
  | { step: 'loading'; percent: number | null }
  /** `wrong`: the last one given did not open it. */
  | { step: 'locked'; wrong: boolean; open: (password: string) => void }
  | { step: 'failed'; failure: AppError }
  | { step: 'ready'; document: PDFDocumentProxy };

/** Only the parts of a large file that are looked at travel: its first page need not wait for the last. */
const onDemand = { disableStream: true, disableAutoFetch: true };

const starting: PdfState = { step: 'loading', percent: null };

/** Opens a document and closes it again; `attempt` opens it anew. */
export function usePdfDocument(source: PdfSource, attempt: number): PdfState {
  const [state, setState] = useState<PdfState>(starting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another opening
  useEffect(() => {
    let left = false;
    let opened = false;
    let close = () => {};
    setState(starting);
    // A state that arrives after the document is open would take it off the screen again.
    const show = (next: PdfState) => {
      if (left || opened) return;
      opened = next.step === 'ready';
      setState(next);
    };
    const open = async () => {
      const opening = await pdfOpening(source);
      if (left) return;
      const task = pdfjs.getDocument({ ...opening, ...resources, ...onDemand, enableXfa: false });
      close = () => void task.destroy();
      task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
        show({
          step: 'loading',
          percent: total > 0 ? Math.min(100, Math.round((loaded / total) * 100)) : null,
        });
      task.onPassword = (give: (password: string) => void, reason: number) =>
        show({
          step: 'locked',
          wrong: reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD,
          open: give,
        });
      const document = await task.promise;
      pagesWhileOpen(document, () => !left);
      // Some files open and have nothing to show: better said than seen as an empty box.
      if (document.numPages === 0) throw new NoPages();
      await document.getPage(1);
      show({ step: 'ready', document });
    };
    open().catch((error: unknown) => show({ step: 'failed', failure: pdfFailure(error) }));
    return () => {
      left = true;
      close();
    };
  }, [source, attempt]);
  return state;
}
