import { groupBy } from '@contract/core/groupBy';
import { listRoster } from '@contract/schedules/rosterAcciones';
import type { Shift } from '@contract/schedules/shift';
import { can } from '@contract/session/can';
import { sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { closedMonths } from '../../engine/time/closedMonths';
import { addDays, eachDay, weekday } from '../../engine/time/days';
import { viewerToday } from '../../engine/time/viewerToday';
import { type Week, weekOf } from '../../engine/time/weekOf';
import { type Away, whoIsAway } from '../absences';
import { restDays } from '../holidays';
import { countUnpublished, coverageOf, type PlannedRow, plannedBetween } from './plannedQueries';
import {
  areaIsBeyond,
  foundPeople,
  PAGE,
  peopleOf,
  type RosterPersonRow,
  refuseUnknownPlace,
  rosterPeople,
} from './rosterPeople';
import { rosterWarnings } from './rosterWarnings';
import { figuresOfSites, type ScheduleFigures } from './scheduleFigures';
import { plannedMinutes, type Worked } from './scheduleRules';
import { allShifts, shiftRules } from './shiftQueries';

/** Two days of rest are the most that a shift asks for. */
const FRIDAY = 5;
const BORDER = 3;

export const listRosterHandler = implement(
  listRoster,
  async ({ from: day, search, page, ...whose }, context) => {
    const { db, viewer } = context;
    const week = weekOf(day);
    const edits = can(viewer.roles, 'SCHEDULES.CREATE') && !viewer.viewing;
    const place = peopleOf(context, whose);
    const [, { rows, total }, shifts, today, coverage, waiting] = await Promise.all([
      refuseUnknownPlace(context, whose),
      rosterPeople(context, { week, search, page, ...whose }),
      allShifts(db),
      viewerToday(context, whose.siteId),
      coverageOf(db, place, { week, edits, beyond: areaIsBeyond(context, week) }),
      edits ? countUnpublished(db, foundPeople(context, { search, ...whose }), week) : 0,
    ]);
    const ids = rows.map(({ id }) => id);
    const siteIds = [...new Set(rows.map(({ siteId }) => siteId))];
    const among = sql`${person.id} = any(${sql.param(ids)}::int[])`;
    const around = { from: addDays(week.from, -BORDER), to: addDays(week.to, BORDER) };
    const [planned, absences, holidays, isClosed, figures] = await Promise.all([
      plannedBetween(db, ids, around),
      whoIsAway(context, among, week),
      restDays(db, siteIds, week),
      closedMonths(db, siteIds, week),
      figuresOfSites(db, week.from, siteIds),
    ]);
    const shown = planned.flatMap((row) => asShown(row, edits));
    const byPerson = groupBy(shown, (row) => row.personId);
    const awayOf = groupBy(absences, (row) => row.personId);
    const days = eachDay(week.from, week.to);
    return {
      ...week,
      today,
      people: rows.map((row) =>
        presentPerson(row, {
          week,
          shifts,
          planned: byPerson.get(row.id) ?? [],
          absences: awayOf.get(row.id) ?? [],
          figures: figures.get(row.siteId),
        }),
      ),
      total,
      pageSize: PAGE,
      shifts,
      absences: absences.map(({ name: _n, imageUrl: _i, areaId: _a, siteId: _s, ...away }) => away),
      holidays: restOfSites(holidays, days),
      coverage: coverageRows(coverage, days, holidays),
      unpublished: waiting,
      closedDays: siteIds.flatMap((siteId) =>
        days.filter((one) => isClosed(siteId, one)).map((one) => ({ siteId, day: one })),
      ),
      edits,
    };
  },
);

/** A viewer who does not plan sees what staff see. */
function asShown(row: PlannedRow, edits: boolean): PlannedRow[] {
  if (edits) return [row];
  return row.published ? [{ ...row, removed: false }] : [];
}

interface Facts {
  week: Week;
  shifts: readonly Shift[];
  planned: readonly PlannedRow[];
  absences: readonly Away[];
  figures: ScheduleFigures | undefined;
}

const stateOf = ({ published, removed }: PlannedRow) =>
  removed ? ('leaving' as const) : published ? ('published' as const) : ('draft' as const);

function presentPerson(row: RosterPersonRow, { week, shifts, planned, absences, figures }: Facts) {
  const rulesOf = shiftRules(shifts);
  const worked: Worked[] = planned
    .filter(({ removed }) => !removed)
    .map((one) => ({
      ...one,
      ...rulesOf(one.shiftId),
    }));
  const cells = groupBy(
    planned.filter(({ day }) => day >= week.from && day <= week.to),
    ({ day }) => day,
  );
  return {
    id: row.id,
    name: personName(row),
    position: row.position,
    imageUrl: photoUrl(row),
    siteId: row.siteId,
    areaId: row.areaId,
    areaName: row.areaName,
    cells: [...cells].map(([day, rows]) => ({
      day,
      shifts: rows.map((one) => ({
        id: one.id,
        shiftId: one.shiftId,
        startsAt: one.startsAt.toISOString(),
        endsAt: one.endsAt.toISOString(),
        state: stateOf(one),
        calledIn: one.calledIn,
      })),
    })),
    minutes: Math.round(plannedMinutes(worked, week)),
    warnings: figures
      ? rosterWarnings(worked, { week, limits: figures, absences, zone: row.zone })
      : [],
  };
}

interface RestOfSite {
  day: string;
  name: string;
  siteId: number | null;
}

/** A holiday that all of them keep is nobody's in particular. */
function restOfSites(bySite: ReadonlyMap<number, ReadonlyMap<string, string>>, days: string[]) {
  const sites = [...bySite];
  return days.flatMap((day) => {
    const names = sites.flatMap(([siteId, rest]): RestOfSite[] => {
      const name = rest.get(day);
      return name === undefined ? [] : [{ day, name, siteId }];
    });
    const [first] = names;
    const shared = names.length === sites.length && names.every(({ name }) => name === first?.name);
    return first && shared ? [{ ...first, siteId: null }] : names;
  });
}

/** On a day of rest on which an area plans nobody, nobody is missing. */
function coverageRows(
  { areas, counts }: Awaited<ReturnType<typeof coverageOf>>,
  days: string[],
  rest: Awaited<ReturnType<typeof restDays>>,
) {
  const countedOn = new Map(counts.map((row) => [`${row.areaId} ${row.day}`, row]));
  return areas.flatMap(({ siteId, minimum, ...area }) =>
    days.map((day) => {
      const { planned = 0, calledIn = 0 } = countedOn.get(`${area.areaId} ${day}`) ?? {};
      const rests = planned === 0 && (weekday(day) > FRIDAY || rest.get(siteId)?.has(day));
      return { ...area, day, planned, calledIn, minimum: rests ? null : minimum };
    }),
  );
}
