import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { shiftAssignment } from '../../../db/schema/schedules';
import type { Demo } from '../../../engine/seed/demo';
import { addDays, type Day, yearOf } from '../../../engine/time/days';
import { todayIn } from '../../../engine/time/nowIn';
import { publicHolidays } from '../../../engine/time/publicHolidays';
import { type Week, weekOf } from '../../../engine/time/weekOf';
import { demoBegins } from '../../../seed/demoYear';
import { type DemoRotation, seedShifts } from './demoShifts';

const WEEK = 7;
/** Rotations rule since before the first month of the demo. */
const WEEKS_BACK = 111;
const WEEKS_AHEAD = 3;

type Assignment = typeof shiftAssignment.$inferInsert;

/** People who take turns have an assignment of their own; the rest work as their area or site does. */
function assignmentsOf(
  { areas, people }: Demo,
  rotations: Record<DemoRotation, number>,
  fromDay: Day,
): Assignment[] {
  const area = (name: string) => {
    const found = areas.find((one) => one.name === name);
    if (!found) throw new Error(`no area is called ${name}`);
    return found;
  };
  const byArea = (name: string, rotation: DemoRotation): Assignment => ({
    target: 'area',
    areaId: area(name).id,
    rotationId: rotations[rotation],
    fromDay,
  });
  const byTurns = (name: string, rotation: DemoRotation, step: number, turns: number) =>
    people
      .filter(({ areaId }) => areaId === area(name).id)
      .map(
        ({ id }, index): Assignment => ({
          target: 'person',
          personId: id,
          rotationId: rotations[rotation],
          fromDay,
          firstDay: 1 + (index % turns) * step,
          onHolidays: rotation === 'fourTwo' ? 'work' : 'off',
        }),
      );
  return [
    {
      target: 'site',
      siteId: area('Administración').siteId,
      rotationId: rotations.office,
      fromDay,
    },
    byArea('Recepción Rosario', 'depot'),
    byArea('Expedición Rosario', 'sixOne'),
    ...byTurns('Preparación Rosario', 'teams', WEEK, 3),
    ...byTurns('Distribución Córdoba', 'onCall', WEEK, 3),
    ...byTurns('Cámara fría Córdoba', 'fourTwo', 1, 6),
  ];
}

interface Span {
  from: Day;
  to: Day;
  /** Until here everybody knows; the team that still moves people around, a week less. */
  publishedTo: Day;
  lateArea: number;
}

/** All of them in one statement: made one by one, a start would wait for them. */
async function plan(db: Db, { from, to, publishedTo, lateArea }: Span, author: number) {
  const years = [...new Set([yearOf(from), yearOf(to)])];
  const holidays = (await publicHolidays(...years)).map(({ date }) => date);
  await db.execute(sql`
    insert into planned_shift (person_id, day, shift_id, starts_at, ends_at, break_kind, break_minutes,
      tolerance_in, tolerance_out, paid, night, assignment_id, author_id, published_at)
    select p.id, d.day, s.id, (d.day + s.starts_at) at time zone site.zone,
      (d.day + (s.ends_at <= s.starts_at)::int + s.ends_at) at time zone site.zone,
      s.break_kind, s.break_minutes, s.tolerance_in, s.tolerance_out, s.paid, s.night, a.id, ${author}::int,
      case when d.day <= ${publishedTo}::date - case when p.area_id = ${lateArea}::int then 7 else 0 end
        then least(date_trunc('week', d.day) - interval '3 days', anden_now()) end
    from person p
    join site on site.id = p.site_id
    join lateral (
      select * from shift_assignment a
      where a.person_id = p.id or a.area_id = p.area_id or a.site_id = p.site_id
      order by a.person_id, a.area_id limit 1) a on true
    join rotation r on r.id = a.rotation_id
    cross join lateral (
      select day::date from generate_series(greatest(${from}::date, p.hire_date),
        least(${to}::date, p.leave_date), interval '1 day') day) d
    join shift s on s.id = r.days[1 + (d.day - a.from_day + a.first_day - 1) % cardinality(r.days)]
    where (a.on_holidays = 'work' or not (d.day = any(${sql.param(holidays)}::date[]) or exists (
        select from site_holiday h where h.day = d.day and not h.worked
          and (h.site_id is null or h.site_id = p.site_id))))
      and not exists (select from absence where absence.person_id = p.id and state = 'firm'
        and part = 'whole' and d.day between from_day and to_day)
    order by p.id, d.day`);
}

/** A person changes with a colleague in the week that is not published yet, and rests too little: a board has such days. */
const changeOne = (db: Db, day: Day, lateArea: number) =>
  db.execute(sql`
    update planned_shift planned set shift_id = late.id, assignment_id = null,
      starts_at = planned.starts_at + interval '8 hours', ends_at = planned.ends_at + interval '8 hours'
    from shift late
    where late.code = 'T' and planned.id = (
      select min(one.id) from planned_shift one join shift s on s.id = one.shift_id and s.code = 'M'
      join person p on p.id = one.person_id and p.area_id = ${lateArea}::int
      where one.day = ${day}::date)`);

/** The shifts of some days that are over, as everybody was told of them. */
export const planDemo = (db: Db, { from, to }: Week, author: number) =>
  plan(db, { from, to, publishedTo: to, lateArea: 0 }, author);

/** Shifts, rotations and who works by which: what was told to everybody, and some weeks that are still being planned. */
export async function seedSchedules(demo: Demo): Promise<void> {
  const { db, areas, hr } = demo;
  const { from: monday, to: sunday } = weekOf(todayIn());
  const to = addDays(sunday, WEEKS_AHEAD * WEEK);
  const rotations = await seedShifts(db);
  const assignments = assignmentsOf(demo, rotations, addDays(monday, -WEEKS_BACK * WEEK));
  await db.insert(shiftAssignment).values(assignments.map((one) => ({ ...one, plannedTo: to })));
  const lateArea = areas.find(({ name }) => name === 'Preparación Rosario')?.id ?? 0;
  const from = demoBegins();
  await plan(db, { from, to, publishedTo: addDays(sunday, WEEK), lateArea }, hr[0]);
  await changeOne(db, addDays(monday, WEEK + 1), lateArea);
  await db.execute(
    sql`insert into planned_place (person_id, area_id) select id, area_id from person`,
  );
}
