import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../files/store/fileStore';
import { Fault } from '../http/fault';
import { Lost } from '../workshop/lost';
import type { Workshop } from '../workshop/openWorkshop';
import type { FlowLimits, FlowPart } from './flow/flowSheet';
import type { ListPage, ListPlaces } from './readListPage';
import type { SheetRow, SheetRows } from './sheetRows';

const HEAVY = 'El archivo pide demasiado para leerse: dividilo, o guardalo de nuevo como CSV.';
/** Fifty thousand rows on a busy machine; of what flows, until the next lot. */
const PATIENCE_MS = 30_000;

function told(error: unknown): unknown {
  if (!(error instanceof Lost)) return error;
  if (error.why === 'late' || error.why === 'memory') {
    return new Fault(413, 'archivo_grande', HEAVY, { fields: { file: HEAVY } });
  }
  const { retryAfter } = error;
  return retryAfter === undefined
    ? new Fault(503, 'demora', 'No se terminó de leer el archivo: probá de nuevo.')
    : new Fault(429, 'ocupado', 'Hay archivos tuyos sin terminar: probá en unos segundos.', {
        retryAfter,
      });
}

interface Reading {
  workshop: Workshop;
  /** The person who brought it. */
  turn: string;
  /** The person does not wait at a screen until it is done. */
  background?: boolean;
  /** Where the rows are if it is JSON, which then is read as well. */
  place?: string;
}

/** The rows of an uploaded file. */
export const readRows = async (
  { files, ...reading }: Reading & { files: FileStore },
  hash: string,
): Promise<SheetRows> => rowsOf(reading, await buffer(files.read(hash)));

/** The rows of a file, read where one that asks for too much costs nobody else anything. */
export async function rowsOf(
  { workshop, place, ...turn }: Reading,
  bytes: Uint8Array,
): Promise<SheetRows> {
  const rows: SheetRow[] = [];
  const onPart = async (part: unknown) => void rows.push(...(part as SheetRow[]));
  try {
    const options = { ...turn, patienceMs: PATIENCE_MS, onPart };
    const headers = await workshop.run('sheetRows', [bytes, place ?? null], options);
    return { headers, rows };
  } catch (error) {
    throw told(error);
  }
}

/** Reads a file that lies at a path, and hands over what is told of it; answers whether there were more rows. */
export async function flowRows(
  { workshop, place, ...turn }: Reading,
  { path, ...limits }: FlowLimits & { path: string },
  take: (part: FlowPart) => Promise<void>,
): Promise<boolean> {
  // The other process tells nothing else.
  const onPart = (part: unknown) => take(part as FlowPart);
  try {
    const options = { ...turn, patienceMs: PATIENCE_MS, onPart };
    return await workshop.run('sheetFlow', [path, place ?? null, limits], options);
  } catch (error) {
    throw told(error);
  }
}

/** Reads an answer of a list, in the same place. */
export async function listPageOf(
  { workshop, ...turn }: Omit<Reading, 'place'>,
  bytes: Uint8Array,
  places: ListPlaces,
): Promise<ListPage> {
  try {
    return await workshop.run('listPage', [bytes, places], { ...turn, patienceMs: PATIENCE_MS });
  } catch (error) {
    throw told(error);
  }
}
