import type { WorkTools } from '../workshop/serveWork';
import type { ListPage, ListPlaces } from './readListPage';

/** So many rows go in one message. */
const LOT = 2000;

/** A CSV with a title in brackets begins so too: JSON is read only where somebody expects it. */
const isJson = (bytes: Uint8Array) =>
  /^\uFEFF?\s*[[{]/.test(new TextDecoder().decode(bytes.subarray(0, 200)));

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reading files of rows, whatever they were written with. */
export const rowsBench = {
  /** Tells the rows below the titles, some at a time; answers the titles. `place` leads to the rows where it is JSON. */
  sheetRows: async (
    { tell }: WorkTools,
    bytes: Uint8Array,
    place: string | null,
  ): Promise<string[]> => {
    const { sheetRows } = await import('./sheetRows');
    const sheet = sheetRows();
    if (isZip(bytes)) await (await import('./xlsx/readXlsx')).readXlsx(bytes, sheet.add);
    else if (place !== null && isJson(bytes)) {
      (await import('./readJson')).readJson(bytes, place, sheet.add);
    } else (await import('./readCsv')).readCsv(bytes, sheet.add);
    const { headers, rows } = sheet.end();
    for (let from = 0; from < rows.length; from += LOT) await tell(rows.slice(from, from + LOT));
    return headers;
  } /** Reads an answer of a list that comes in pages. */,
  listPage: async (_tools: WorkTools, bytes: Uint8Array, places: ListPlaces): Promise<ListPage> =>
    (await import('./readListPage')).readListPage(bytes, places),
};
