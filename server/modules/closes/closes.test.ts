import {
  closePeriodTime,
  getPeriod,
  listCloses,
  reopenPeriod,
} from '@contract/closes/closeAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { auditEntry } from '../../db/schema/audit';
import { periodClose } from '../../db/schema/closes';
import { hourDay } from '../../db/schema/hours';
import { punch } from '../../db/schema/markings';
import { person } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import { reimbursement } from '../../db/schema/reimbursements';
import { clock } from '../../engine/time/clock';
import { todayIn } from '../../engine/time/nowIn';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { monthBefore } from './periods';
import { type ClosesWorld, closesWorld } from './testing/closesWorld';

let world: ClosesWorld;

beforeAll(async () => {
  world = await closesWorld();
});
beforeEach(async () => {
  await world.db.delete(periodClose);
});
afterAll(() => world.server.close());

const punched = (hour: string, day = world.day) => ({
  personId: world.personOf('empleado').id,
  at: new Date(`${day}T${hour}:00-03:00`),
  kind: 'in' as const,
  source: 'manual' as const,
  day,
});

test('time, then pay; reopened the other way round, by who administers, with a reason that stays', async () => {
  expect((await world.closePay()).error.message).toMatch(/Primero se cierran las horas/);
  expect((await world.closeTime()).body.state).toBe('timeClosed');
  expect((await world.closeTime()).error.message).toMatch(/ya están cerradas/);
  expect((await world.closePay()).body).toMatchObject({
    state: 'payClosed',
    actions: ['adjust'],
  });
  expect((await world.reopen('time')).error.message).toMatch(/primero reabrí los sueldos/);
  const asHr = { ...world.at, ledger: 'pay', reason: 'Porque sí' };
  expect((await world.server.call(reopenPeriod, asHr, 'rrhh')).error.code).toBe('sin_permiso');
  expect((await world.reopen('pay', ' ')).error.fields?.reason).toBeDefined();
  await world.reopen('pay');
  const { body } = await world.reopen('time', 'Llegó un certificado.');
  expect([body.state, body.history.length]).toEqual(['reopened', 2]);
  expect(body.history[0]).toMatchObject({ ledger: 'time', reason: 'Llegó un certificado.' });
  const [entry] = await world.db
    .select({ after: auditEntry.after })
    .from(auditEntry)
    .where(and(eq(auditEntry.accion, 'cierre.reabrir'), eq(auditEntry.entity, 'periodClose')))
    .orderBy(sql`${auditEntry.id} desc`)
    .limit(1);
  expect(entry?.after).toMatchObject({ reopenReason: 'Llegó un certificado.' });
  expect((await world.closeTime()).body.state).toBe('timeClosed');
});

test('a month that is not over is not closed, and one before that is open is told', async () => {
  const now = clock.now().toISOString().slice(0, 7);
  const early = await world.closeTime({ ...world.at, month: now });
  expect([early.status, early.error.message]).toEqual([409, expect.stringMatching(/no terminó/)]);
  expect((await world.read()).openBefore).toBe(world.before);
  await world.closeTime({ ...world.at, month: world.before });
  expect((await world.read()).openBefore).toBeNull();
});

test('whoever closes agrees with what they saw: what came meanwhile is shown first', async () => {
  const seen = await world.pendingOf();
  // An entry of a day without exit.
  await world.db.insert(punch).values(punched('03:07'));
  const stale = { ...world.at, pending: seen };
  const { status, error } = await world.server.call(closePeriodTime, stale, 'rrhh');
  expect([status, error.message]).toEqual([409, expect.stringMatching(/Cambió lo que queda/)]);
  const { pending } = await world.read();
  const exits = pending.find(({ label }) => /entrada sin salida$/.test(label));
  expect(exits?.path).toMatch(/^\/hours\/overtime\?filtro=unfinished:from:1&/);
  expect((await world.closeTime()).status).toBe(200);
});

test('what is open of pay is asked about once time is closed, and not before', async () => {
  const labelsOf = async () => (await world.read()).pending.map(({ label }) => label);
  const { id: personId } = world.personOf('empleado');
  const [any] = await world.db.select({ id: reimbursement.id }).from(reimbursement).limit(1);
  await world.db
    .update(reimbursement)
    .set({ personId, day: world.day, state: 'approved', paidBy: null, paidOn: null })
    .where(eq(reimbursement.id, any?.id ?? 0));
  expect(await labelsOf()).not.toContainEqual(expect.stringMatching(/^Reintegros? sin/));
  await world.closeTime();
  expect(await labelsOf()).toContainEqual(expect.stringMatching(/^Reintegros? sin/));
  expect((await world.closePay()).body.state).toBe('payClosed');
});

