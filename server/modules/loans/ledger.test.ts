import {
  callOffLoan,
  pauseLoan,
  payLoan,
  resumeLoan,
  settleLoan,
} from '@contract/loans/loanAcciones';
import { centsOf, monthAfter } from '@contract/loans/loanPlan';
import { listNotifications } from '@contract/notifications/listNotifications';
import { eq, sql } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { givePayItemsBack, settlePayItems } from '../../engine/pay/settlePayItems';
import { addDays } from '../../engine/time/days';
import { randomFrom } from '../../seed/randomFrom';
import { bringLoansForward } from './index';
import { leftOf } from './loanRules';
import { type LoanWorld, loanWorld } from './testing/loanWorld';

let world: LoanWorld;

beforeAll(async () => {
  world = await loanWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.clear());

const reason = 'De prueba';
const settle = (id: number, version: number, amount: string, as = 'sueldos') =>
  world.server.call(settleLoan, { id, version, amount, paidOn: world.today, reason }, as);
const pause = (id: number, version: number) =>
  world.server.call(pauseLoan, { id, version, reason }, 'sueldos');

async function lent(more: Record<string, unknown> = {}) {
  const id = await world.granted(more);
  const { body } = await world.pay(id);
  return body;
}

/** A month in which so much of what waits is taken. */
async function takenIn(period: string, all = true) {
  const run = await world.run(period);
  await settlePayItems(world.context(), run, world.personId, all ? run.items : []);
  return run;
}

/** Whatever happened: the ledger, the instalments that are left and what next pays take say the same. */
async function holds(id: number) {
  const [{ balance, state, plan }, movements, instalments, waiting] = await Promise.all([
    world.read(id),
    world.movements(id),
    world.instalments(id),
    world.waiting(id),
  ]);
  const ledger = movements.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  expect(centsOf(balance)).toBe(ledger);
  expect(instalments.reduce((sum, one) => sum + leftOf(one), 0)).toBe(ledger);
  const taken = state === 'active' ? ledger : 0;
  expect(waiting.reduce((sum, { amount }) => sum + centsOf(amount), 0)).toBe(taken);
  if (instalments.length > 0)
    expect(plan.reduce((sum, { amount }) => sum + centsOf(amount), 0)).toBe(10_000_001);
  expect(state === 'settled').toBe(ledger === 0 && instalments.length > 0);
  return state;
}

test('paid by transfer, taken month by month, and over with the last one; the person is told', async () => {
  const { id, plan, balance } = await lent();
  expect([balance, plan.map(({ amount }) => amount)]).toEqual([
    '100000.01',
    ['25000.00', '25000.00', '25000.00', '25000.01'],
  ]);
  for (const back of [0, 1, 2]) await takenIn(monthAfter(world.firstMonth, back));
  expect(await world.read(id)).toMatchObject({
    state: 'active',
    balance: '25000.01',
    nextPeriod: monthAfter(world.firstMonth, 3),
    nextAmount: '25000.01',
  });
  const last = await takenIn(monthAfter(world.firstMonth, 3));
  expect(await holds(id)).toBe('settled');
  const { movements } = await world.read(id);
  expect(movements.map(({ text }) => text)).toContain(`Cuota 4 de 4, descontada en ${last.title}`);
  const { body } = await world.server.call(listNotifications, {}, 'empleado');
  expect(body.rows.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Préstamo por emergencia: te lo transferimos',
      'Préstamo por emergencia: terminaste de devolverlo',
    ]),
  );
});

test('a run that is reversed gives back what it took, and one that was over is owed again', async () => {
  const { id } = await lent();
  for (const back of [0, 1, 2]) await takenIn(monthAfter(world.firstMonth, back));
  const last = await takenIn(monthAfter(world.firstMonth, 3));
  expect((await world.read(id)).state).toBe('settled');
  await givePayItemsBack(world.context(), last, world.personId);
  expect(await holds(id)).toBe('active');
  expect((await world.read(id)).balance).toBe('25000.01');
});

test('what a pay is too low for goes after the last, and is said', async () => {
  const { id } = await lent();
  await takenIn(world.firstMonth, false);
  const { plan, movements } = await world.read(id);
  expect(plan.at(-1)).toMatchObject({
    number: 1,
    period: monthAfter(world.firstMonth, 4),
    skipped: 1,
  });
  expect(movements[0]).toMatchObject({ kind: 'skipped', amount: '0.00' });
  expect(await holds(id)).toBe('active');
  const { body } = await world.server.call(listNotifications, {}, 'empleado');
  expect(body.rows[0]?.title).toBe('Préstamo por emergencia: no se descontó la cuota 1');
});

test('paid with the next pay, it is owed from the month after; reversed, nothing is owed', async () => {
  const id = await world.granted();
  await world.pay(id, null);
  expect(await world.waiting(id)).toMatchObject([{ kind: 'loanOut', amount: '100000.01' }]);
  const run = await takenIn(world.firstMonth);
  expect(await world.read(id)).toMatchObject({
    state: 'active',
    paidOn: run.payDay,
    nextPeriod: monthAfter(world.firstMonth, 1),
  });
  await givePayItemsBack(world.context(), run, world.personId);
  expect(await world.read(id)).toMatchObject({ state: 'inRun', balance: '0.00', paidOn: null });
  expect(await world.waiting(id)).toMatchObject([{ kind: 'loanOut' }]);
});

