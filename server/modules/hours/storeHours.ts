import { type HourFigure, hourFigureNames } from '@contract/hours/hourFigures';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { figureColumn } from '../../db/schema/hours';
import { addDays, type Day } from '../../engine/time/days';
import { weekOf } from '../../engine/time/weekOf';
import type { DayBand } from './bandHours';

export interface ReckonedDay {
  personId: number;
  day: Day;
  /** Null: nothing was planned nor punched. */
  figures: Record<HourFigure, number> | null;
  bands: DayBand[];
  /** Entries without exit. */
  unfinished: number;
}

const list = (write: (name: string) => string) => sql.raw(hourFigureNames.map(write).join(', '));
const names = list(figureColumn);
const typed = list((name) => `"${name}" integer`);
const given = list((name) => `r."${name}"`);
const updated = list((name) => `${figureColumn(name)} = excluded.${figureColumn(name)}`);
const sums = list((name) => `coalesce(sum(d.${figureColumn(name)}), 0)`);

/** Keeps what some days came to, and the sums of their weeks and months. */
export async function storeHours(db: Db, days: readonly ReckonedDay[], now: Date): Promise<void> {
  const full = days.flatMap(({ personId, day, unfinished, figures }) =>
    figures ? [{ person_id: personId, day, unfinished, ...figures }] : [],
  );
  const empty = days.flatMap(({ personId, day, figures }) =>
    figures ? [] : [{ person_id: personId, day }],
  );
  if (empty.length > 0) {
    await db.execute(sql`delete from hour_day d
      using jsonb_to_recordset(${JSON.stringify(empty)}::jsonb) as r(person_id integer, day date)
      where d.person_id = r.person_id and d.day = r.day`);
  }
  if (full.length > 0) {
    // A decision that is being taken is waited for in a statement of its own: the next one then reads it.
    await db.execute(sql`select from hour_day d
      join jsonb_to_recordset(${JSON.stringify(full.map(({ person_id, day }) => ({ person_id, day })))}::jsonb)
        as r(person_id integer, day date) on d.person_id = r.person_id and d.day = r.day
      order by d.person_id, d.day for update of d`);
    await db.execute(sql`insert into hour_day (person_id, day, unfinished, ${names}, overtime, computed_at)
      select r.person_id, r.day, r.unfinished, ${given},
        case when r.extra50 + r.extra100 = 0 then 'none'
          when o.extra50 = r.extra50 and o.extra100 = r.extra100 then o.granted
          else 'waiting' end, ${now}
      from jsonb_to_recordset(${JSON.stringify(full)}::jsonb) as r(person_id integer, day date, unfinished smallint, ${typed})
      left join overtime_decision o on o.person_id = r.person_id and o.day = r.day
      on conflict (person_id, day) do update
      set ${updated}, overtime = excluded.overtime, unfinished = excluded.unfinished,
        computed_at = excluded.computed_at`);
  }
  await sumPeriods(db, days);
}

interface Period {
  unit: 'week' | 'month';
  from_day: Day;
  to_day: Day;
}

/** The week and the month that a day lies in. */
function periodsOf(day: Day): Period[] {
  const week = weekOf(day);
  const first = `${day.slice(0, 7)}-01`;
  const nextFirst = `${addDays(first, 31).slice(0, 7)}-01`;
  return [
    { unit: 'week', from_day: week.from, to_day: week.to },
    { unit: 'month', from_day: first, to_day: addDays(nextFirst, -1) },
  ];
}

/** This lists the periods of some days of each person, each once. */
function touched(days: readonly Pick<ReckonedDay, 'personId' | 'day'>[]) {
  // Everybody has the same days, and a calendar is slow to ask.
  const known = new Map<Day, Period[]>();
  const found = new Map<string, Period & { person_id: number }>();
  for (const { personId, day } of days) {
    const periods = known.get(day) ?? periodsOf(day);
    known.set(day, periods);
    for (const period of periods) {
      const key = `${personId} ${period.unit} ${period.from_day}`;
      if (!found.has(key)) found.set(key, { person_id: personId, ...period });
    }
  }
  return found;
}

/** The sums of the weeks and months of some days are made anew. */
export async function sumPeriods(
  db: Db,
  days: readonly Pick<ReckonedDay, 'personId' | 'day'>[],
): Promise<void> {
  const periods = touched(days);
  if (periods.size === 0) return;
  await db.execute(sql`insert into hour_period (person_id, unit, from_day, days, granted, ${names})
    select p.person_id, p.unit, p.from_day, count(d.id),
      coalesce(sum(d.extra50 + d.extra100) filter (where d.overtime = 'approved'), 0), ${sums}
    from jsonb_to_recordset(${JSON.stringify([...periods.values()])}::jsonb)
      as p(person_id integer, unit text, from_day date, to_day date)
    left join hour_day d on d.person_id = p.person_id and d.day between p.from_day and p.to_day
    group by p.person_id, p.unit, p.from_day
    having count(d.id) > 0 or exists (select from hour_period e
      where e.person_id = p.person_id and e.unit = p.unit and e.from_day = p.from_day)
    on conflict (person_id, unit, from_day) do update
    set days = excluded.days, granted = excluded.granted, ${updated}`);
}
