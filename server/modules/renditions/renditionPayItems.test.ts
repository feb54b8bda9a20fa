import { eq } from 'drizzle-orm';
import { payItem } from '../../db/schema/payItems';
import { payRun } from '../../db/schema/payRuns';
import { givePayItemsBack, settlePayItems } from '../../engine/pay/settlePayItems';
import { type RenditionsWorld, renditionsWorld } from './testing/renditionsWorld';

let world: RenditionsWorld;
let runId: number;

beforeAll(async () => {
  world = await renditionsWorld();
  const [run] = await world.db.select({ id: payRun.id }).from(payRun).limit(1);
  runId = run?.id ?? 0;
});
afterAll(() => world.server.close());

const context = () =>
  ({
    db: world.db,
    services: world.server.services,
    viewer: { accountId: 1, personId: null, roleScope: 'all' },
    audit: async () => undefined,
    emit: async () => undefined,
    afterCommit: () => undefined,
  }) as never;

const run = () => ({
  id: runId,
  title: 'Mensual de noviembre',
  period: '2026-11',
  payDay: '2026-11-30',
});

/** A run that holds what waits of a rendition, and takes it or leaves it for want of pay. */
async function settle(id: number, takes = true) {
  const [item] = await world.items(id);
  if (!item) throw new Error('nothing waits');
  await world.db.update(payItem).set({ runId }).where(eq(payItem.id, item.id));
  await settlePayItems(context(), run(), item.personId, takes ? [item.id] : []);
  return item;
}
const giveBack = (personId: number) => givePayItemsBack(context(), run(), personId);

test('an advance goes out with a run, and its reversal leaves it to be paid again', async () => {
  const id = await world.open('6000');
  await world.decide(id, 'renditionAdvance');
  const { personId } = await settle(id);
  expect((await world.seen(id)).body).toMatchObject({
    state: 'open',
    paid: '6000.00',
    advancePaidBy: 'run',
    advancePaidOn: '2026-11-30',
  });
  expect((await world.seen(id, 'rrhh')).body.actions).toEqual([]);
  await giveBack(personId);
  expect((await world.seen(id)).body).toMatchObject({ state: 'toPay', paid: '0.00' });
  expect(await world.items(id)).toMatchObject([{ runId: null, settledAt: null }]);
});

test('one that was handed in meanwhile stays as it was, and the next run pays it again', async () => {
  const id = await world.open('6000');
  await world.decide(id, 'renditionAdvance');
  const { personId } = await settle(id);
  await world.add(id, { amount: '6000' });
  await world.handIn(id);
  await giveBack(personId);
  expect((await world.seen(id)).body).toMatchObject({ state: 'handed', paid: '6000.00' });
  await settle(id);
  const { state, paid, history } = (await world.seen(id)).body;
  expect([state, paid]).toEqual(['handed', '6000.00']);
  expect(history.map(({ kind }) => kind).slice(-2)).toEqual(['unpaid', 'paid']);
});

test('what was left over is taken by a run, waits where pay is too low, and comes back with a reversal', async () => {
  const id = await world.advanced('5000');
  await world.add(id, { amount: '3000' });
  await world.handIn(id);
  await world.decide(id, 'rendition');
  await settle(id, false);
  expect((await world.seen(id)).body).toMatchObject({ state: 'approved', returned: '0.00' });
  expect((await world.seen(id)).body.history.at(-1)).toMatchObject({ kind: 'skipped' });
  const { personId } = await settle(id);
  expect((await world.seen(id)).body).toMatchObject({
    state: 'settled',
    settledBy: 'run',
    claimed: '3000.00',
    returned: '2000.00',
  });
  await giveBack(personId);
  expect((await world.seen(id)).body).toMatchObject({
    state: 'approved',
    returned: '0.00',
    settledBy: null,
  });
});

test('what a run counts on is not paid otherwise, in words', async () => {
  const id = await world.open('800');
  await world.decide(id, 'renditionAdvance');
  const [item] = await world.items(id);
  await world.db
    .update(payItem)
    .set({ runId })
    .where(eq(payItem.id, item?.id ?? 0));
  const refused = (await world.pay([id])).body;
  expect(refused.results[0]?.message).toMatch(/Ya está en una liquidación/);
});
