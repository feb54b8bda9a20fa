import { eq } from 'drizzle-orm';
import { absence } from '../../../db/schema/absences';
import { punch } from '../../../db/schema/markings';
import { plannedShift, shift } from '../../../db/schema/schedules';
import { addDays, type Day } from '../../../engine/time/days';
import type { Random } from '../../../seed/randomFrom';
import type { Whose } from '../personDays';
import { instantAt } from '../wallClock';
import type { MarkingsWorld } from './markingsWorld';

type NewPunch = typeof punch.$inferInsert;
const MINUTE = 60_000;
const kinds = ['in', 'breakOut', 'breakIn', 'out'] as const;

/** Two clocks each; the second lies on the next day where it is not after the first. */
const turns = [['08:00', '16:00']] as const;
const oddTurns = [
  [],
  [['22:00', '06:00']],
  [
    ['08:00', '12:00'],
    ['13:00', '17:00'],
  ],
  [
    ['08:00', '16:00'],
    ['16:00', '22:00'],
  ],
  [['00:00', '08:00']],
] as const;

const regular = [
  ['in', '08:00'],
  ['breakOut', '12:00'],
  ['breakIn', '12:30'],
  ['out', '16:00'],
] as const;

/** Punches of a good day of 8 to 16, with up to two things that happened to them. */
function punchesOn(random: Random, { id, zone }: Whose, day: Day): NewPunch[] {
  const source = 'web' as const;
  let made: NewPunch[] = regular.map(([kind, clock]) => {
    const at = new Date(instantAt(zone, day, clock).getTime() + random.int(-6, 6) * MINUTE);
    return { ...{ personId: id, at, kind, source, day } };
  });
  if (random.next() < 0.5) made = made.filter(({ kind }) => kind === 'in' || kind === 'out');
  const moved = (one: NewPunch, least: number, most: number) => {
    one.at = new Date((one.at as Date).getTime() + random.int(least, most) * MINUTE);
  };
  const happenings: ((one: NewPunch) => void)[] = [
    (one) => moved(one, -300, 300),
    (one) => moved(one, -1500, 1500),
    (one) => {
      made = made.filter((other) => other !== one);
    },
    (one) => {
      made = [];
      if (random.next() < 0.3) made.push(one);
    },
    (one) => {
      made.push({ ...one, at: new Date((one.at as Date).getTime() + random.int(1, 90) * 1000) });
    },
    (one) => {
      made.push({ ...one, kind: random.pick(kinds) });
      moved(one, -900, 900);
    },
    (one) => {
      one.kind = random.pick(kinds);
    },
    (one) => {
      one.counts = random.pick(['waiting', 'rejected'] as const);
    },
    (one) => {
      one.outside = true;
    },
    (one) => {
      Object.assign(one, { offline: true, claimedAt: one.at, clockOffset: 0 });
    },
    (one) => {
      one.forgotten = true;
    },
    (one) => {
      one.day = addDays(day, random.pick([-1, 1]));
    },
  ];
  for (let turn = random.pick([0, 0, 1, 1, 2]); turn > 0; turn -= 1) {
    const [one] = made.length > 0 ? [random.pick(made)] : [];
    if (one) random.pick(happenings)(one);
  }
  return made;
}

/** Days of some people, good ones and others, in the database: their shifts, punches and leave around a day. */
export async function writeAnyDays(
  { db }: MarkingsWorld,
  random: Random,
  people: readonly Whose[],
  day: Day,
) {
  const types = await db.select().from(shift).where(eq(shift.active, true));
  const typeOf = (kind: 'worked' | 'onCall') => types.find((one) => one.kind === kind) ?? types[0];
  const shifts: (typeof plannedShift.$inferInsert)[] = [];
  const punches = new Map<string, NewPunch>();
  const leave: (typeof absence.$inferInsert)[] = [];
  for (const who of people) {
    for (const on of [addDays(day, -1), day, addDays(day, 1)]) {
      const odd = random.next() < 0.15;
      const type = typeOf(odd && random.next() < 0.3 ? 'onCall' : 'worked');
      if (!type) throw new Error('there are no shifts');
      for (const [from, to] of odd ? random.pick(oddTurns) : turns) {
        shifts.push({
          ...{ personId: who.id, day: on, shiftId: type.id },
          ...{ startsAt: instantAt(who.zone, on, from) },
          endsAt: instantAt(who.zone, to > from ? on : addDays(on, 1), to),
          ...{ breakKind: 'none', breakMinutes: 0, toleranceIn: 5, toleranceOut: 5 },
          ...{ paid: true, night: false },
          publishedAt: random.next() < 0.05 ? null : instantAt(who.zone, day, '00:00'),
        });
      }
      const made = on > day && random.next() < 0.9 ? [] : punchesOn(random, who, on);
      for (const one of made) {
        const key = `${one.personId} ${(one.at as Date).getTime()} ${one.kind}`;
        if (!punches.has(key)) punches.set(key, one);
      }
    }
    if (random.next() < 0.08) {
      const part = random.pick(['whole', 'morning', 'afternoon'] as const);
      const on = addDays(day, random.int(-1, 1));
      leave.push({
        ...{ personId: who.id, source: 'leave', sourceId: who.id, state: 'firm', part },
        ...{ fromDay: on, toDay: on, code: 'VAC', label: 'Vacaciones', paidPercent: 100 },
      });
    }
  }
  await db.delete(absence);
  await db.insert(plannedShift).values(shifts);
  await db.insert(punch).values([...punches.values()]);
  if (leave.length > 0) await db.insert(absence).values(leave);
}
