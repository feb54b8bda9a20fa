import { hoursText } from '@contract/core/hoursText';
import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { hourBankAgreement, hourBankMovement, hourBankUse } from '../../../db/schema/hourBank';
import { hourDay, overtimeDecision } from '../../../db/schema/hours';
import { plannedShift } from '../../../db/schema/schedules';
import type { Demo, DemoPerson } from '../../../engine/seed/demo';
import { clock } from '../../../engine/time/clock';
import { addDays, type Day, dayText } from '../../../engine/time/days';
import { seedRequest } from '../../../seed/seedRequest';
import { isoDay, workday } from '../../../seed/workday';
import { clockIn } from '../../markings';
import { bankDay } from '../bankDays';
import { BANK_REQUEST, creditsOf, writeDraws } from '../bankLedger';
import { creditOf, drawFor, expiryOf, extrasBehind } from '../bankRules';
import { planUse, whoseBank } from '../bankUses';
import { reckonHours } from '../reckonHours';
import { sumPeriods } from '../storeHours';

const AREA = 'Comercial';
const WRITTEN = 'Acuerdo individual firmado, en el legajo';
const RATES = { rate50: 90, rate100: 120 };
const MONTHS = 6;
const HOUR = 3_600_000;

/** Overtime of before people punched here: what is known of it is the credit. */
async function earnBefore(
  db: Db,
  line: { personId: number; day: Day; authorId: number; agreementId: number },
  extra50: number,
) {
  const extras = { extra50, extra100: 0 };
  const credit = creditOf(extras, RATES);
  const [row] = await db
    .insert(hourBankMovement)
    .values({
      ...line,
      createdAt: new Date(`${addDays(line.day, 3)}T14:10:00Z`),
      kind: 'earned',
      minutes: credit,
      expiresOn: expiryOf(line.day, MONTHS),
      facts: { ...extras, ...RATES, credit, writtenIn: WRITTEN },
    })
    .returning();
  if (!row) throw new Error('a credit was not stored');
  return row;
}

/** A colleague sends the last overtime of some people to the bank. */
async function bankLast(db: Db, people: readonly DemoPerson[], authorId: number) {
  const ids = people.map(({ id }) => id);
  await db.transaction((tx) => reckonHours(tx, ids, clock.now()));
  const days = await db
    .select()
    .from(hourDay)
    .where(and(anyOf(hourDay.personId, ids), eq(hourDay.overtime, 'waiting')))
    .orderBy(desc(hourDay.day))
    .limit(3);
  for (const on of days) {
    const { personId, day, extra50, extra100 } = on;
    await bankDay(db, on, { authorId, today: on.day });
    const decided = { extra50, extra100, reason: 'Prefiere el tiempo.', authorId };
    await db.insert(overtimeDecision).values({ personId, day, granted: 'banked', ...decided });
    await db.update(hourDay).set({ overtime: 'banked' }).where(eq(hourDay.id, on.id));
  }
  await sumPeriods(db, days);
}

interface Use {
  owner: DemoPerson;
  decider: number;
  state: 'pending' | 'approved';
  /** How many hours before the shift ends; null: all of it. */
  hours: number | null;
  reason: string;
}

/** On the first shift far enough ahead that has the hours, and for which the bank has them. */
async function takeOff(db: Db, { owner, decider, state, hours, reason }: Use): Promise<void> {
  const whose = await whoseBank(db, owner.id);
  const ahead = await db
    .select()
    .from(plannedShift)
    .where(
      and(
        eq(plannedShift.personId, owner.id),
        isNotNull(plannedShift.publishedAt),
        gt(plannedShift.day, isoDay(workday(4))),
      ),
    )
    .orderBy(asc(plannedShift.day))
    .limit(10);
  for (const { day, endsAt } of ahead) {
    const clocks = {
      from: hours && clockIn(whose.zone, new Date(endsAt.getTime() - hours * HOUR)),
      to: hours && clockIn(whose.zone, endsAt),
    };
    const { span, minutes, problem } = await planUse(db, whose, {
      day,
      from: clocks.from || null,
      to: clocks.to || null,
    });
    if (!span || problem) continue;
    const [use] = await db
      .insert(hourBankUse)
      .values({
        personId: owner.id,
        day,
        whole: hours === null,
        startsAt: new Date(span.from),
        endsAt: new Date(span.to),
        minutes,
        reason,
        authorId: owner.accountId,
        approvedAt: state === 'approved' ? sql`anden_now()` : null,
      })
      .returning();
    if (!use) throw new Error('a use was not stored');
    const title = `${hoursText(minutes)} del banco de horas, ${dayText(day)}`;
    const asked = { type: BANK_REQUEST, subjectId: use.id, title, state };
    await seedRequest(db, { ...asked, owner, author: owner, decider });
    if (state === 'approved') {
      const { draws } = drawFor(await creditsOf(db, owner.id), minutes, day);
      await writeDraws(db, draws, {
        personId: owner.id,
        day,
        kind: 'used',
        useId: use.id,
        facts: { from: clockIn(whose.zone, use.startsAt), to: clockIn(whose.zone, use.endsAt) },
        authorId: decider,
      });
    }
    return;
  }
}

/** People of sales have hours that expired and are paid, others that soon will, some off that were granted, and a request that waits. */
export async function seedHourBank({ db, areas, people, hr: [authorId] }: Demo): Promise<void> {
  const sales = people.filter(
    ({ areaId, role }) =>
      role === 'empleado' && areas.find(({ id }) => id === areaId)?.name === AREA,
  );
  const own = sales.find(({ username }) => username === 'empleado');
  const [colleague] = sales.filter((one) => one !== own);
  const decider = people.find(({ id }) => id === own?.managerId)?.accountId;
  if (!own || !colleague || decider === undefined) return;
  const [agreement] = await db
    .insert(hourBankAgreement)
    .values({
      target: 'area',
      areaId: own.areaId,
      fromDay: isoDay(workday(-230)),
      ...RATES,
      writtenIn: WRITTEN,
    })
    .returning();
  if (!agreement) throw new Error('an agreement was not stored');
  const line = { authorId, agreementId: agreement.id };
  const earned = (who: DemoPerson, days: number, extra50: number) =>
    earnBefore(db, { ...line, personId: who.id, day: isoDay(workday(days)) }, extra50);

  const over = await earned(own, -195, 40);
  await db.insert(hourBankMovement).values({
    personId: own.id,
    day: addDays(over.expiresOn ?? '', 1),
    createdAt: new Date(`${addDays(over.expiresOn ?? '', 1)}T03:20:00Z`),
    kind: 'due',
    minutes: -over.minutes,
    creditId: over.id,
    facts: {
      why: 'term',
      on: over.expiresOn ?? '',
      ...extrasBehind(over.minutes, over.minutes, { extra50: 40, extra100: 0 }),
      plain: 0,
    },
  });
  await earned(own, -164, 120);
  await earned(own, -80, 180);
  await earned(colleague, -90, 360);
  await bankLast(db, sales, authorId);
  await takeOff(db, { owner: own, decider, state: 'approved', hours: 2, reason: 'Un trámite' });
  await takeOff(db, {
    owner: colleague,
    decider,
    state: 'pending',
    hours: null,
    reason: 'Mudanza',
  });
}
