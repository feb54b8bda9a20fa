import { z } from 'zod';
import { awayDays } from '../absences/listCalendar';
import { day, id, instant } from '../core/id';
import { calledIn } from './calledIn';
import { shift } from './shift';

/** A shift in a cell of the roster. */
export const plannedShift = z
  .object({
    id,
    shiftId: id,
    startsAt: instant,
    endsAt: instant,
    /** `leaving`: published, and taken away in the draft. */
    state: z.enum(['draft', 'published', 'leaving']),
    /** Planned by hand for a day on which its person would have been free; null: for any other. */
    calledIn,
  })
  .meta({ id: 'PlannedShift' });

/** A person's day. One that holds nothing is left out. */
export const rosterCell = z
  .object({
    day,
    /** In the order of time. */
    shifts: z.array(plannedShift),
  })
  .meta({ id: 'RosterCell' });

/** A warning makes the planner stop; nothing is refused for it. */
export const rosterWarning = z
  .object({
    kind: z.enum(['rest', 'week', 'away']),
    day,
    /** The warning with its figure: "9 h de descanso antes de este turno (mínimo 12 h)". */
    text: z.string(),
  })
  .meta({ id: 'RosterWarning' });

export const rosterPerson = z
  .object({
    id,
    name: z.string(),
    position: z.string().nullable(),
    imageUrl: z.string(),
    siteId: id,
    areaId: id,
    areaName: z.string(),
    cells: z.array(rosterCell),
    /** Planned for the week, without breaks. */
    minutes: z.int(),
    warnings: z.array(rosterWarning),
  })
  .meta({ id: 'RosterPerson' });

/** How many of an area are planned and there on a day, against how many must be. */
export const rosterCoverage = z
  .object({
    areaId: id,
    areaName: z.string(),
    day,
    planned: z.int(),
    /** How many of them were called in. */
    calledIn: z.int(),
    /** Null: nobody set one. */
    minimum: z.int().nullable(),
  })
  .meta({ id: 'RosterCoverage' });

export const roster = z
  .object({
    /** Monday and Sunday. */
    from: day,
    to: day,
    today: day,
    people: z.array(rosterPerson),
    total: z.int(),
    pageSize: z.int(),
    shifts: z.array(shift),
    absences: z.array(awayDays),
    holidays: z.array(
      z.object({ day, name: z.string(), siteId: id.nullable() }).meta({ id: 'RosterHoliday' }),
    ),
    coverage: z.array(rosterCoverage),
    /** Days of this week whose plan differs from what staff see, among all who are shown. */
    unpublished: z.int(),
    /** The month of one of these days is closed for time: nothing changes there. */
    closedDays: z.array(z.object({ siteId: id, day }).meta({ id: 'ClosedDay' })),
    /** May plan and publish. */
    edits: z.boolean(),
  })
  .meta({ id: 'RosterWeek' });

/** The changes that publishing makes for somebody, day by day. */
export const publicationChange = z
  .object({
    day,
    /** The shift as staff see it now and afterwards: "Mañana 06:00–14:00"; null: off. */
    before: z.string().nullable(),
    after: z.string().nullable(),
  })
  .meta({ id: 'PublicationChange' });

/** A consequence of publishing that somebody should know before they do it; nothing is refused for it. */
export const publicationWarning = z
  .object({
    kind: z.enum(['past', 'holiday', 'calledIn', 'rest']),
    /** The text has its figure: "3 turnos son de días que ya pasaron". */
    text: z.string(),
  })
  .meta({ id: 'PublicationWarning' });

export const publicationPerson = z
  .object({ id, name: z.string(), imageUrl: z.string(), changes: z.array(publicationChange) })
  .meta({ id: 'PublicationPerson' });
