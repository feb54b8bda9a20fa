import { counted } from '@contract/core/counted';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { linkStaged } from '../../../db/schema/sync';
import { conflict } from '../../../engine/http/fault';
import { MOST_ROWS, type SheetRows } from '../../../engine/imports/sheetRows';

/** About so many rows are looked at together. */
const USUAL = 5000;

export interface Part {
  rows: SheetRows['rows'];
  /** The staged rows of these are its own. */
  first: number;
  last: number;
}

/** The rows to be looked at next, in the order of the file; null where there are none any more. */
export async function nextPart(db: Db, runId: number, after: number | null): Promise<Part | null> {
  const { part, number, cells } = linkStaged;
  const waiting = and(eq(linkStaged.runId, runId), after === null ? undefined : gt(part, after));
  const ordered = db.select({ part }).from(linkStaged).where(waiting).orderBy(part);
  const [usual] = await ordered.offset(USUAL - 1).limit(1);
  // Rows that name the same stay together, however many.
  const upTo = usual ? and(waiting, lte(part, usual.part)) : waiting;
  const found = await db
    .select({ part, number, cells })
    .from(linkStaged)
    .where(upTo)
    .orderBy(number)
    .limit(MOST_ROWS + 1);
  if (found.length > MOST_ROWS) {
    throw conflict(
      `Más de ${counted(MOST_ROWS, 'fila', 'filas')} nombran lo mismo: revisá la columna que lo dice.`,
    );
  }
  if (found.length === 0) return null;
  const parts = found.map((row) => row.part);
  return {
    rows: found.map(({ number, cells }) => ({ number, cells })),
    first: Math.min(...parts),
    last: Math.max(...parts),
  };
}
