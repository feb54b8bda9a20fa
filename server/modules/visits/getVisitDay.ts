import { getVisitDay } from '@contract/visits/visitWalkAcciones';
import { and, eq } from 'drizzle-orm';
import { visit } from '../../db/schema/visits';
import { implement } from '../../engine/acciones/implement';
import { viewerToday } from '../../engine/time/viewerToday';
import { presentVisits } from './presentVisit';
import { findVisits, inTurn } from './visitQueries';
import { ownVisits } from './visitScope';

/** A day of one person holds at most this many visits. */
const MOST = 100;

export const getVisitDayHandler = implement(getVisitDay, async ({ day: asked }, context) => {
  const { db, viewer } = context;
  const today = await viewerToday(context);
  const day = asked ?? today;
  const rows = await findVisits(db, and(eq(visit.day, day), ownVisits(viewer)), MOST, inTurn);
  return { day, today, rows: await presentVisits(db, viewer, rows) };
});
