import { reopenPeriod } from '@contract/closes/closeAcciones';
import { listPayConcepts, savePayConcept } from '@contract/liquidations/conceptAcciones';
import { cancelPayRun, payPayRun } from '@contract/liquidations/runAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { whileHeld } from '../../../tests/support/whileHeld';
import { jobProgress } from '../../db/schema/events';
import { payLine, payRunEvent, payRunPerson } from '../../db/schema/payRuns';
import { receipt } from '../../db/schema/receipts';
import { todayIn } from '../../engine/time/nowIn';
import { MONTH, type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.unpaid());

/** Ends the connection that waits for what another holds, as if its process had died there; `meanwhile` happens before. */
async function killWhile(
  lock: string,
  begin: () => Promise<unknown>,
  meanwhile?: () => Promise<unknown>,
): Promise<void> {
  const { server, db } = world;
  await whileHeld(server, { lock, begin, kill: true, ...(meanwhile ? { meanwhile } : {}) });
  // Its silence would be noticed after half a minute; nothing else is hastened.
  await db
    .update(jobProgress)
    .set({ beatAt: null })
    .where(and(eq(jobProgress.state, 'running'), sql`${jobProgress.kind} like 'payRun%'`));
}

const linesOf = (runId: number) =>
  world.db
    .select({ personId: payLine.personId, code: payLine.code, amount: payLine.amount })
    .from(payLine)
    .where(eq(payLine.runId, runId))
    .orderBy(payLine.personId, payLine.code);

/** This finds a person whose turn comes in the middle of a run. */
async function inTheMiddle(runId: number): Promise<number> {
  const people = await world.db
    .select({ personId: payRunPerson.personId })
    .from(payRunPerson)
    .where(eq(payRunPerson.runId, runId))
    .orderBy(payRunPerson.id);
  return people[Math.floor(people.length * 0.9)]?.personId ?? 0;
}

test('killed while it takes its people, and again while it reckons them, with a concept that changes meanwhile, a run comes to the same', async () => {
  const { server } = world;
  const whole = await world.reviewed({ title: 'Sin interrupciones' });
  const lines = await linesOf(whole.id);
  const somebody = await inTheMiddle(whole.id);
  const { id, version } = whole;
  await server.call(cancelPayRun, { id, version, reason: 'Se hace otra' }, 'sueldos');

  const { body } = await world.open({ title: 'Interrumpida' });
  await killWhile(`select from person where id = ${somebody} for update`, () =>
    world.calculate(body),
  );
  const first = await world.settled(body.id, 'review');
  expect(await linesOf(first.id)).toEqual(lines);

  const change = async () => {
    const { rows } = (await server.call(listPayConcepts, {}, 'sueldos')).body;
    const concept = rows.find(({ code }) => code === 'PRESENTISMO');
    if (!concept) throw new Error('the library has presentism');
    const { active: _active, usedBy: _usedBy, ...fields } = concept;
    const doubled = { ...fields, formula: `(${fields.formula}) * 2` };
    expect((await server.call(savePayConcept, doubled, 'sueldos')).status).toBe(200);
  };
  await killWhile(
    `select from pay_line where run_id = ${first.id} and person_id = ${somebody} for update`,
    () => world.calculate(first, false),
    change,
  );
  const again = await world.settled(first.id, 'review');
  expect([again.people, again.failed, await linesOf(again.id)]).toEqual([whole.people, 0, lines]);
  expect(again.stale).toEqual(['Cambiaron conceptos: Presentismo.']);
}, 120_000);

test('killed while it publishes, and asked twice at once, everybody has one slip; killed while it is paid, it is paid once', async () => {
  const { db, server } = world;
  const run = await world.reviewed({ title: 'Se publica y se paga' });
  await world.submit(run);
  await world.approve(await world.read(run.id));
  const approved = await world.read(run.id);
  const somebody = await inTheMiddle(run.id);
  await killWhile(`select from person where id = ${somebody} for update`, async () => {
    const both = await Promise.all([world.publish(approved), world.publish(approved)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  const published = await world.settled(run.id, 'published', 'approved');
  expect(published.state).toBe('published');
  const slips = await db
    .select({ personId: receipt.personId })
    .from(receipt)
    .where(eq(receipt.batchId, published.batchId ?? 0));
  expect([slips.length, new Set(slips.map(({ personId }) => personId)).size]).toEqual([
    run.people,
    run.people,
  ]);

  const pay = () => {
    const { id, version } = published;
    return server.call(payPayRun, { id, version, paidOn: todayIn() }, 'sueldos');
  };
  await killWhile(`select from pay_run where id = ${run.id} for update`, async () => {
    expect((await pay()).status).toBe(503);
  });
  expect((await world.read(run.id)).state).toBe('published');
  const both = await Promise.all([pay(), pay()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const paid = and(eq(payRunEvent.runId, run.id), eq(payRunEvent.kind, 'paid'));
  expect(await db.$count(payRunEvent, paid)).toBe(1);
}, 180_000);

test('a month that is reopened after it was reckoned makes its run stale, and says where', async () => {
  const { db, server } = world;
  const run = await world.reviewed({ title: 'De un mes que se reabre' });
  expect(run.stale).toEqual([]);
  const [{ siteId, name } = { siteId: 0, name: '' }] = (
    await db.execute<{ siteId: number; name: string }>(
      sql`select id as "siteId", name from site order by id limit 1`,
    )
  ).rows;
  for (const ledger of ['pay', 'time'] as const) {
    const why = { siteId, month: MONTH, ledger, reason: 'Faltaba una fichada' };
    const { status, error } = await server.call(reopenPeriod, why, 'admin');
    expect([status, error.message]).toEqual([200, undefined]);
  }
  const after = await world.read(run.id);
  expect([after.stale, after.totals]).toEqual([
    [`Las horas de ${name} se reabrieron.`],
    run.totals,
  ]);
});
