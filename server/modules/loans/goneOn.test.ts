import { reversePayRun, submitPayRun } from '@contract/liquidations/runAcciones';
import { settleLoan } from '@contract/loans/loanAcciones';
import { eq } from 'drizzle-orm';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import { settlePayItems } from '../../engine/pay/settlePayItems';
import { clock } from '../../engine/time/clock';
import { type LoanWorld, loanWorld } from './testing/loanWorld';

let world: LoanWorld;

beforeAll(async () => {
  world = await loanWorld();
  await world.clear();
});
afterAll(() => world.server.close());

test('a run that paid out a loan of which some was given back is not reversed, and says whose it is', async () => {
  const { db, server, personId } = world;
  const loanId = await world.granted();
  await world.pay(loanId, null);
  const run = await world.run(world.firstMonth);
  await db
    .insert(payRunPerson)
    .values({ runId: run.id, personId, facts: {}, reckonedAt: clock.now() });
  // Paid today already: what is given back is never before.
  await settlePayItems(world.context(), { ...run, payDay: world.today }, personId, run.items);
  const frozen = { concepts: [], figures: { parameters: {} }, seals: {} };
  const [published] = await db
    .update(payRun)
    .set({ state: 'published', frozen, frozenAt: clock.now() })
    .where(eq(payRun.id, run.id))
    .returning();
  const reverse = (version: number) =>
    server.call(reversePayRun, { id: run.id, version, reason: 'Estaba mal' }, 'sueldos');

  const { body: opened, status } = await reverse(published?.version ?? 0);
  expect(status).toBe(200);
  const { version } = await world.read(loanId);
  const part = { id: loanId, version, amount: '10000.00', paidOn: world.today, reason: 'Devuelve' };
  expect((await server.call(settleLoan, part, 'sueldos')).status).toBe(200);

  const { person } = await world.read(loanId);
  const words = `No se puede revertir: ya se devolvió una parte del préstamo que les pagó. ${person.name}.`;
  const asked = { id: opened.id, version: opened.version };
  const sent = await server.call(submitPayRun, asked, 'sueldos');
  expect([sent.status, sent.error.message]).toEqual([409, words]);

  await db
    .update(payRun)
    .set({ state: 'cancelled', reason: 'Otra' })
    .where(eq(payRun.id, opened.id));
  const [now] = await db.select().from(payRun).where(eq(payRun.id, run.id));
  const again = await reverse(now?.version ?? 0);
  expect([again.status, again.error.message]).toEqual([409, words]);
}, 60_000);
