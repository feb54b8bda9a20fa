import { and, between, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { linkReject, linkRun, linkStaged } from '../../../db/schema/sync';
import type { Part } from './nextPart';
import { TakenOver } from './takenOver';

type Refused = Pick<typeof linkReject.$inferInsert, 'number' | 'state' | 'cells' | 'errors'>;

export interface Settled {
  written: number;
  unchanged: number;
  refused: readonly Refused[];
}

const LOT = 500;

/** Takes rows away from those that wait: whoever comes second with the same finds that they are gone, and writes nothing of its own. */
export async function takeAway(
  db: Db,
  runId: number,
  { first, last }: Pick<Part, 'first' | 'last'>,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  const ofPart = between(linkStaged.part, first, last);
  const gone = await db
    .delete(linkStaged)
    .where(and(eq(linkStaged.runId, runId), ofPart, anyOf(linkStaged.number, [...numbers])))
    .returning({ number: linkStaged.number });
  if (gone.length !== numbers.length) throw new TakenOver('its rows are gone');
}

/** Keeps what became of rows that were taken away: the refused ones themselves, and how many of each kind. */
export async function settleRows(
  db: Db,
  runId: number,
  { written, unchanged, refused }: Settled,
): Promise<void> {
  for (let from = 0; from < refused.length; from += LOT) {
    const lot = refused.slice(from, from + LOT).map((row) => ({ runId, ...row }));
    await db.insert(linkReject).values(lot);
  }
  await db
    .update(linkRun)
    .set({
      written: sql`${linkRun.written} + ${written}`,
      unchanged: sql`${linkRun.unchanged} + ${unchanged}`,
      rejected: sql`${linkRun.rejected} + ${refused.length}`,
    })
    .where(eq(linkRun.id, runId));
}
