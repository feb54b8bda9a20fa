import { moneyText } from '@contract/core/moneyText';
import {
  cancelPayRun,
  getPayRunPerson,
  recalculatePerson,
} from '@contract/liquidations/runAcciones';
import { asc, eq } from 'drizzle-orm';
import { payItem } from '../../db/schema/payItems';
import type { NewPayItem } from '../../engine/pay/payItem';
import { dropPayItems, putPayItems } from '../../engine/pay/payItems';
import { MONTH, type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());
beforeEach(async () => {
  await world.db.delete(payItem);
  await world.unpaid();
});

/** The number that nobody's record has: no module is told of it. */
const none = { source: 'nobody', sourceId: 1, path: '/loans/1', fromPeriod: MONTH };
type Put = Pick<NewPayItem, 'kind' | 'amount' | 'label'> & Partial<Pick<NewPayItem, 'path'>>;
const put = (personId: number, ...items: Put[]) =>
  putPayItems(
    world.db,
    items.map((item) => ({ ...none, ...item, personId })),
  );

const items = () => world.db.select().from(payItem).orderBy(asc(payItem.id));
const somebody = async (runId: number) => {
  const [row] = await world.people(runId);
  if (!row) throw new Error('a run has people');
  return row;
};

test('what waits is paid and taken with the slip, as a whole or not at all, and what did not fit waits', async () => {
  const few = await world.few(4);
  const first = await world.reviewed({ title: 'Para elegir a alguien', ...few });
  const { personId, net } = await somebody(first.id);
  await put(
    personId,
    { kind: 'expense', amount: '12500.50', label: 'Taxi' },
    { kind: 'loan', amount: '1000.00', label: 'Cuota 1 de 2' },
    { kind: 'loan', amount: '90000000.00', label: 'Una que no entra' },
    { kind: 'loan', amount: '1.00', label: 'La que sigue del mismo préstamo' },
    { kind: 'loan', amount: '2.00', label: 'Una de otro préstamo', path: '/loans/2' },
  );
  const run = await world.reviewed({ title: 'Con pendientes', ...few });
  const row = (await world.people(run.id)).find((one) => one.personId === personId);
  expect(row?.net).toBe((Number(net) + 12500.5 - 1000 - 2).toFixed(2));
  const { body } = await world.server.call(getPayRunPerson, { id: row?.id ?? 0 }, 'sueldos');
  expect(body.lines.find(({ code }) => code === 'PRESTAMOS')?.inputs).toContainEqual(
    expect.objectContaining({
      label: 'Cuota 1 de 2',
      value: moneyText('1000.00'),
      path: '/loans/1',
    }),
  );

  await world.submit(run);
  await world.approve(await world.read(run.id));
  await world.publish(await world.read(run.id));
  expect((await world.settled(run.id, 'published', 'approved')).state).toBe('published');
  expect(
    (await items()).map(({ runId, settledAt, skipped }) => [runId, settledAt !== null, skipped]),
  ).toEqual([
    [run.id, true, 0],
    [run.id, true, 0],
    [null, false, 1],
    [null, false, 1],
    [run.id, true, 0],
  ]);
}, 120_000);

test('two runs do not count on the same thing, and one that is cancelled lets go of it', async () => {
  const first = await world.reviewed({ title: 'Otra más' });
  const { personId } = await somebody(first.id);
  await put(personId, { kind: 'expense', amount: '500.00', label: 'Peaje' });
  const one = await world.reviewed({ title: 'La que lo tiene' });
  const other = await world.reviewed({ title: 'La que no' });
  const paid = async (runId: number) =>
    (await world.people(runId)).find((row) => row.personId === personId)?.nonRemunerative;
  expect([await paid(one.id), await paid(other.id)]).toEqual(['500.00', '0.00']);
  await expect(dropPayItems(world.db, none)).rejects.toThrow('Ya está en una liquidación');

  const { id, version } = await world.read(one.id);
  await world.server.call(cancelPayRun, { id, version, reason: 'Era de prueba' }, 'sueldos');
  const row = (await world.people(other.id)).find((each) => each.personId === personId);
  await world.server.call(recalculatePerson, { id: row?.id ?? 0 }, 'sueldos');
  expect(await paid(other.id)).toBe('500.00');
});

test('what nobody counts on is taken away, and then no run pays it', async () => {
  const first = await world.reviewed({ title: 'La última' });
  const { personId } = await somebody(first.id);
  await put(personId, { kind: 'expense', amount: '500.00', label: 'Peaje' });
  expect(await dropPayItems(world.db, none)).toBe(1);
  expect(await world.db.$count(payItem, eq(payItem.personId, personId))).toBe(0);
});
