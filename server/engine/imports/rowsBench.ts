import type { WorkTools } from '../workshop/serveWork';
import type { FlowLimits } from './flow/flowSheet';
import type { ListPage, ListPlaces } from './readListPage';

/** So many rows go in one message. */
const LOT = 2000;

/** Reading files of rows, whatever they were written with. */
export const rowsBench = {
  /** Tells the rows below the titles, some at a time; answers the titles. */
  sheetRows: async (
    { tell }: WorkTools,
    bytes: Uint8Array,
    place: string | null,
  ): Promise<string[]> => {
    const { wholeSheet } = await import('./wholeSheet');
    const { headers, rows } = await wholeSheet(bytes, place);
    for (let from = 0; from < rows.length; from += LOT) await tell(rows.slice(from, from + LOT));
    return headers;
  },
  /** Tells the titles and then the rows of a file that lies at a path; answers whether there were more. */
  sheetFlow: async (
    tools: WorkTools,
    file: string,
    place: string | null,
    limits: FlowLimits,
  ): Promise<boolean> => (await import('./flow/flowSheet')).flowSheet(tools, file, place, limits),
  /** Reads an answer of a list that comes in pages. */
  listPage: async (_tools: WorkTools, bytes: Uint8Array, places: ListPlaces): Promise<ListPage> =>
    (await import('./readListPage')).readListPage(bytes, places),
};
