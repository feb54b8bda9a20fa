import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { parts, pdfjs } from './pdfLibrary';

const WHOLE_WIDTH = 'page-width';
/** As wide as there is room for, and no larger than one reads at ease. */
const READABLE = 'auto';

interface Tools {
  viewer: InstanceType<typeof parts.PDFViewer>;
  bus: InstanceType<typeof parts.EventBus>;
}

export interface PdfMatches {
  current: number;
  total: number;
}

/** The pages of a document in a container, and what can be done with them. */
export function usePdfPages(document: PDFDocumentProxy) {
  const container = useRef<HTMLDivElement>(null);
  const [tools, setTools] = useState<Tools | null>(null);
  const [page, setPage] = useState(1);
  const [scale, setScale] = useState(1);
  const [matches, setMatches] = useState<PdfMatches | null>(null);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const ending = new AbortController();
    const bus = new parts.EventBus();
    const l10n = new parts.GenericL10n('es-AR');
    const linkService = new parts.PDFLinkService({
      eventBus: bus,
      externalLinkTarget: parts.LinkTarget.BLANK,
      externalLinkRel: 'noopener noreferrer',
    });
    const options = {
      container: element,
      eventBus: bus,
      linkService,
      findController: new parts.PDFFindController({ eventBus: bus, linkService }),
      l10n,
      abortSignal: ending.signal,
      annotationEditorMode: pdfjs.AnnotationEditorType.DISABLE,
    };
    const viewer = new parts.PDFViewer(options);
    linkService.setViewer(viewer);
    // Names what the library draws, now and later.
    void l10n.translate(element);
    bus.on('pagesinit', () => {
      viewer.currentScaleValue = READABLE;
    });
    bus.on('pagechanging', (event: { pageNumber: number }) => setPage(event.pageNumber));
    bus.on('scalechanging', (event: { scale: number }) => setScale(event.scale));
    // The first while it looks, the second once it knows.
    for (const event of ['updatefindmatchescount', 'updatefindcontrolstate']) {
      bus.on(event, (found: { matchesCount: PdfMatches }) => setMatches(found.matchesCount));
    }
    viewer.setDocument(document);
    linkService.setDocument(document);
    setTools({ viewer, bus });
    // Turned on its side, or in a window of another width, the pages still fit it.
    const watch = new ResizeObserver(() => {
      const chosen = viewer.currentScaleValue;
      if (chosen === WHOLE_WIDTH || chosen === READABLE) viewer.currentScaleValue = chosen;
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      ending.abort();
      viewer.cleanup();
      void l10n.destroy();
    };
  }, [document]);

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
  const act = (change: (viewer: Tools['viewer']) => void) => () => {
    if (tools) change(tools.viewer);
  };
  return {
    container,
    page,
    pages: document.numPages,
    scale,
    matches,
    find,
    goTo: (number: number) => {
      if (tools) tools.viewer.currentPageNumber = Math.min(document.numPages, Math.max(1, number));
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
