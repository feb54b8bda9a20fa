import { finishPayRun, reversePayRun, stopPayRun } from '@contract/liquidations/runAcciones';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { until } from '../../../tests/support/until';
import { payItem } from '../../db/schema/payItems';
import { payLine, payRunPerson } from '../../db/schema/payRuns';
import { receiptBatch } from '../../db/schema/receipts';
import { putPayItems } from '../../engine/pay/payItems';
import { MONTH, type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.unpaid());

type Run = Awaited<ReturnType<RunWorld['read']>>;

/** The demo's site in Córdoba: a run of one place is published sooner than one of everybody. */
const siteId = 3;

async function publishing(title: string): Promise<Run> {
  const run = await world.reviewed({ title, siteId });
  await world.submit(run);
  await world.approve(await world.read(run.id));
  return world.read(run.id);
}

const finish = ({ id, version }: Pick<Run, 'id' | 'version'>) =>
  world.server.call(finishPayRun, { id, version, reason: 'Faltaba un concepto' }, 'sueldos');

const peopleOf = (runId: number) =>
  world.db
    .select({ personId: payRunPerson.personId, receiptId: payRunPerson.receiptId })
    .from(payRunPerson)
    .where(eq(payRunPerson.runId, runId));

test('a publication stopped for a mistake is ended: who has no slip is paid by another run, who has one by its reversal', async () => {
  const { db, server } = world;
  const approved = await publishing('Con un error');
  const notYet = await finish(approved);
  expect([notYet.status, notYet.error.message]).toEqual([
    409,
    'No hay una publicación detenida que terminar.',
  ]);
  // The last person of the run cannot be given theirs before it is stopped.
  const people = await peopleOf(approved.id);
  const last = people.slice(-3).map(({ personId }) => personId);
  const failing = and(eq(payRunPerson.runId, approved.id), inArray(payRunPerson.personId, last));
  await db
    .update(payRunPerson)
    .set({ items: [999_999] })
    .where(failing);
  const [debtor = 0] = last;
  const kept = { source: 'nobody', sourceId: 1, path: '/loans/1', label: 'Cuota' } as const;
  await putPayItems(db, [
    { ...kept, personId: debtor, kind: 'loan', amount: '10.00', fromPeriod: MONTH },
  ]);
  const [held] = await db
    .update(payItem)
    .set({ runId: approved.id })
    .where(eq(payItem.source, 'nobody'))
    .returning();

  await world.publish(approved);
  const part = await world.settled(approved.id, 'published', 'approved');
  expect([part.state, part.actions]).toEqual(['approved', ['publish', 'finish']]);

  const ended = await finish(part);
  expect([ended.status, ended.body.state, ended.body.people, ended.body.actions]).toEqual([
    200,
    'published',
    people.length - 3,
    ['pay', 'reverse'],
  ]);
  expect(ended.body.history.at(-1)).toMatchObject({
    kind: 'finished',
    reason: 'Faltaba un concepto',
  });
  expect((await peopleOf(part.id)).every(({ receiptId }) => receiptId !== null)).toBe(true);
  const lines = and(eq(payLine.runId, part.id), inArray(payLine.personId, last));
  expect(await db.$count(payLine, lines)).toBe(0);
  // Everything that it held of theirs waits for the run that pays them.
  expect(await db.$count(payItem, and(eq(payItem.id, held?.id ?? 0), isNull(payItem.runId)))).toBe(
    1,
  );
  const [batch] = await db
    .select()
    .from(receiptBatch)
    .where(eq(receiptBatch.id, part.batchId ?? 0));
  expect(batch?.state).toBe('published');

  const rest = await world.reviewed({ title: 'Los que faltaban', siteId });
  expect((await peopleOf(rest.id)).map(({ personId }) => personId).sort()).toEqual(
    [...last].sort(),
  );
  const { id, version } = ended.body;
  const back = await server.call(reversePayRun, { id, version, reason: 'Estaba mal' }, 'sueldos');
  expect([back.status, back.body.people]).toEqual([200, people.length - 3]);
}, 120_000);

test('ended before anybody had a slip, all of it is to be looked at again', async () => {
  const { db, server } = world;
  const approved = await publishing('Detenida enseguida');
  await db
    .update(payRunPerson)
    .set({ items: [999_999] })
    .where(eq(payRunPerson.runId, approved.id));
  await world.publish(approved);
  const failed = () =>
    db.$count(
      payRunPerson,
      and(
        eq(payRunPerson.runId, approved.id),
        eq(payRunPerson.problem, 'No se pudo armar su recibo.'),
      ),
    );
  await until(failed, (count) => count > 0);
  const { id, version, state } = await world.read(approved.id);
  if (state === 'publishing') await server.call(stopPayRun, { id, version }, 'sueldos');
  const stopped = await world.settled(id, 'approved');
  expect(
    await db.$count(
      payRunPerson,
      and(eq(payRunPerson.runId, id), isNotNull(payRunPerson.receiptId)),
    ),
  ).toBe(0);

  const { body } = await finish(stopped);
  expect([body.state, body.people, body.failed, body.batchId, body.actions]).toEqual([
    'review',
    approved.people,
    0,
    null,
    ['calculate', 'submit', 'cancel'],
  ]);
  expect(body.flags.some(({ flag }) => flag === 'unpublished')).toBe(false);
  const [batch] = await db
    .select()
    .from(receiptBatch)
    .where(eq(receiptBatch.id, stopped.batchId ?? 0));
  expect(batch?.state).toBe('discarded');
}, 120_000);
