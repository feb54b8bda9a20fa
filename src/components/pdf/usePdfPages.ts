import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import type { EditingManagers } from './editing/editingManagers';
import { type PdfTools, startViewer, WHOLE_WIDTH } from './startViewer';

/** The page is as wide as there is room for, and no larger than people read at ease. */
const READABLE = 'auto';

export interface PdfMatches {
  current: number;
  total: number;
}

/** Whether there is something to see yet. */
export type FirstPage = 'waiting' | 'drawn' | 'failed';

/** The pages of a document in a container, and what can be done with them. */
export function usePdfPages(document: PDFDocumentProxy, managers: EditingManagers | null) {
  const container = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [tools, setTools] = useState<PdfTools | null>(null);
  const [page, setPage] = useState(1);
  const [scale, setScale] = useState(1);
  const [matches, setMatches] = useState<PdfMatches | null>(null);
  const [drawing, setDrawing] = useState<FirstPage>('waiting');

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const started = startViewer({ container: element, document, alert: alert.current, managers });
    const { viewer, bus } = started.tools;
    bus.on('pagesinit', () => {
      viewer.currentScaleValue = READABLE;
    });
    bus.on('pagechanging', (event: { pageNumber: number }) => setPage(event.pageNumber));
    bus.on('scalechanging', (event: { scale: number }) => setScale(event.scale));
    bus.on('pagerendered', ({ pageNumber, error }: { pageNumber: number; error: unknown }) => {
      if (pageNumber !== 1) return;
      // Drawn anew at another size it has been seen all the same.
      setDrawing((known) => (known === 'drawn' || !error ? 'drawn' : 'failed'));
    });
    // The first while it looks, the second once it knows.
    for (const event of ['updatefindmatchescount', 'updatefindcontrolstate']) {
      bus.on(event, (found: { matchesCount: PdfMatches }) => setMatches(found.matchesCount));
    }
    setTools(started.tools);
    // Turned on its side, or in a window of another width, the pages still fit it.
    const watch = new ResizeObserver(() => {
      const chosen = viewer.currentScaleValue;
      if (chosen === WHOLE_WIDTH || chosen === READABLE) viewer.currentScaleValue = chosen;
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      started.stop();
    };
  }, [document, managers]);

  const find = (query: string, type: '' | 'again' = '', back = false) => {
    if (query === '') setMatches(null);
    tools?.bus.dispatch('find', {
      source: tools,
      type,
      query,
      highlightAll: true,
      caseSensitive: false,
      entireWord: false,
      matchDiacritics: false,
      findPrevious: back,
    });
  };
  const act = (change: (viewer: PdfTools['viewer']) => void) => () => {
    if (tools) change(tools.viewer);
  };
  return {
    container,
    alert,
    tools,
    page,
    pages: document.numPages,
    scale,
    matches,
    drawing,
    find,
    goTo: (number: number) => {
      if (tools) tools.viewer.currentPageNumber = Math.min(document.numPages, Math.max(1, number));
    },
    goToDestination: (destination: string | unknown[]) => {
      void tools?.links.goToDestination(destination as string);
    },
    zoomIn: act((viewer) => viewer.increaseScale()),
    zoomOut: act((viewer) => viewer.decreaseScale()),
    fit: act((viewer) => {
      viewer.currentScaleValue = WHOLE_WIDTH;
    }),
    rotate: act((viewer) => {
      viewer.pagesRotation = (viewer.pagesRotation + 90) % 360;
    }),
  };
}

export type PdfPagesTools = ReturnType<typeof usePdfPages>;
