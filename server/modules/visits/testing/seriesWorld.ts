import { onceAWeek, type Repeat } from '@contract/visits/series/repeat';
import { previewVisitSeries, saveVisitSeries } from '@contract/visits/series/visitSeriesAcciones';
import { eq } from 'drizzle-orm';
import { absence } from '../../../db/schema/absences';
import { plannedShift } from '../../../db/schema/schedules';
import { visit } from '../../../db/schema/visits';
import { followAllSeries } from '../series/followAllSeries';
import { visitsWorld } from './visitsWorld';

/** Tuesdays from the day after the world begins. */
export const TUESDAYS = '2026-11-24';

/** The world of visits, with nobody away or on a roster, and series in it. */
export async function seriesWorld() {
  const world = await visitsWorld();
  const { server, db, people, siteId, purposeId, door } = world;
  await db.delete(plannedShift);
  await db.delete(absence);
  const repeat = (more: Partial<Repeat> = {}): Repeat => ({
    ...{ ...onceAWeek, weekdays: [2], times: 12 },
    ...more,
  });
  const asked = (more: object = {}) => ({
    ...{ startDay: TUESDAYS, fromTime: '09:00', toTime: '10:30', minutes: 30, radius: 150 },
    ...{ siteId, purposeId, place: 'Almacén La Unión', personId: people.operario, ...door },
    ...{ repeat: repeat(), onHoliday: 'move', onLeave: 'move', choices: [] },
    ...more,
  });
  return {
    ...world,
    repeat,
    asked,
    save: (more: object = {}, as = 'jefe') =>
      server.call(saveVisitSeries, asked(more) as never, as),
    preview: (more: object = {}, as = 'jefe') =>
      server.call(previewVisitSeries, asked(more) as never, as),
    visitsOf: (seriesId: number) =>
      db.select().from(visit).where(eq(visit.seriesId, seriesId)).orderBy(visit.seriesDay),
    follow: () => followAllSeries(db, server.services),
    away: (fromDay: string, toDay: string, sourceId: number) =>
      db.insert(absence).values({
        ...{ personId: people.operario ?? 0, source: 'leave', sourceId, fromDay, toDay },
        ...{ state: 'firm', code: 'VAC', label: 'Vacaciones', paidPercent: 100 },
      }),
  };
}

export type SeriesWorld = Awaited<ReturnType<typeof seriesWorld>>;
