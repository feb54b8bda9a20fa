import type { Db } from '../../db/client';
import { notFound } from '../http/fault';
import { staleVersion } from '../http/staleVersion';

interface Asked {
  id?: number;
  version?: number;
}

interface Kept<Row> {
  lock(db: Db, id: number): Promise<Row | undefined>;
  /** What is shown of it to who comes second; the row itself unless said. */
  shown?(db: Db, id: number): Promise<unknown>;
  /** Said when it is gone. */
  missing: string;
}

/** The row that a save changes, held until the end of the transaction and as whoever saves last saw it; none for a new one. */
export async function heldForSave<Row extends { version: number }>(
  db: Db,
  { id, version }: Asked,
  { lock, shown, missing }: Kept<Row>,
): Promise<Row | undefined> {
  if (id === undefined) return undefined;
  const row = await lock(db, id);
  if (!row) throw notFound(missing);
  if (row.version !== version) throw staleVersion(shown ? await shown(db, id) : row);
  return row;
}
