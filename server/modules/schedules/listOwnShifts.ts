import { listOwnShifts } from '@contract/schedules/listOwnShifts';
import { and, asc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { plannedShift, shift } from '../../db/schema/schedules';
import type { Viewer } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { clock } from '../../engine/time/clock';
import { addDays, eachDay, monthEnd, monthOf, monthStart, yearOf } from '../../engine/time/days';
import { nowIn, todayIn } from '../../engine/time/nowIn';
import type { Week } from '../../engine/time/weekOf';
import { DEFAULT_ZONE } from '../../engine/time/zone';
import { restDays } from '../holidays';
import { presentShift } from './presentShift';

/** This reads a person's published shifts between two days, by the clock of their site. */
export async function ownShifts(db: Db, personId: number, zone: string, { from, to }: Week) {
  const rows = await db
    .select({ planned: plannedShift, shift })
    .from(plannedShift)
    .innerJoin(shift, eq(shift.id, plannedShift.shiftId))
    .where(
      and(
        eq(plannedShift.personId, personId),
        gte(plannedShift.day, from),
        lte(plannedShift.day, to),
        isNotNull(plannedShift.publishedAt),
      ),
    )
    .orderBy(asc(plannedShift.startsAt));
  return rows.map(({ planned, shift: of }) => ({
    ends: planned.endsAt,
    shown: presentShift(planned, of, zone),
  }));
}

const zoneOf = async (db: Db, { siteId }: Viewer) => {
  const [row] = await db
    .select({ zone: site.zone })
    .from(site)
    .where(eq(site.id, siteId ?? 0));
  return row?.zone ?? DEFAULT_ZONE;
};

/** The next shift is looked for so many days ahead, further than weeks are planned. */
const AHEAD = 120;

export const listOwnShiftsHandler = implement(listOwnShifts, async ({ from }, { db, viewer }) => {
  const zone = await zoneOf(db, viewer);
  const today = nowIn(zone).toISODate() ?? todayIn();
  const day = from ?? today;
  const month = {
    from: monthStart(yearOf(day), monthOf(day)),
    to: monthEnd(yearOf(day), monthOf(day)),
  };
  const { personId, siteId } = viewer;
  const nothing = { ...month, today, next: null, shifts: [], holidays: [], publishedTo: null };
  if (personId === null || siteId === null) return nothing;
  const ahead = { from: addDays(today, -1), to: addDays(today, AHEAD) };
  const [shifts, coming, rest, [last]] = await Promise.all([
    ownShifts(db, personId, zone, month),
    ownShifts(db, personId, zone, ahead),
    restDays(db, [siteId], month),
    db
      .select({ day: sql<string | null>`max(${plannedShift.day})::text` })
      .from(plannedShift)
      .where(and(eq(plannedShift.personId, personId), isNotNull(plannedShift.publishedAt))),
  ]);
  const now = clock.now();
  const holidays = rest.get(siteId);
  return {
    ...month,
    today,
    next: coming.find(({ ends }) => ends > now)?.shown ?? null,
    shifts: shifts.map(({ shown }) => shown),
    holidays: eachDay(month.from, month.to).flatMap((one) => {
      const name = holidays?.get(one);
      return name === undefined ? [] : [{ day: one, name }];
    }),
    publishedTo: last?.day ?? null,
  };
});
