import { and, eq, gte, isNull, lte, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { leaveBlock } from '../../db/schema/holidays';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { addDays, type Day, dayText, yearOf } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { whoIsAway } from '../absences/whoIsAway';
import { availableOf } from './balanceRules';
import { coverageOf } from './coverage';
import {
  countLeaveDays,
  holidaysInside,
  type LeaveSpan,
  lawfulStart,
  returnDay,
} from './leaveDayRules';
import { leaveFigures } from './leaveFigures';
import { type LeaveNotice, leaveNotices } from './leaveRules';
import type { StoredLeaveType } from './leaveTypes';
import { movementsOf, reservedDays, usedInYear } from './ledger';
import { workCalendar } from './workCalendar';

export interface Wanted {
  person: typeof person.$inferSelect;
  type: StoredLeaveType;
  span: LeaveSpan;
  /** A record of its own is no obstacle to itself. */
  leaveId?: number | undefined;
  byHouse: boolean;
}

/** What is free of a balance, and what of it waits; null where the leave has no limit over time. */
async function balanceOf(
  db: Db,
  { person: { id: personId }, type, span, leaveId: but = 0 }: Wanted,
) {
  const of = { personId, typeId: type.id, but };
  if (type.kind === 'vacation') {
    const now = availableOf(await movementsOf(db, personId, type.id));
    return { now, reserved: await reservedDays(db, of) };
  }
  if (type.daysAYear === null) return null;
  const { granted, asked } = await usedInYear(db, { ...of, year: yearOf(span.from) });
  return { now: type.daysAYear - granted, reserved: asked };
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
  const { person: who, type, span, byHouse } = wanted;
  const to = span.to < span.from ? span.from : span.to;
  const figures = await leaveFigures(db, span.from, who.siteId);
  const calendar = await calendarAround(db, who.siteId, span.from, to);
  const days = countLeaveDays(span, type.unit, calendar);
  const balance = await balanceOf(db, wanted);
  const free = balance && balance.now - balance.reserved;
  const notices: LeaveNotice[] = leaveNotices({
    type,
    span,
    days,
    person: who,
    today: await todayAt(db, who.siteId),
    figures,
    calendar,
    free: type.kind === 'vacation' ? free : null,
    freeThisYear: type.kind === 'vacation' ? null : free,
    blocks: await blocksOf(db, who, { ...span, to }),
    byHouse,
  });
  return { days, calendar, balance, free, notices };
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
  const { days, calendar, balance, free, notices } = await assessLeave(db, wanted);
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
    balance: balance && free !== null ? { ...balance, after: free - days } : null,
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
