import { cancelBankUse, getHourBank } from '@contract/hours/bankAcciones';
import { listNotifications } from '@contract/notifications/listNotifications';
import { eq } from 'drizzle-orm';
import { hourBankUse } from '../../db/schema/hourBank';
import { person } from '../../db/schema/organisation';
import type { PayMonth } from '../../engine/pay/payPart';
import { payAmounts } from '../../engine/pay/payParts';
import { addDays } from '../../engine/time/days';
import { endBanks } from './endBanks';
import { bankWorld } from './testing/bankWorld';
import { MONDAY } from './testing/hoursWorld';

let world: Awaited<ReturnType<typeof bankWorld>>;

beforeAll(async () => {
  world = await bankWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.empty());

const later = (days: number) => addDays(world.today, days);

test('hours off are asked, wait with their hours set aside, and once granted nobody is late for them', async () => {
  await world.credit(180, later(60));
  const day = await world.shiftAhead(10);
  const { body } = await world.ask(day, '09:00', '11:00');
  expect(await world.bank()).toMatchObject({ balance: 180, reserved: 120 });
  expect((await world.approve(body.requestId)).status).toBe(200);
  expect(await world.bank()).toMatchObject({ balance: 60, reserved: 0 });
  await world.reckon();
  expect(await world.dayOf(day)).toMatchObject({ expected: 360, excused: 120, late: 0 });
});

test('a whole shift takes what one would have worked of it, without its break', async () => {
  await world.credit(500, later(60));
  const day = await world.shiftAhead(10);
  const { body } = await world.ask(day);
  await world.approve(body.requestId);
  expect((await world.bank()).balance).toBe(20);
});

test('what expires first goes first, and what will have expired by that day is not used', async () => {
  const soon = await world.credit(60, later(15));
  await world.credit(90, later(40));
  const near = await world.shiftAhead(10);
  const far = await world.shiftAhead(20);
  expect((await world.ask(far, '09:00', '11:00')).status).toBe(409);
  const { body } = await world.ask(near, '09:00', '10:30');
  await world.approve(body.requestId);
  expect((await world.bank()).lots).toEqual([{ expiresOn: later(40), minutes: 60 }]);
  expect(soon).toBeGreaterThan(0);
});

test('two at once for the same hours: one is asked, the other hears that they are gone', async () => {
  await world.credit(120, later(60));
  const one = await world.shiftAhead(10);
  const other = await world.shiftAhead(11);
  const answers = await Promise.all([
    world.ask(one, '09:00', '11:00'),
    world.ask(other, '09:00', '11:00'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a use is approved once, and given back once', async () => {
  await world.credit(120, later(60));
  const day = await world.shiftAhead(10);
  const { body } = await world.ask(day, '09:00', '11:00');
  const approvals = await Promise.all([
    world.approve(body.requestId),
    world.approve(body.requestId),
  ]);
  expect(approvals.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await world.bank()).balance).toBe(0);
  const [use] = await world.db.select().from(hourBankUse).where(eq(hourBankUse.day, day));
  const cancel = () =>
    world.server.call(cancelBankUse, { id: use?.id ?? 0, reason: 'Cambié de planes' }, 'empleado');
  const ends = await Promise.all([cancel(), cancel()]);
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await world.bank()).balance).toBe(120);
  await world.reckon();
  expect(await world.dayOf(day)).toMatchObject({ expected: 480, excused: 0 });
});

test('who is refused or takes it back has the hours again', async () => {
  await world.credit(120, later(60));
  const day = await world.shiftAhead(10);
  await world.ask(day, '09:00', '11:00');
  const [use] = (await world.bank()).uses;
  const target = { id: use?.id ?? 0, reason: 'Cambié de planes' };
  expect((await world.server.call(cancelBankUse, target, 'operario')).status).toBe(404);
  expect((await world.server.call(cancelBankUse, target, 'empleado')).status).toBe(200);
  expect(await world.bank()).toMatchObject({ balance: 120, reserved: 0, uses: [] });
});

test('nothing is asked of days that are over, without a shift, or of hours that are no work', async () => {
  await world.credit(600, later(60));
  const day = await world.shiftAhead(10);
  expect((await world.ask(addDays(world.today, -1))).status).toBe(422);
  expect((await world.ask(later(12))).error).toMatchObject({ message: /turno publicado/ });
  expect((await world.ask(day, '19:00', '20:00')).status).toBe(409);
  expect((await world.ask(day, '11:00', '09:00')).status).toBe(409);
  expect((await world.ask(day, '09:00')).status).toBe(422);
  expect((await world.ask(day, '09:00', '10:00')).status).toBe(200);
  expect((await world.ask(day, '09:30', '10:30')).error).toMatchObject({
    message: /ya las pediste/,
  });
});

test('the bank of somebody else does not exist', async () => {
  await world.credit(120, later(60));
  const { status } = await world.server.call(getHourBank, { personId: world.own }, 'operario');
  expect(status).toBe(404);
});

/** This reads what pay takes from the bank of empleado. */
async function toPay(span: PayMonth) {
  const amounts = (await payAmounts(world.db, span)).get(world.own) ?? [];
  return Object.fromEntries(
    [...amounts].flatMap(([key, minutes]) =>
      key.startsWith('bank.') ? [[key, Number(minutes)]] : [],
    ),
  );
}

test('what nobody used in its term is paid once, as the overtime it was, and its person hears of it', async () => {
  await world.agree();
  await world.plan(0);
  await world.punches(0, '09:00', '19:00');
  await world.reckon();
  await world.decide(MONDAY, 'bank');
  await world.credit(30, addDays(world.today, -1));
  await endBanks(world.db, world.server.services);
  await endBanks(world.db, world.server.services);
  expect(await world.bank()).toMatchObject({ balance: 90 });
  const [who] = await world.db.select().from(person).where(eq(person.id, world.own));
  const span = { siteId: who?.siteId ?? 0, from: world.today, to: world.today };
  expect(await toPay(span)).toEqual({ 'bank.plain': 30 });
  const { body } = await world.server.call(listNotifications, { size: 100 }, 'empleado');
  const titles = body.rows.map(({ title }) => title);
  expect(titles.filter((title) => /Se van a pagar 0:30/.test(title))).toHaveLength(1);
});

test('before it expires it is said once, and what waits for a decision is not taken away', async () => {
  await world.credit(120, later(3));
  await endBanks(world.db, world.server.services);
  await endBanks(world.db, world.server.services);
  const { body } = await world.server.call(listNotifications, { size: 100 }, 'empleado');
  expect(body.rows.filter(({ title }) => /Vencen 2:00 de tu banco/.test(title))).toHaveLength(1);
  expect((await world.bank()).balance).toBe(120);
});

test('who left is paid all that was in the bank', async () => {
  await world.agree();
  await world.plan(0);
  await world.punches(0, '09:00', '19:00');
  await world.reckon();
  await world.decide(MONDAY, 'bank');
  const [before] = await world.db.select().from(person).where(eq(person.id, world.own));
  const leaveDate = addDays(world.today, -1);
  await world.db.update(person).set({ leaveDate }).where(eq(person.id, world.own));
  await endBanks(world.db, world.server.services);
  const span = { siteId: before?.siteId ?? 0, from: world.today, to: world.today };
  expect(await toPay(span)).toEqual({ 'bank.extra50': 60 });
  await world.db
    .update(person)
    .set({ leaveDate: before?.leaveDate ?? null })
    .where(eq(person.id, world.own));
});
