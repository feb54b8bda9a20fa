import { and, eq } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import type { PublicContext } from '../../engine/acciones/context';
import { tellAbsences } from './tellAbsences';

type Change = Pick<PublicContext, 'db' | 'emit'>;
type Source = (typeof absence.$inferSelect)['source'];

const of = (source: Source, sourceId: number) =>
  and(eq(absence.source, source), eq(absence.sourceId, sourceId));

/** This grants an absence that was asked for. */
export async function confirmAbsence(change: Change, source: Source, sourceId: number) {
  await change.db.update(absence).set({ state: 'firm' }).where(of(source, sourceId));
  await tellAbsences(change);
}

/** Gives the days back, all of them. */
export async function releaseAbsence(change: Change, source: Source, sourceId: number) {
  await change.db.delete(absence).where(of(source, sourceId));
  await tellAbsences(change);
}

/** Interrupted: gives back what follows its last day. */
export async function shortenAbsence(
  change: Change,
  source: Source,
  sourceId: number,
  lastDay: string,
) {
  await change.db.update(absence).set({ toDay: lastDay }).where(of(source, sourceId));
  await tellAbsences(change);
}
