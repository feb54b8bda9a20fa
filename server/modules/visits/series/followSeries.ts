import { MOST_MOVED } from '@contract/visits/series/planSeries';
import { and, eq, gte, or } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { visit, visitPurpose, visitSeries } from '../../../db/schema/visits';
import { figuresAt } from '../../../engine/parameters/figuresAt';
import type { Ends } from '../../../engine/store/defineChanges';
import { addDays, type Day } from '../../../engine/time/days';
import { todayAt } from '../../../engine/time/todayAt';
import { outOfTurn } from '../visitOrder';
import { visitsUntil } from '../visitors';
import type { StoredVisit } from '../visitQueries';
import { visitStore } from '../visitStore';
import { planOfSeries, type StoredSeries } from './seriesPlan';

/** The columns that a visit has of its series. */
const told = [
  ...(['fromTime', 'toTime', 'minutes', 'siteId', 'customerId', 'place', 'address'] as const),
  ...(['latitude', 'longitude', 'radius', 'purposeId', 'note'] as const),
] as const;

type Wanted = Pick<StoredVisit, (typeof told)[number] | 'day' | 'personId'>;

/** A visit that nobody changed since its series wrote it, and that nobody was told of. */
export const isUntouched = ({
  state,
  version,
  seriesVersion,
}: Pick<StoredVisit, 'state' | 'version' | 'seriesVersion'>): boolean =>
  state === 'draft' && version === seriesVersion;

/** The visits of a series that its dates to come may be about, also where somebody made one earlier than its date was moved to. */
const visitsNear = (seriesId: number, today: Day) =>
  and(
    eq(visit.seriesId, seriesId),
    or(gte(visit.day, today), gte(visit.seriesDay, addDays(today, -MOST_MOVED))),
  );

export async function plannedTo(db: Db, today: Day, siteId: number): Promise<Day> {
  const { 'visits.weeksAhead': weeks } = await figuresAt(db, ['visits.weeksAhead'], today, siteId);
  return addDays(today, (weeks ?? 8) * 7);
}

/** The visits that a series has by its dates, from today to as far as it is planned. */
async function wantedOf(db: Db, series: StoredSeries, today: Day) {
  if (series.state === 'ended') return { wanted: new Map<Day, Wanted>(), orphan: false };
  const to = await plannedTo(db, today, series.siteId);
  const [{ dates }, until] = await Promise.all([
    planOfSeries(db, series, { from: addDays(today, -MOST_MOVED), to }),
    series.personId === null ? null : visitsUntil(db, series.personId),
  ]);
  const ofSeries = Object.fromEntries(told.map((name) => [name, series[name]])) as Wanted;
  const wanted = new Map<Day, Wanted>();
  let orphan = false;
  for (const { date, day } of dates) {
    if (day === null || day < today) continue;
    const theirs = until !== null && day <= until;
    if (series.personId !== null && !theirs) orphan = true;
    wanted.set(date, { ...ofSeries, day, personId: theirs ? series.personId : null });
  }
  return { wanted, orphan };
}

/**
 * Makes the visits of a series that came into sight, and brings those to come that nobody touched to what it says now. Whoever calls holds
 * the series; the unique date of a visit in its series holds where two come at once all the same.
 */
export async function followSeries(ends: Ends, series: StoredSeries): Promise<void> {
  const { db } = ends;
  const today = await todayAt(db, series.siteId);
  const [{ wanted, orphan }, held, [purpose]] = await Promise.all([
    wantedOf(db, series, today),
    db.select().from(visit).where(visitsNear(series.id, today)).orderBy(visit.id).for('update'),
    db.select().from(visitPurpose).where(eq(visitPurpose.id, series.purposeId)),
  ]);
  const checklist = purpose?.checklist ?? [];
  for (const found of held) {
    const next = wanted.get(found.seriesDay ?? '');
    wanted.delete(found.seriesDay ?? '');
    if (!isUntouched(found) || found.day < today) continue;
    if (next === undefined) await visitStore.remove(ends, found);
    else if (differs(found, next)) await rewrite(ends, found, next, checklist);
  }
  for (const [seriesDay, columns] of wanted) {
    const ofSeries = { seriesId: series.id, seriesDay, seriesVersion: 1 };
    const author = { createdBy: series.createdBy };
    await visitStore.create(ends, { ...columns, ...ofSeries, ...author, checklist }, {});
  }
  if (orphan !== series.orphan) {
    await db.update(visitSeries).set({ orphan }).where(eq(visitSeries.id, series.id));
  }
}

const differs = (found: StoredVisit, next: Wanted) =>
  ([...told, 'day', 'personId'] as const).some((name) => found[name] !== next[name]);

async function rewrite(
  ends: Ends,
  found: StoredVisit,
  next: Wanted,
  checklist: StoredVisit['checklist'],
): Promise<void> {
  const elsewhere = found.day !== next.day || found.personId !== next.personId;
  const columns = {
    ...next,
    ...(elsewhere ? outOfTurn : {}),
    // The questions stay as they were planned, unless the visit is for another purpose now.
    ...(found.purposeId === next.purposeId ? {} : { checklist }),
    seriesVersion: found.version + 1,
  };
  await visitStore.write(ends, found, columns, {});
}
