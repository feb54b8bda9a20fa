import { open, readFile } from 'node:fs/promises';
import type { WorkTools } from '../../workshop/serveWork';
import { noRows, type SheetRow, tooMany, writtenCells } from '../sheetRows';
import { wholeSheet } from '../wholeSheet';
import { flowCsv } from './flowCsv';
import { isJson, isZip } from './isReadWhole';

export interface FlowLimits {
  /** So many rows of a CSV are read; other files have their own limit. */
  most: number;
  /** Leaves the rest of a longer one unread, instead of refusing it. */
  stops: boolean;
}

/** A file is told on the way: its titles first, then its rows. */
export type FlowPart = { headers: string[] } | { rows: SheetRow[] };

/** So many rows go in one message. */
const LOT = 2000;

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(200), 0, 200, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function flow(
  tell: (part: FlowPart) => Promise<void>,
  file: string,
  { most, stops }: FlowLimits,
): Promise<boolean> {
  let titled = false;
  let lot: SheetRow[] = [];
  let count = 0;
  let more = false;
  for await (const { number, cells: written } of flowCsv(file)) {
    const cells = writtenCells(written);
    if (!cells) continue;
    if (!titled) {
      titled = true;
      await tell({ headers: cells });
      continue;
    }
    if (count === most) {
      if (!stops) throw tooMany(most);
      more = true;
      break;
    }
    count += 1;
    lot.push({ number, cells });
    if (lot.length < LOT) continue;
    await tell({ rows: lot });
    lot = [];
  }
  if (count === 0) throw noRows();
  if (lot.length > 0) await tell({ rows: lot });
  return more;
}

/** Tells the titles and the rows of a file, some at a time; answers whether there were more. */
export async function flowSheet(
  { tell }: WorkTools,
  file: string,
  place: string | null,
  limits: FlowLimits,
): Promise<boolean> {
  const head = await headOf(file);
  if (!isZip(head) && (place === null || !isJson(head))) return flow(tell, file, limits);
  const { headers, rows } = await wholeSheet(await readFile(file), place);
  await tell({ headers } satisfies FlowPart);
  for (let from = 0; from < rows.length; from += LOT) {
    await tell({ rows: rows.slice(from, from + LOT) } satisfies FlowPart);
  }
  return false;
}
