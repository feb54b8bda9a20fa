import { useEffect } from 'react';
import type { PdfTools } from './startViewer';

/** Goes to a page that somebody else chooses, as soon as the pages are there. */
export function useShownPage(tools: PdfTools | null, page: number | undefined): void {
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
