import { and, eq, isNull } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { payItem } from '../../db/schema/payItems';
import { conflict } from '../http/fault';
import type { NewPayItem } from './payItem';

export async function putPayItems(db: Db, items: readonly NewPayItem[]): Promise<number[]> {
  if (items.length === 0) return [];
  const rows = await db
    .insert(payItem)
    .values([...items])
    .returning({ id: payItem.id });
  return rows.map(({ id }) => id);
}

type Which = { source: string; sourceId: number } | { ids: readonly number[] };

const chosen = (which: Which) =>
  'ids' in which
    ? anyOf(payItem.id, [...which.ids])
    : and(eq(payItem.source, which.source), eq(payItem.sourceId, which.sourceId));

/** Takes away what waits; refused while a run that is being prepared counts on it. */
export async function dropPayItems(db: Db, which: Which): Promise<number> {
  const waiting = await db
    .select({ id: payItem.id, runId: payItem.runId })
    .from(payItem)
    .where(and(chosen(which), isNull(payItem.settledAt)))
    .for('update');
  if (waiting.some(({ runId }) => runId !== null)) {
    throw conflict(
      'Ya está en una liquidación que se prepara: se puede cambiar cuando esa se publique o se anule.',
    );
  }
  if (waiting.length === 0) return 0;
  const gone = await db.delete(payItem).where(
    anyOf(
      payItem.id,
      waiting.map(({ id }) => id),
    ),
  );
  return gone.rowCount ?? 0;
}
