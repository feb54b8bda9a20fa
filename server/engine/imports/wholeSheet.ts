import { isJson, isZip } from './flow/isReadWhole';
import { type SheetRows, sheetRows } from './sheetRows';

/** Reads a file of rows whole, whatever it was written with. `place` leads to the rows where it is JSON. */
export async function wholeSheet(bytes: Uint8Array, place: string | null): Promise<SheetRows> {
  const sheet = sheetRows();
  if (isZip(bytes)) await (await import('./xlsx/readXlsx')).readXlsx(bytes, sheet.add);
  else if (place !== null && isJson(bytes)) {
    (await import('./readJson')).readJson(bytes, place, sheet.add);
  } else (await import('./readCsv')).readCsv(bytes, sheet.add);
  return sheet.end();
}
