import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { absence } from '../db/schema/absences';

type Source = (typeof absence.$inferSelect)['source'];

const of = (source: Source, sourceId: number) =>
  and(eq(absence.source, source), eq(absence.sourceId, sourceId));

/** What was asked is granted. */
export async function confirmAbsence(db: Db, source: Source, sourceId: number): Promise<void> {
  await db.update(absence).set({ state: 'firm' }).where(of(source, sourceId));
}

/** Gives the days back, all of them. */
export async function releaseAbsence(db: Db, source: Source, sourceId: number): Promise<void> {
  await db.delete(absence).where(of(source, sourceId));
}

/** Interrupted: gives back what follows its last day. */
export async function shortenAbsence(
  db: Db,
  source: Source,
  sourceId: number,
  lastDay: string,
): Promise<void> {
  await db.update(absence).set({ toDay: lastDay }).where(of(source, sourceId));
}