test('asked for late in the evening, when it is tomorrow in UTC, it is paid the same day', async () => {
  const id = await world.granted();
  const submittedAt = new Date(`${world.today}T23:30:00-03:00`);
  const { requestId } = await world.read(id);
  await world.db
    .update(approvalRequest)
    .set({ submittedAt })
    .where(eq(approvalRequest.id, requestId));
  const early = await world.pay(id, addDays(world.today, -1));
  expect(early.error.fields).toEqual({ paidOn: 'Es anterior al pedido.' });
  expect((await world.pay(id)).body).toMatchObject({ state: 'active', paidOn: world.today });
});

test('before it is paid it is called off, with its reason; its owner does neither', async () => {
  const id = await world.granted();
  const { version } = await world.read(id);
  const { server } = world;
  expect(
    (await server.call(payLoan, { id, version, paidOn: world.today }, 'empleado')).status,
  ).toBe(403);
  const future = await world.pay(id, '2190-01-01');
  expect(future.error.fields).toEqual({ paidOn: 'Anotalo cuando ya esté hecho.' });
  const off = await server.call(callOffLoan, { id, version, reason }, 'rrhh');
  expect(off.body).toMatchObject({ state: 'calledOff', actions: [] });
  expect((await world.pay(id)).status).toBe(409);
});

test('given back early, a part ends it sooner and the whole settles it; more than is owed is refused', async () => {
  const { id, version } = await lent();
  const more = await settle(id, version, '100000.02');
  expect(more.error.fields?.amount).toContain('Falta devolver');
  const { body } = await settle(id, version, '30000.01');
  expect(body.plan.map(({ state, covered }) => [state, covered])).toEqual([
    ['due', '0.00'],
    ['due', '0.00'],
    ['due', '5000.00'],
    ['covered', '25000.01'],
  ]);
  expect(await holds(id)).toBe('active');
  await settle(id, body.version, '70000.00');
  expect(await holds(id)).toBe('settled');
});

test('in a pause nothing is taken, and after it the rest moves on; a run that counts on it comes first', async () => {
  const { id, version } = await lent();
  const run = await world.run(world.firstMonth);
  const held = await pause(id, version);
  expect(held.error.message).toContain('Ya está en una liquidación');
  await settlePayItems(world.context(), run, world.personId, run.items);
  await pause(id, (await world.read(id)).version);
  expect(await holds(id)).toBe('paused');
  const firstPeriod = monthAfter(world.firstMonth, 9);
  const { version: at } = await world.read(id);
  const { body } = await world.server.call(resumeLoan, { id, version: at, firstPeriod }, 'rrhh');
  expect(body.plan.map(({ period }) => period)).toEqual([
    world.firstMonth,
    ...[9, 10, 11].map((months) => monthAfter(world.firstMonth, months)),
  ]);
  expect(await holds(id)).toBe('active');
});

test('a last pay takes all that is left, also of one in a pause', async () => {
  const { id, version } = await lent();
  await pause(id, version);
  await bringLoansForward(world.context(), world.personId, world.firstMonth);
  expect(await holds(id)).toBe('active');
  await takenIn(world.firstMonth);
  expect(await holds(id)).toBe('settled');
});

test('nothing of the ledger is rewritten', async () => {
  const { id } = await lent();
  await expect(
    world.db.execute(sql`update loan_movement set amount = 1 where loan_id = ${id}`),
  ).rejects.toThrow();
  await expect(
    world.db.execute(sql`delete from loan_movement where loan_id = ${id}`),
  ).rejects.toThrow();
});

test('whatever happens in whatever order, the balance is the ledger, and the instalments are the balance', async () => {
  for (const seed of [3, 17, 29, 101]) {
    await world.clear();
    const random = randomFrom(seed);
    const { id } = await lent();
    const runs: Awaited<ReturnType<typeof takenIn>>[] = [];
    let month = world.firstMonth;
    for (let turn = 0; turn < 14; turn += 1) {
      const { version, state, balance } = await world.read(id);
      const dice = random.int(0, 5);
      if (dice <= 1) {
        runs.push(await takenIn(month, random.next() < 0.7));
        month = monthAfter(month, 1);
      } else if (dice === 2) {
        const run = runs.pop();
        if (run) await givePayItemsBack(world.context(), run, world.personId);
      } else if (dice === 3 && centsOf(balance) > 0) {
        const cents = random.int(1, Math.min(centsOf(balance), 2_600_000));
        expect((await settle(id, version, (cents / 100).toFixed(2))).status).toBe(200);
      } else if (state === 'paused') {
        const firstPeriod = month;
        await world.server.call(resumeLoan, { id, version, firstPeriod }, 'sueldos');
      } else if (state === 'active') {
        expect((await pause(id, version)).status).toBe(200);
      }
      await holds(id);
    }
  }
}, 120_000);
