import { and, eq, isNotNull } from 'drizzle-orm';
import { payRunPerson } from '../../db/schema/payRuns';
import { receipt } from '../../db/schema/receipts';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

test('whose slip cannot be made or given stops nobody, is told with why, and gets it when published again', async () => {
  const { db } = world;
  const run = await world.reviewed({ title: 'Con dos que fallan', ...(await world.few(6)) });
  await world.submit(run);
  await world.approve(await world.read(run.id));
  const people = await db
    .select()
    .from(payRunPerson)
    .where(eq(payRunPerson.runId, run.id))
    .orderBy(payRunPerson.id);
  const [undrawn, ungiven] = people;
  const change = (one: (typeof people)[number] | undefined, columns: object) =>
    db
      .update(payRunPerson)
      .set(columns)
      .where(eq(payRunPerson.id, one?.id ?? 0));
  await change(undrawn, { facts: {} });
  // It says that it pays what it does not hold.
  await change(ungiven, { items: [999_999] });

  await world.publish(await world.read(run.id));
  const part = await world.settled(run.id, 'published', 'approved');
  const given = () =>
    db.$count(payRunPerson, and(eq(payRunPerson.runId, run.id), isNotNull(payRunPerson.receiptId)));
  expect([part.state, part.publishedAt, part.actions, await given()]).toEqual([
    'approved',
    null,
    ['publish', 'finish'],
    run.people - 2,
  ]);
  expect(part.flags).toContainEqual({ flag: 'unpublished', people: 2 });
  expect(part.warnings).toContain(
    'Faltan 2 recibos: “Publicar” los da solo a quienes no tienen el suyo.',
  );
  expect(part.warnings.filter((one) => one.endsWith(': No se pudo armar su recibo.'))).toHaveLength(
    2,
  );
  const rows = await world.people(run.id);
  expect(rows.filter(({ problem }) => problem !== '').map(({ id }) => id)).toEqual(
    expect.arrayContaining([undrawn?.id, ungiven?.id]),
  );

  await change(undrawn, { facts: undrawn?.facts });
  await world.publish(part);
  const nearly = await world.settled(run.id, 'published', 'approved');
  expect([nearly.state, await given()]).toEqual(['approved', run.people - 1]);
  expect(nearly.warnings).toContain(
    'Falta 1 recibo: “Publicar” los da solo a quienes no tienen el suyo.',
  );

  await change(ungiven, { items: ungiven?.items });
  await world.publish(nearly);
  const whole = await world.settled(run.id, 'published', 'approved');
  expect([whole.state, await given(), whole.flags.map(({ flag }) => flag)]).toEqual([
    'published',
    run.people,
    expect.not.arrayContaining(['unpublished']),
  ]);
  const ofBatch = eq(receipt.batchId, whole.batchId ?? 0);
  expect(await db.$count(receipt, ofBatch)).toBe(run.people);
}, 180_000);
