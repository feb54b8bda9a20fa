import { and, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { absence } from '../../db/schema/absences';
import { areaMinimum, leaveBlock } from '../../db/schema/holidays';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { worksToday } from '../../engine/people/worksToday';
import { addDays, type Day, dayText, eachDay } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { during, whoIsAway } from '../absences';
import { availableOf, yearsOf } from './balanceRules';
import { lapsedBy } from './lapsedBy';
import {
  countLeaveDays,
  holidaysInside,
  isWorkingDay,
  type LeaveSpan,
  lawfulStart,
  returnDay,
  type WorkCalendar,
} from './leaveDayRules';
import { leaveFigures } from './leaveFigures';
import { type LeaveNotice, leaveNotices } from './leaveRules';
import type { StoredLeaveType } from './leaveTypes';
import { daysInYear, yearsOfSpan } from './leaveYears';
import { movementsOf, reservedDays } from './ledger';
import { usedByYear } from './usedByYear';
import { workCalendar } from './workCalendar';

export interface Wanted {
  person: typeof person.$inferSelect;
  type: StoredLeaveType;
  span: LeaveSpan;
  /** A record of its own is no obstacle to itself. */
  leaveId?: number | undefined;
  byOrganisation: boolean;
}

/** Reads what is free of a balance, and what of it waits; null where the leave has no limit over time. */
async function balanceOf(db: Db, wanted: Wanted, calendar: WorkCalendar) {
  const {
    person: { id: personId },
    type,
    span,
    leaveId: but = 0,
  } = wanted;
  const of = { personId, typeId: type.id, but };
  if (type.kind === 'vacation') {
    const movements = await movementsOf(db, personId, type.id);
    const lapsed = await lapsedBy(db, yearsOf(movements), span.from);
    const lost = lapsed.reduce((sum, { days }) => sum + days, 0);
    const balance = { now: availableOf(movements), reserved: await reservedDays(db, of) };
    return { ...balance, free: balance.now - balance.reserved - lost, lapsed, years: [] };
  }
  if (type.daysAYear === null) return null;
  const years = await yearsLeft(db, wanted, calendar, type.daysAYear);
  const [first] = years;
  const { now = 0, reserved = 0 } = first ?? {};
  return { now, reserved, free: now - reserved, lapsed: [], years };
}

/** Tells for each year of a leave what it still allows, and how much of it the leave takes. */
async function yearsLeft(
  db: Db,
  { person: { id: personId, siteId }, type, span, leaveId: but = 0 }: Wanted,
  calendar: WorkCalendar,
  daysAYear: number,
) {
  const years = yearsOfSpan(span);
  const used = await usedByYear(db, {
    ...{ personId, typeId: type.id, but, years, unit: type.unit },
    calendarOf: (from, to) => calendarAround(db, siteId, from, to),
  });
  return years.map((year) => {
    const { granted = 0, asked: reserved = 0 } = used.get(year) ?? {};
    const now = daysAYear - granted;
    return {
      year,
      days: daysInYear(span, year, type.unit, calendar),
      now,
      reserved,
      free: now - reserved,
    };
  });
}

const blocksOf = (db: Db, { siteId, areaId }: Wanted['person'], { from, to }: LeaveSpan) =>
  db
    .select()
    .from(leaveBlock)
    .where(
      and(
        lte(leaveBlock.fromDay, to),
        gte(leaveBlock.toDay, from),
        or(isNull(leaveBlock.siteId), eq(leaveBlock.siteId, siteId)),
        or(isNull(leaveBlock.areaId), eq(leaveBlock.areaId, areaId)),
      ),
    )
    .orderBy(leaveBlock.fromDay);

/** Enough days after the leave to find the next working one, and its lawful start. */
const AROUND = 30;

export async function calendarAround(db: Db, siteId: number, from: Day, to: Day) {
  const { weekDays } = await leaveFigures(db, from, siteId);
  return workCalendar(db, {
    siteId,
    from: addDays(from, -AROUND),
    to: addDays(to, AROUND),
    weekDays,
  });
}

/** Days, balance and what stands in the way: what decides when it is asked, and again when it is granted. */
export async function assessLeave(db: Db, wanted: Wanted) {
  const { person: who, type, span, byOrganisation } = wanted;
  const to = span.to < span.from ? span.from : span.to;
  const figures = await leaveFigures(db, span.from, who.siteId);
  const calendar = await calendarAround(db, who.siteId, span.from, to);
  const days = countLeaveDays(span, type.unit, calendar);
  const balance = await balanceOf(db, wanted, calendar);
  const free = balance?.free ?? null;
  const notices: LeaveNotice[] = leaveNotices({
    type,
    span,
    days,
    person: who,
    today: await todayAt(db, who.siteId),
    figures,
    calendar,
    free: type.kind === 'vacation' ? free : null,
    years: balance?.years ?? [],
    lapsed: balance?.lapsed ?? [],
    blocks: await blocksOf(db, who, { ...span, to }),
    byOrganisation,
  });
  // A leave over New Year leaves of its first year what that year is charged with.
  const charged = balance?.years[0]?.days ?? days;
  return { days, calendar, balance, after: free === null ? null : free - charged, notices };
}

const shortOf = ({ day, there, minimum }: { day: Day; there: number; minimum: number | null }) =>
  minimum !== null && there < minimum
    ? [
        {
          tone: 'warning' as const,
          text: `El ${dayText(day)} quedarían ${there} en el área: el mínimo es ${minimum}.`,
          source: 'Decisión de la organización',
        },
      ]
    : [];

/** The whole effect of a leave, for whoever asks or decides. */
export async function previewLeave(context: Pick<Context, 'db' | 'viewer'>, wanted: Wanted) {
  const { db } = context;
  const { person: who, type, span } = wanted;
  const { days, calendar, balance, after, notices } = await assessLeave(db, wanted);
  const real = span.to >= span.from;
  const away = real
    ? await whoIsAway(context, and(eq(person.areaId, who.areaId), ne(person.id, who.id)), span)
    : [];
  const coverage = real
    ? await coverageOf(db, { personId: who.id, areaId: who.areaId, ...span, calendar })
    : null;
  const start = type.kind === 'vacation' ? lawfulStart(span.from, calendar) : span.from;
  return {
    days,
    unit: type.unit,
    returnDay: returnDay(real ? span : { ...span, to: span.from }, calendar),
    lawfulStart: start === span.from ? null : start,
    holidays: holidaysInside(span, calendar),
    balance:
      balance && after !== null ? { now: balance.now, reserved: balance.reserved, after } : null,
    away: away.map((one) => ({
      personId: one.personId,
      name: one.name,
      imageUrl: one.imageUrl,
      fromDay: one.fromDay,
      toDay: one.toDay,
      pending: one.state === 'pending',
      label: one.label,
    })),
    coverage,
    notices: [...notices, ...(coverage ? shortOf(coverage) : [])],
  };
}

interface Asked {
  personId: number;
  areaId: number;
  from: Day;
  to: Day;
  calendar: WorkCalendar;
}

/** The people of the area who would be left on the working day when they are fewest; a leave only asked for counts as given. */
async function coverageOf(db: Db, { personId, areaId, from, to, calendar }: Asked) {
  const days = eachDay(from, to).filter((day) => isWorkingDay(day, calendar));
  if (days.length === 0) return null;
  const staff = await db.$count(person, and(eq(person.areaId, areaId), worksToday));
  const [minimum] = await db.select().from(areaMinimum).where(eq(areaMinimum.areaId, areaId));
  const away = await db
    .select({ from: absence.fromDay, to: absence.toDay, personId: absence.personId })
    .from(absence)
    .innerJoin(person, eq(person.id, absence.personId))
    .where(
      and(
        during(from, to),
        eq(person.areaId, areaId),
        ne(person.id, personId),
        sql`${absence.part} = 'whole'`,
      ),
    );
  const there = (day: Day) =>
    staff -
    1 -
    new Set(away.filter((one) => one.from <= day && one.to >= day).map((one) => one.personId)).size;
  const day = days.reduce((worst, one) => (there(one) < there(worst) ? one : worst));
  return { day, there: there(day), staff, minimum: minimum?.people ?? null };
}
