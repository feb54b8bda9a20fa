import { getMonthHours } from '@contract/hours/hourAcciones';
import { hourRecord } from '@contract/hours/hourRecord';
import { and, asc, between, eq, gt, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { hourDay, hourMark, hourPeriod } from '../../db/schema/hours';
import { implement } from '../../engine/acciones/implement';
import { figuresAt } from '../../engine/parameters/figuresAt';
import { personName } from '../../engine/people/personName';
import { placesDuring } from '../../engine/people/placesDuring';
import { todayAt } from '../../engine/time/todayAt';
import { bandSums } from './bandSums';
import { freshHours } from './freshHours';
import { figuresIn, ofEach } from './hourColumns';
import type { Span } from './hourFacts';
import { monthSpan } from './monthSpan';
import { monthStanding } from './monthStanding';
import { whoseHours } from './whoseHours';

const ofMonth = (db: Db, personId: number, { from }: Span) =>
  db
    .select({ days: hourPeriod.days, bands: bandSums, ...figuresIn(hourPeriod) })
    .from(hourPeriod)
    .where(
      and(
        eq(hourPeriod.personId, personId),
        eq(hourPeriod.unit, 'month'),
        eq(hourPeriod.fromDay, from),
      ),
    );

/** This reads the days that people look at one by one. */
const notableDays = (db: Db, personId: number, { from, to }: Span) =>
  db
    .select({
      day: hourDay.day,
      extra50: hourDay.extra50,
      extra100: hourDay.extra100,
      overtime: hourDay.overtime,
      unfinished: hourDay.unfinished,
    })
    .from(hourDay)
    .where(
      and(
        eq(hourDay.personId, personId),
        between(hourDay.day, from, to),
        or(ne(hourDay.overtime, 'none'), gt(hourDay.unfinished, 0)),
      ),
    )
    .orderBy(asc(hourDay.day));

type NotableDay = Awaited<ReturnType<typeof notableDays>>[number];

/** This sums the overtime of some days by its decision. */
const byDecision = (days: readonly NotableDay[]) =>
  hourRecord.shown.overtime.values
    .filter((state) => state !== 'none')
    .map((state) => {
      const own = days.filter(({ overtime }) => overtime === state);
      return {
        state,
        days: own.length,
        extra50: own.reduce((sum, { extra50 }) => sum + extra50, 0),
        extra100: own.reduce((sum, { extra100 }) => sum + extra100, 0),
      };
    })
    .filter(({ days: count }) => count > 0);

const isMarked = async (db: Db, personId: number, { from, to }: Span) =>
  (await db.$count(
    hourMark,
    and(eq(hourMark.personId, personId), between(hourMark.day, from, to)),
  )) > 0;

/** Where somebody worked at the end of a month, whose close settles it. */
async function standingOf(db: Db, whose: { id: number; siteId: number }, month: string) {
  const { to } = monthSpan(month);
  const placeOn = await placesDuring(db, [whose.id], to);
  const siteId = placeOn(whose.id, to)?.siteId ?? whose.siteId;
  return monthStanding(db, { siteId, month });
}

/** Pay uses these surcharges: they stand in the concepts that every organisation begins with. */
const surchargesOn = async (db: Db, day: string) => {
  const found = await figuresAt(
    db,
    ['pay.overtime50', 'pay.overtime100', 'pay.nightHourMinutes'],
    day,
  );
  return {
    extra50: found['pay.overtime50'],
    extra100: found['pay.overtime100'],
    nightMinutes: found['pay.nightHourMinutes'],
  };
};

export const getMonthHoursHandler = implement(
  getMonthHours,
  async ({ personId, month }, context) => {
    const { db } = context;
    const whose = await whoseHours(context, personId);
    const span = monthSpan(month);
    await freshHours(context, span, [whose.id]);
    const [[sums], notable, today, { state }, surcharges, waiting] = await Promise.all([
      ofMonth(db, whose.id, span),
      notableDays(db, whose.id, span),
      todayAt(db, whose.siteId),
      standingOf(db, whose, month),
      surchargesOn(db, span.to),
      isMarked(db, whose.id, span),
    ]);
    const { days = 0, bands = [] } = sums ?? {};
    return {
      personId: whose.id,
      personName: personName(whose),
      month,
      ...span,
      today,
      state,
      days,
      figures: ofEach((name) => sums?.[name] ?? 0),
      bands,
      overtime: byDecision(notable),
      notable,
      surcharges,
      waiting,
    };
  },
);
