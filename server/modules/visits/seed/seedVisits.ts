import type { Question } from '@contract/visits/checklist';
import { asc, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { visit, type visitPurpose } from '../../../db/schema/visits';
import { customer } from '../../../db/schema/warehouse';
import type { DemoPerson } from '../../../engine/seed/demo';
import { dayNow } from '../../../engine/time/dayNow';

type New = typeof visit.$inferInsert;
type Customer = typeof customer.$inferSelect;
type Purpose = Pick<typeof visitPurpose.$inferSelect, 'id' | 'checklist'>;

const A_DAY = 5;
const DAYS_BEFORE = 21;
const DAYS_AFTER = 4;
const hours = ['09:00', '10:00', '11:30', '14:00', '15:30'] as const;
const ends = ['10:00', '11:30', '13:00', '15:30', '17:00'] as const;

/** How many metres from the door each arrival was made, and how unsure the telephone was of it. */
const arrivals = [
  { distance: 18, accuracy: 12, arrival: 'inside' },
  { distance: 60, accuracy: 25, arrival: 'inside' },
  { distance: 140, accuracy: 80, arrival: 'doubtful' },
  { distance: 35, accuracy: 10, arrival: 'inside' },
  { distance: 2400, accuracy: 30, arrival: 'outside' },
] as const;

const reports = [
  'Repusieron la heladera. Falta el cartel del precio nuevo.',
  'Pagó la factura del mes y pidió la próxima entrega para el jueves.',
  'Le interesan los dos productos nuevos: llamarlo el lunes.',
  'Quedó conforme con el cambio de la caja rota.',
];

/** A month of visits of those who make them, in every state: what is over, today's, what is planned and what nobody has yet. */
export async function seedVisits(
  db: Db,
  people: readonly DemoPerson[],
  purposes: readonly Purpose[],
): Promise<void> {
  const boss = people.find(({ username }) => username === 'jefe');
  const visitors = ['jefe', 'supervisor'].flatMap(
    (name) => people.find(({ username }) => username === name) ?? [],
  );
  if (!boss) return;
  const customers = await db
    .select()
    .from(customer)
    .where(isNotNull(customer.latitude))
    .orderBy(asc(customer.id));
  const near = (site: number) => customers.filter(({ siteId }) => siteId === site);
  const rows: New[] = [];
  for (const [which, visitor] of visitors.entries()) {
    const doors = near(visitor.siteId);
    for (let ahead = -DAYS_BEFORE; ahead <= DAYS_AFTER; ahead += 1) {
      for (let turn = 0; turn < A_DAY; turn += 1) {
        const at = (ahead + DAYS_BEFORE) * A_DAY + turn + which * 7;
        const to = doors[at % doors.length];
        if (to) rows.push(visitOn({ visitor, boss, to, ahead, turn, at, purposes }));
      }
    }
  }
  for (let turn = 0; turn < 3; turn += 1) {
    const to = near(boss.siteId)[turn];
    if (to)
      rows.push({
        ...visitOn({ visitor: boss, boss, to, ahead: 2, turn, at: turn, purposes }),
        personId: null,
        state: 'draft',
      });
  }
  // Weekends have no visits, but today has some whatever day it is: the demo shows what a day is like.
  const inserted = await db.insert(visit).values(rows).returning({ id: visit.id });
  if (inserted.length === 0) return;
  await db
    .delete(visit)
    .where(sql`extract(isodow from ${visit.day}) > 5 and ${visit.day} <> ${dayNow}`);
}

interface Made {
  visitor: DemoPerson;
  boss: DemoPerson;
  to: Customer;
  /** Days from today. */
  ahead: number;
  turn: number;
  at: number;
  purposes: readonly Purpose[];
}

function visitOn({ visitor, boss, to, ahead, turn, at, purposes }: Made): New {
  const day = sql`(${dayNow} + ${ahead}::int)` as unknown as string;
  const purpose = purposes[at % purposes.length];
  const checklist = purpose?.checklist ?? [];
  const base: New = {
    ...{ day, fromTime: hours[turn] ?? '09:00', toTime: ends[turn] ?? '10:00', minutes: 30 },
    ...{ personId: visitor.id, siteId: visitor.siteId, customerId: to.id },
    ...{ place: to.name, address: to.address, latitude: to.latitude, longitude: to.longitude },
    ...{ radius: 150, purposeId: purpose?.id ?? 0, createdBy: boss.accountId },
    checklist,
  };
  if (ahead > 1) return { ...base, state: 'draft' };
  if (ahead > 0) return { ...base, state: 'planned' };
  return { ...base, ...walked(ahead, turn, at, checklist) };
}

/** An answer that fits its question; another one in each visit. */
const answerTo = ({ kind, options }: Question, at: number): string =>
  kind === 'choice'
    ? (options[at % options.length] ?? '')
    : kind === 'number'
      ? String(at % 9)
      : 'yes';

const momentOn = (ahead: number, clock: string, minutes: number) =>
  sql`((${dayNow} + ${ahead}::int + ${clock}::time) at time zone 'America/Argentina/Buenos_Aires')
    + ${minutes}::int * interval '1 minute'` as unknown as Date;

function walked(
  ahead: number,
  turn: number,
  at: number,
  checklist: readonly Question[],
): Partial<New> {
  if (ahead === 0) return { state: 'planned' };
  if (at % 11 === 3) {
    return {
      ...{ state: 'missed', reason: 'Estaba cerrado por duelo.' },
      endedAt: momentOn(ahead, hours[turn] ?? '09:00', 5),
    };
  }
  if (at % 17 === 5) return { state: 'cancelled', reason: 'La pidió para otra semana.' };
  const { distance, accuracy, arrival } = arrivals[at % arrivals.length] ?? arrivals[0];
  return {
    ...{ state: 'done', distance, accuracy, arrival, report: reports[at % reports.length] ?? '' },
    answers: checklist.map((question, place) => ({
      question: place,
      value: answerTo(question, at),
    })),
    arrivedAt: momentOn(ahead, hours[turn] ?? '09:00', (at * 7) % 40),
    endedAt: momentOn(ahead, hours[turn] ?? '09:00', ((at * 7) % 40) + 25),
  };
}
