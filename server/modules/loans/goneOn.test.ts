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

/** A loan that a published run paid out. */
async function paidOut() {
  const { db, personId } = world;
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
  return { loanId, runId: run.id, version: published?.version ?? 0 };
}

test('a run that paid out a loan of which some was given back is not reversed, and says whose it is', async () => {
  const { db, server } = world;
  const { loanId, runId, version: seen } = await paidOut();
  const reverse = (version: number) =>
    server.call(reversePayRun, { id: runId, version, reason: 'Estaba mal' }, 'sueldos');

  const { body: opened, status } = await reverse(seen);
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
  const [now] = await db.select().from(payRun).where(eq(payRun.id, runId));
  const again = await reverse(now?.version ?? 0);
  expect([again.status, again.error.message]).toEqual([409, words]);
});

test('where another run took an instalment of it, that run is named', async () => {
  await world.clear();
  const { server, personId } = world;
  const { loanId, runId, version } = await paidOut();
  const [due] = await world.waiting(loanId);
  const later = await world.run(due?.fromPeriod ?? '');
  await settlePayItems(world.context(), { ...later, payDay: world.today }, personId, later.items);
  const { person } = await world.read(loanId);
  const refused = await server.call(
    reversePayRun,
    { id: runId, version, reason: 'Estaba mal' },
    'sueldos',
  );
  expect([refused.status, refused.error.message]).toEqual([
    409,
    `No se puede revertir: ya se devolvió una parte del préstamo que les pagó. ${person.name} (con “${later.title}”).`,
  ]);
});
