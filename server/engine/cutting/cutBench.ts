import type { WorkTools } from '../workshop/serveWork';

export interface PageRange {
  fromPage: number;
  toPage: number;
}

/** Cutting slips out of what the payroll system gave. */
export const cutBench = {
  /** Whether what is cut out of it would be something else than what readers show of it; it fails where nothing can be. */
  cutHides: async (_tools: WorkTools, bytes: Uint8Array): Promise<boolean> => {
    const { loadPdf } = await import('../signing/pdf/loadPdf');
    const { hidesObjects } = await import('../signing/pdf/hiddenObjects');
    return hidesObjects(bytes, await loadPdf(bytes));
  },
  /** A PDF for each range; the file is opened once for all of them. */
  cutPages: async (
    _tools: WorkTools,
    bytes: Uint8Array,
    ranges: readonly PageRange[],
  ): Promise<Uint8Array[]> => {
    const { openPageCutter } = await import('./pageCutter');
    const cutter = await openPageCutter(bytes);
    const slips: Uint8Array[] = [];
    for (const { fromPage, toPage } of ranges) slips.push(await cutter.cut(fromPage, toPage));
    return slips;
  },
};
