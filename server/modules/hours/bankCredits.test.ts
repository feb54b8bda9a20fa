import { adjustHourBank, saveBankAgreement } from '@contract/hours/bankAcciones';
import { listHourTotals } from '@contract/hours/hourAcciones';
import { eq } from 'drizzle-orm';
import { hourBankMovement } from '../../db/schema/hourBank';
import { punch } from '../../db/schema/markings';
import { addDays } from '../../engine/time/days';
import { bankWorld } from './testing/bankWorld';
import { MONDAY } from './testing/hoursWorld';

let world: Awaited<ReturnType<typeof bankWorld>>;

beforeAll(async () => {
  world = await bankWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.empty());

/** An hour more than planned, reckoned. */
async function extraHour() {
  await world.plan(0);
  await world.punches(0, '09:00', '19:00');
  await world.reckon();
}

const why = ({ results }: { results: { message: string | null }[] }) => results[0]?.message;

test('overtime that goes to the bank is credited with its surcharge, says why, and is not paid', async () => {
  await world.agree();
  await extraHour();
  expect(await world.decide(MONDAY, 'bank')).toMatchObject({ done: 1, refused: 0 });
  expect(await world.dayOf(MONDAY)).toMatchObject({ overtime: 'banked' });
  const bank = await world.bank();
  expect(bank).toMatchObject({ balance: 90, lots: [{ expiresOn: '2027-04-26', minutes: 90 }] });
  expect(bank.movements[0]?.text).toBe('Extras del 26/10/2026: 1:00 al 50 % por 1,5 (Acta 12)');
  const filters = [
    { field: 'unit', operator: 'is', value: 'week' },
    { field: 'fromDay', operator: 'is', value: MONDAY },
  ];
  const { body } = await world.server.call(listHourTotals, { filters }, 'rrhh');
  expect(body.rows).toMatchObject([{ personId: world.own, extra50: 60, granted: 0 }]);
});

test('without an agreement that day, or over its limit, it is refused with the reason', async () => {
  await world.agree({ fromDay: addDays(MONDAY, 1) });
  await extraHour();
  expect(why(await world.decide(MONDAY, 'bank'))).toMatch(/no tiene un acuerdo de banco/);
  await world.agree({ fromDay: '2026-01-01', toDay: MONDAY, capHours: 1 });
  expect(why(await world.decide(MONDAY, 'bank'))).toMatch(/tope de su banco: tiene 0:00 de 1:00/);
  expect(await world.kinds()).toEqual([]);
});

test('overtime whose term is over is not put into the bank, where nobody could use it', async () => {
  const day = addDays(MONDAY, -13);
  await world.agree({ months: 1 });
  await world.plan(-13);
  await world.punches(-13, '09:00', '19:00');
  await world.reckon();
  expect(why(await world.decide(day, 'bank'))).toMatch(/terminó el 13\/11\/2026/);
  expect(await world.kinds()).toEqual([]);
});

test('decided otherwise, the credit is taken back; of what was used nothing can be paid as well', async () => {
  await world.agree();
  await extraHour();
  await world.decide(MONDAY, 'bank');
  expect((await world.decide(MONDAY, 'approve')).done).toBe(1);
  expect(await world.kinds()).toEqual([
    ['earned', 90],
    ['reverted', -90],
  ]);
  await world.decide(MONDAY, 'bank');
  const day = await world.shiftAhead(20);
  const { body } = await world.ask(day, '09:00', '10:00');
  expect((await world.approve(body.requestId)).status).toBe(200);
  expect(why(await world.decide(MONDAY, 'approve'))).toMatch(/Ya se usaron 1:00/);
  expect((await world.bank()).balance).toBe(30);
  expect((await world.decide(MONDAY, 'reject')).done).toBe(1);
  expect((await world.bank()).balance).toBe(0);
});

test('a day whose minutes change loses its decision and its credit, and has both again with the same minutes', async () => {
  await world.agree();
  await extraHour();
  await world.decide(MONDAY, 'bank');
  await world.db.update(punch).set({ counts: 'replaced' }).where(eq(punch.kind, 'out'));
  await world.touch(0, '20:00', 'out');
  await world.reckon();
  expect(await world.dayOf(MONDAY)).toMatchObject({ overtime: 'waiting', extra50: 120 });
  expect((await world.bank()).balance).toBe(0);
  await world.db.delete(punch).where(eq(punch.kind, 'out'));
  await world.touch(0, '19:00', 'out');
  await world.reckon();
  expect(await world.dayOf(MONDAY)).toMatchObject({ overtime: 'banked' });
  expect(await world.bank()).toMatchObject({
    balance: 90,
    lots: [{ expiresOn: '2027-04-26', minutes: 90 }],
  });
  await world.reckon();
  expect(await world.kinds()).toEqual([
    ['earned', 90],
    ['reverted', -90],
    ['earned', 90],
  ]);
});

test('an adjustment has its reason, its limit and never takes what is not there, nor one is of oneself', async () => {
  await world.agree({ capHours: 2 });
  const adjust = (minutes: number, as = 'rrhh', personId = world.own) =>
    world.server.call(adjustHourBank, { personId, minutes, reason: 'Saldo anterior' }, as);
  expect((await adjust(121)).status).toBe(409);
  expect((await adjust(120)).status).toBe(200);
  expect((await adjust(-121)).status).toBe(409);
  expect((await adjust(-30)).status).toBe(200);
  expect((await adjust(60, 'empleado')).status).toBe(403);
  expect((await world.bank()).balance).toBe(90);
  expect((await world.bank()).movements[0]).toMatchObject({ text: 'Saldo anterior', minutes: -30 });
});

test('a movement is written once: nobody corrects it, not even the server', async () => {
  await world.credit(60, addDays(world.today, 30));
  await expect(
    world.db.update(hourBankMovement).set({ minutes: 600 }).where(eq(hourBankMovement.minutes, 60)),
  ).rejects.toThrow();
});

test('two agreements of the same person do not share a day, and one that credited stays', async () => {
  const fields = {
    target: 'person',
    personId: world.own,
    fromDay: '2026-05-01',
    rate50: 90,
    rate100: 120,
    writtenIn: 'Acta 13',
  };
  const first = await world.server.call(saveBankAgreement, fields, 'rrhh');
  expect(first.status).toBe(200);
  expect((await world.server.call(saveBankAgreement, fields, 'rrhh')).status).toBe(422);
  expect((await world.server.call(saveBankAgreement, fields, 'supervisor')).status).toBe(403);
});
