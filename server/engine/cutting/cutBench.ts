import type { WorkTools } from '../workshop/serveWork';

export interface PageRange {
  fromPage: number;
  toPage: number;
}

/** Cutting slips out of what the payroll system gave. */
export const cutBench = {
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
