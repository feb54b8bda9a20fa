import { hoursText } from '@contract/core/hoursText';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { hourBankUse } from '../../db/schema/hourBank';
import { person, site } from '../../db/schema/organisation';
import { notFound } from '../../engine/http/fault';
import { addDays, type Day } from '../../engine/time/days';
import { common, type Interval, minutesOf } from '../../engine/time/intervals';
import { firmAbsences } from '../absences';
import { clockIn, instantAt } from '../markings';
import type { PublishedShift } from '../schedules';
import { BANK_REQUEST, bankOf } from './bankLedger';
import { usableOn } from './bankRules';
import { hourFacts, type Whose } from './hourFacts';
import { hoursOfDay } from './hoursOfDay';

/** A day, and from when to when by the clock on the wall; without hours, the whole shift. */
export interface AskedUse {
  day: Day;
  from: string | null;
  to: string | null;
}

export interface PlannedUse {
  /** "Mañana, 06:00 a 14:00"; null: nothing is planned. */
  shift: string | null;
  span: Interval | null;
  minutes: number;
  free: number;
  problem: string | null;
}

export async function whoseBank(db: Db, personId: number): Promise<Whose> {
  const [row] = await db
    .select({ id: person.id, siteId: person.siteId, zone: site.zone })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(eq(person.id, personId));
  if (!row) throw notFound();
  return row;
}

/** Hours of the clock belong to the shift: what comes before it begins is of the next morning. */
function spanOf(
  { day, from, to }: AskedUse,
  shifts: readonly PublishedShift[],
  zone: string,
): Interval | null {
  const starts = Math.min(...shifts.map(({ startsAt }) => startsAt.getTime()));
  const ends = Math.max(...shifts.map(({ endsAt }) => endsAt.getTime()));
  if (from === null || to === null) return { from: starts, to: ends };
  const at = (clock: string, after: number) => {
    const same = instantAt(zone, day, clock).getTime();
    return same >= after ? same : instantAt(zone, addDays(day, 1), clock).getTime();
  };
  const overnight = ends > instantAt(zone, addDays(day, 1), '00:00').getTime();
  const begins = overnight ? at(from, starts) : instantAt(zone, day, from).getTime();
  const span = {
    from: begins,
    to: overnight ? at(to, begins) : instantAt(zone, day, to).getTime(),
  };
  return span.to > span.from ? span : null;
}

const shiftWords = (shifts: readonly PublishedShift[], zone: string) =>
  shifts
    .map(
      ({ name, startsAt, endsAt }) =>
        `${name}, ${clockIn(zone, startsAt)} a ${clockIn(zone, endsAt)}`,
    )
    .join(' y ') || null;

/** Another one of the same hours that was asked for or granted. */
async function askedTwice(db: Db, personId: number, span: Interval, but: number) {
  const [twin] = await db
    .select({ id: hourBankUse.id })
    .from(hourBankUse)
    .innerJoin(
      approvalRequest,
      and(eq(approvalRequest.type, BANK_REQUEST), eq(approvalRequest.subjectId, hourBankUse.id)),
    )
    .where(
      and(
        eq(hourBankUse.personId, personId),
        ne(hourBankUse.id, but),
        isNull(hourBankUse.endedAt),
        inArray(approvalRequest.state, ['pending', 'approved']),
        sql`${hourBankUse.startsAt} < ${new Date(span.to)} and ${hourBankUse.endsAt} > ${new Date(span.from)}`,
      ),
    )
    .limit(1);
  return twin !== undefined;
}

/** This plans what some hours off would take of the bank, by the shift as it is now; `but` is the use itself, where it is there. */
export async function planUse(db: Db, whose: Whose, asked: AskedUse, but = 0): Promise<PlannedUse> {
  const { day } = asked;
  const days = { from: day, to: day };
  const [facts, bank] = await Promise.all([
    hourFacts(db, [whose], days, (ids) => firmAbsences(db, ids, days)),
    bankOf(db, whose.id, but),
  ]);
  const [record] = facts.get(whose.id) ?? [];
  const free = usableOn(bank.free, day);
  // Hours of the bank free no person of being on call.
  const shifts = record?.shifts.filter(({ kind }) => kind === 'worked') ?? [];
  const none = { shift: shiftWords(shifts, whose.zone), span: null, minutes: 0, free };
  if (!record || shifts.length === 0) {
    return { ...none, problem: 'Ese día no tenés un turno publicado.' };
  }
  const span = spanOf(asked, shifts, whose.zone);
  if (!span) return { ...none, problem: 'La hora de volver va después de la de salir.' };
  const due = hoursOfDay({ ...record, stretches: [] }, 0).reasons.filter(
    ({ figure }) => figure === 'expected',
  );
  const minutes = minutesOf(common(due, [span]));
  const planned = { ...none, span, minutes };
  if (await askedTwice(db, whose.id, span, but)) {
    return { ...planned, problem: 'Esas horas ya las pediste.' };
  }
  if (minutes === 0) {
    return { ...planned, problem: 'A esas horas no tenés que trabajar: elegí otras.' };
  }
  const problem =
    minutes > free
      ? `Para ese día tenés ${hoursText(free)} en el banco y hacen falta ${hoursText(minutes)}.`
      : null;
  return { ...planned, problem };
}