test('of those who close a month at once one gets it, and the others are told that it is closed', async () => {
  const answers = await Promise.all([world.closeTime(), world.closeTime(), world.closeTime()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const told = answers.filter(({ status }) => status === 409).map(({ error }) => error.message);
  expect(told).toEqual([0, 1].map(() => expect.stringMatching(/ya están cerradas/)));
  expect(await world.db.$count(periodClose)).toBe(1);
});

test('a change that is under way is waited for, and is in the seal', async () => {
  const pending = await world.pendingOf();
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { id: personId } = world.personOf('empleado');
  let began = () => {};
  const begun = new Promise<void>((resolve) => {
    began = resolve;
  });
  const change = world.db.transaction(async (tx) => {
    await refuseClosedPeriod(tx, { personId, day: world.day, ledger: 'time' });
    await tx.insert(punch).values({ ...punched('02:59'), kind: 'out' });
    began();
    await finished;
  });
  await begun;
  let closed = false;
  const close = world.server.call(closePeriodTime, { ...world.at, pending }, 'rrhh').finally(() => {
    closed = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(closed).toBe(false);
  finish();
  await change;
  expect((await close).status).toBe(200);
  expect(await world.seals()).toMatchObject([{ ledger: 'time', state: 'intact' }]);
  await expect(
    refuseClosedPeriod(world.db, { personId, day: world.day, ledger: 'time' }),
  ).rejects.toMatchObject({ code: 'periodo_cerrado' });
});

test('a figure that changed behind the close breaks its seal, and says which', async () => {
  await world.closeTime();
  const [seal] = await world.seals();
  expect(seal).toMatchObject({
    state: 'intact',
    code: expect.stringMatching(/^([0-9A-F]{4}-){3}/),
  });
  const [row] = await world.db.insert(punch).values(punched('03:11')).returning();
  const [broken] = await world.seals();
  expect(broken?.state).toBe('changed');
  expect(broken?.parts.filter(({ intact }) => !intact).map(({ label }) => label)).toEqual([
    'Fichadas',
  ]);
  await world.db.delete(punch).where(eq(punch.id, row?.id ?? 0));
  expect((await world.seals())[0]?.state).toBe('intact');
});

test('who moves to another site afterwards leaves the closed month as it was', async () => {
  await world.closeTime();
  const { id: personId, siteId, areaId } = world.personOf('empleado');
  const other = world.personOf('operario');
  expect(other.siteId).not.toBe(siteId);
  const today = todayIn();
  const moved = { personId, kind: 'place' as const, begun: true };
  await world.db.insert(personHistory).values([
    { ...moved, effectiveFrom: '2020-01-01', siteId, areaId },
    { ...moved, effectiveFrom: today, siteId: other.siteId, areaId: other.areaId },
  ]);
  const { siteId: to, areaId: toArea } = other;
  await world.db.update(person).set({ siteId: to, areaId: toArea }).where(eq(person.id, personId));
  expect((await world.seals())[0]?.state).toBe('intact');
  const change = { personId, day: world.day, ledger: 'time' } as const;
  await expect(refuseClosedPeriod(world.db, change)).rejects.toMatchObject({
    code: 'periodo_cerrado',
  });
  await refuseClosedPeriod(world.db, { ...change, day: today });
  await world.db.update(person).set({ siteId, areaId }).where(eq(person.id, personId));
});

test('every site of the reach with its state; who closes nothing sees none', async () => {
  await world.closeTime();
  const { body } = await world.server.call(listCloses, {}, 'rrhh');
  const { siteId, month } = world.at;
  expect([body.month, body.rows.length]).toEqual([month, 3]);
  expect(body.rows.find((row) => row.siteId === siteId)?.state).toBe('timeClosed');
  const { status } = await world.server.call(listCloses, {}, 'supervisor');
  expect(status).toBe(403);
});

test('a site says each kind of what is open as its own page does, and its totals beside last month', async () => {
  await world.db.insert(punch).values([
    { ...punched('09:00'), kind: 'in' },
    { ...punched('18:00'), kind: 'out' },
  ]);
  const { siteId, month } = world.at;
  const { body: period } = await world.server.call(getPeriod, world.at, 'rrhh');
  const { body } = await world.server.call(listCloses, { month }, 'rrhh');
  const site = body.rows.find((row) => row.siteId === siteId);
  expect(site?.open.map(({ title: _title, ...kind }) => kind)).toEqual(period.pending);
  expect(site?.actions).toEqual(period.actions);
  for (const [one, said] of [
    [month, site?.totals],
    [monthBefore(month), site?.before],
  ] as const)
    expect({ worked: said?.worked, people: said?.people }).toEqual(await comesTo(one, siteId));
});

/** The same from the days, person by person, where each worked at the end of the month. */
async function comesTo(month: string, siteId: number) {
  const days = await world.db.select().from(hourDay);
  const people = await world.db.select().from(person);
  const moves = await world.db.select().from(personHistory);
  const siteAt = (personId: number) => {
    const own = moves
      .filter((one) => one.personId === personId && one.kind === 'place')
      .sort((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom));
    const last = own.findLast(({ effectiveFrom }) => effectiveFrom <= `${month}-31`) ?? own[0];
    return last ? last.siteId : people.find(({ id }) => id === personId)?.siteId;
  };
  const found = days.filter(
    ({ day, personId }) => day.startsWith(month) && siteAt(personId) === siteId,
  );
  return {
    worked: found.reduce((sum, { worked }) => sum + worked, 0),
    people: new Set(found.map(({ personId }) => personId)).size,
  };
}
