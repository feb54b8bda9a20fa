import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { absence } from '../../db/schema/absences';
import { leaveType } from '../../db/schema/holidays';
import { person } from '../../db/schema/organisation';
import type { Viewer } from '../../engine/acciones/context';
import type { CalendarEvent } from '../../engine/calendar/calendarPart';
import { partsOf } from '../../engine/module';
import { addDays, type Day } from '../../engine/time/days';
import { whoIsAway } from '../absences';
import { managedReach } from './leavePerson';
import { workCalendar } from './workCalendar';

const AROUND = 366;

/** Outside of the organisation only vacations are called by their name. */
async function ownEvents(db: Db, personId: number, from: Day): Promise<CalendarEvent[]> {
  const rows = await db
    .select({ absence, kind: leaveType.kind })
    .from(absence)
    .innerJoin(leaveType, eq(leaveType.code, absence.code))
    .where(
      and(
        eq(absence.personId, personId),
        eq(absence.source, 'leave'),
        eq(absence.state, 'firm'),
        gte(absence.toDay, from),
      ),
    )
    .orderBy(absence.fromDay);
  return rows.map(({ absence: row, kind }) => ({
    uid: `ausencia-${row.id}`,
    summary: kind === 'vacation' ? row.label : 'Licencia',
    from: row.fromDay,
    to: row.toDay,
  }));
}

async function teamEvents(db: Db, viewer: Viewer, from: Day, to: Day): Promise<CalendarEvent[]> {
  const people = and(
    managedReach({ viewer, reach: viewer.roleScope }, person.id),
    ne(person.id, viewer.personId ?? 0),
    // The whole organisation in somebody's telephone would be of no use to them.
    sql`(${person.managerId} = ${viewer.personId ?? 0} or ${person.areaId} = ${viewer.areaId ?? 0})`,
  );
  const away = await whoIsAway({ db, viewer }, people, { from, to });
  return away
    .filter(({ state }) => state === 'firm')
    .map((one) => ({
      uid: `ausencia-${one.id}`,
      summary: `${one.name}: ausente`,
      from: one.fromDay,
      to: one.toDay,
    }));
}

/** A year around today: own leave, what other modules have of one's days, days of rest, and who of the team is away where it was chosen. */
export async function feedEvents(db: Db, viewer: Viewer, team: boolean, today: Day) {
  const from = addDays(today, -AROUND);
  const to = addDays(today, AROUND);
  const { personId, siteId } = viewer;
  if (personId === null || siteId === null) return [];
  const parts = partsOf('calendar').map((part) => part(db, viewer, { from, to }));
  const { holidays } = await workCalendar(db, { siteId, from, to, weekDays: 5 });
  return [
    ...(await ownEvents(db, personId, from)),
    ...(await Promise.all(parts)).flat(),
    ...[...holidays]
      .filter(([day]) => day >= from && day <= to)
      .map(([day, name]) => ({
        uid: `feriado-${siteId}-${day}`,
        summary: name,
        from: day,
        to: day,
      })),
    ...(team ? await teamEvents(db, viewer, from, to) : []),
  ];
}
