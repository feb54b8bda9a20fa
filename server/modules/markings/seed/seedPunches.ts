import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { absence } from '../../../db/schema/absences';
import type { punch } from '../../../db/schema/markings';
import type { Demo } from '../../../engine/seed/demo';
import { clock } from '../../../engine/time/clock';
import type { Day } from '../../../engine/time/days';
import { todayIn } from '../../../engine/time/nowIn';
import { demoBegins } from '../../../seed/demoYear';
import { type Random, randomFrom } from '../../../seed/randomFrom';
import { during } from '../../absences';
import { type PublishedShift, publishedShifts } from '../../schedules';
import { HOUR, MINUTE } from '../markingRules';
import { type Puncher, punchersOf } from './punchers';

type Row = Pick<
  typeof punch.$inferInsert,
  'personId' | 'at' | 'kind' | 'source' | 'day' | 'plannedShiftId' | 'forgotten' | 'offline'
>;

/** A few people come late, forget to punch out, or punch where there is no network. */
function punchesOf(shift: PublishedShift, { int, next }: Random, source: 'web' | 'phone'): Row[] {
  const { personId, day, id: plannedShiftId, startsAt, endsAt } = shift;
  if (shift.kind === 'onCall') return callOf(shift, { int, next }, source);
  if (next() < 0.02) return [];
  const late = next() < 0.07 ? int(9, 38) : Math.max(-5, int(-9, 3));
  const leaves = next() < 0.04 ? int(-35, -12) : Math.min(5, int(-2, 14));
  // Now and then somebody stays for an hour or two; in these weeks more often, and it waits to be decided.
  const once = clock.ms() - startsAt.getTime() < 31 * 24 * HOUR ? 11 : 40;
  const stays =
    (personId * 7 + Number(day.slice(8))) % once === 0 ? 60 + (personId % 4) * 20 : leaves;
  const forgets = next() < 0.015;
  const offline = source === 'phone' && next() < 0.04;
  const at = later(int);
  const row = rowOf({ personId, source, day, plannedShiftId });
  const lunch = new Date(startsAt.getTime() + 4 * HOUR);
  const breaks =
    shift.breakKind === 'punched'
      ? [
          row('breakOut', at(lunch, int(0, 9))),
          row('breakIn', at(lunch, shift.breakMinutes + int(8, 14))),
        ]
      : [];
  const exit = forgets
    ? row('out', endsAt, { source: 'rule', forgotten: true })
    : row('out', at(endsAt, stays));
  return [row('in', at(startsAt, late), { offline }), ...breaks, exit];
}

const later = (int: Random['int']) => (from: Date, minutes: number) =>
  new Date(from.getTime() + minutes * MINUTE + int(0, 50) * 1000);

const rowOf =
  (of: Pick<Row, 'personId' | 'source' | 'day' | 'plannedShiftId'>) =>
  (kind: Row['kind'], at: Date, more: Partial<Row> = {}): Row => ({
    ...of,
    at,
    kind,
    forgotten: false,
    offline: false,
    ...more,
  });

/** A person on call is called now and then, for an hour or two. */
function callOf(
  { personId, day, id, startsAt }: PublishedShift,
  { int, next }: Pick<Random, 'int' | 'next'>,
  source: 'web' | 'phone',
): Row[] {
  if (next() < 0.7) return [];
  const at = later(int);
  const row = rowOf({ personId, source, day, plannedShiftId: id });
  const came = at(startsAt, int(90, 420));
  return [row('in', came), row('out', at(came, int(50, 130)))];
}

/** A single statement inserts thousands of rows, whose values PostgreSQL reads as a table. */
async function insertAll(db: Db, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into punch (person_id, at, kind, source, day, planned_shift_id, forgotten, offline, received_at,
      claimed_at, clock_offset, author_id)
    select "personId", "at", "kind", "source", "day", "plannedShiftId", "forgotten", "offline",
      case when "offline" then "at" + interval '14 minutes' else "at" end,
      case when "offline" then "at" end, case when "offline" then 900 end,
      case when "source" = 'rule' then null else (select id from account where person_id = "personId") end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ("personId" int, "at" timestamptz, "kind" text,
      "source" text, "day" date, "plannedShiftId" int, "forgotten" boolean, "offline" boolean)`);
}

/** This makes people punch in the shifts of some days, as far as they are over; days that have no shifts get nothing. */
export async function punchDemo(
  db: Db,
  { from, to }: { from: Day; to: Day },
  people: readonly Puncher[],
): Promise<void> {
  const now = clock.now();
  const ids = people.map(({ id }) => id);
  const shifts = await publishedShifts(db, ids, { from, to });
  if (shifts.length === 0) return;
  const away = await db
    .select()
    .from(absence)
    .where(and(during(from, to), eq(absence.state, 'firm')));
  const worked = shifts.filter(
    ({ personId, day }) =>
      !away.some((one) => one.personId === personId && one.fromDay <= day && day <= one.toDay),
  );
  const random = randomFrom(20_261_123 + Number(from.replaceAll('-', '')));
  const onPhone = new Set(people.filter(({ phone }) => phone).map(({ id }) => id));
  const rows = worked.flatMap((shift) =>
    punchesOf(shift, random, onPhone.has(shift.personId) ? 'phone' : 'web').filter(
      ({ at, forgotten }) => (forgotten ? at.getTime() + 4 * HOUR : at.getTime()) <= now.getTime(),
    ),
  );
  await insertAll(db, rows);
}

/** This makes the demo's people punch since it begins. */
export const seedPunches = ({ db, people }: Demo): Promise<void> =>
  punchDemo(db, { from: demoBegins(), to: todayIn() }, punchersOf(people));
