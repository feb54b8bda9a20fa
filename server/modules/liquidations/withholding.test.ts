import type { InputOf } from '@contract/core/accion';
import { makeCbu } from '@contract/core/cbu';
import {
  getGarnishment,
  listGarnishments,
  removeGarnishment,
  saveGarnishment,
} from '@contract/garnishments/garnishmentAcciones';
import { getPayRunPerson, reversePayRun } from '@contract/liquidations/runAcciones';
import { eq } from 'drizzle-orm';
import { garnishment, garnishmentMovement } from '../../db/schema/garnishments';
import { payRun } from '../../db/schema/payRuns';
import { account } from '../../db/schema/session';
import { parameter } from '../../db/schema/settings';
import { courtTable } from './courtTable';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
  // Orders of the demo would stand beside these.
  await world.db.delete(garnishmentMovement);
  await world.db.delete(garnishment);
});
afterAll(() => world.server.close());

const ordered = (personId: number, more: Partial<InputOf<typeof saveGarnishment>> = {}) => ({
  ...{ personId, kind: 'debt', court: 'Civil y Comercial 5, Rosario' },
  ...{ file: '21-1234/2026, Banco c/ Pérez', account: makeCbu('2850590', '4009041813520') },
  ...{ take: 'legal', of: 'gross', total: '100000.00', onSac: true },
  ...{ receivedOn: '2026-09-10', fromDay: '2026-10-01' },
  ...more,
});
const save = (asked: object, as = 'sueldos') =>
  world.server.call(saveGarnishment, asked as never, as);
const read = async (id: number) =>
  (await world.server.call(getGarnishment, { id }, 'sueldos')).body;

const ofPerson = async (runId: number, personId: number) => {
  const row = (await world.people(runId)).find((one) => one.personId === personId);
  const { body } = await world.server.call(getPayRunPerson, { id: row?.id ?? 0 }, 'sueldos');
  return body;
};
const lineOf = async (runId: number, personId: number, wanted = 'EMBARGOS') =>
  (await ofPerson(runId, personId)).lines.find(({ code }) => code === wanted);

async function published(id: number) {
  await world.submit(await world.read(id));
  await world.approve(await world.read(id));
  await world.publish(await world.read(id));
  expect((await world.settled(id, 'published', 'approved')).state).toBe('published');
}

test('an order is withheld with the slip until its total, by one run at a time, and given back by a reversal', async () => {
  const few = await world.few(6);
  const first = await world.reviewed({ title: 'Para elegir a alguien', ...few });
  const someone = (await world.people(first.id)).find(({ net }) => Number(net) > 500_000);
  const personId = someone?.personId ?? 0;
  const made = await save(ordered(personId));
  const { id } = made.body;
  expect(made.body).toMatchObject({ state: 'active', taken: '0.00', left: '100000.00' });

  const endless = { kind: 'maintenance', take: 'percent', percent: '10', total: null } as const;
  const kept = await save(ordered(personId, { ...endless, receivedOn: '2026-09-20' }));

  const poor = await world.reviewed({ title: 'Sin salario mínimo', ...few });
  expect((await ofPerson(poor.id, personId)).problem).toContain('Salario mínimo vital y móvil');
  expect((await world.read(poor.id)).failed).toBe(1);

  await world.db
    .insert(parameter)
    .values({ code: 'pay.minimumWage', validFrom: '2026-10-01', value: '300000' });
  const run = await world.reviewed({ title: 'La que retiene', ...few });
  const line = await lineOf(run.id, personId);
  expect(line?.amount).toBe('100000.00');
  const whole = await ofPerson(run.id, personId);
  const maintenance = await lineOf(run.id, personId, 'ALIMENTOS');
  expect(Number(maintenance?.amount)).toBeCloseTo(Number(whole.remunerative) / 10, 2);
  expect(line?.inputs).toContainEqual(
    expect.objectContaining({
      path: `/garnishments/${id}`,
      label: expect.stringContaining('21-1234'),
    }),
  );
  expect((await read(id)).waiting).toEqual([
    { runId: run.id, runTitle: 'La que retiene', amount: '100000.00' },
  ]);
  // Items that a run counts on are left out of every other.
  const other = await world.reviewed({ title: 'La que ya no tiene qué retener', ...few });
  expect(await lineOf(other.id, personId)).toBeUndefined();

  await published(run.id);
  const [stored] = await world.db.select().from(payRun).where(eq(payRun.id, run.id));
  if (!stored) throw new Error('it was published');
  const deposits = await courtTable(world.db, stored);
  expect(deposits.rows.map((row) => row[5])).toEqual(['100000.00', maintenance?.amount]);
  expect(await read(kept.body.id)).toMatchObject({
    ...{ state: 'active', taken: maintenance?.amount, left: null },
  });
  expect(await read(id)).toMatchObject({ state: 'completed', taken: '100000.00', left: '0.00' });
  const lower = await save({ ...ordered(personId, { total: '90000.00' }), id, version: 1 });
  expect(lower.error.fields).toEqual({ total: 'Es menos de lo que ya se retuvo.' });
  const gone = await world.server.call(removeGarnishment, { id, version: 1 }, 'sueldos');
  expect([gone.status, gone.error.message]).toEqual([
    409,
    'Alguna liquidación ya retuvo de este embargo: poné cuándo se levantó.',
  ]);

  const back = await world.server.call(
    reversePayRun,
    { id: run.id, version: (await world.read(run.id)).version, reason: 'Estaba mal' },
    'sueldos',
  );
  await published(back.body.id);
  const { movements, taken, state } = await read(id);
  expect([taken, state]).toEqual(['0.00', 'active']);
  expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['withheld', '100000.00'],
    ['givenBack', '-100000.00'],
  ]);
}, 240_000);

test('what is written wrong is told at its field, nobody writes their own, and who keeps no pay finds none', async () => {
  const { body } = await world.server.call(listGarnishments, {}, 'sueldos');
  const [{ id, personId } = { id: 0, personId: 0 }] = body.rows;
  const wrong = await save(ordered(personId, { kind: 'maintenance', total: null }));
  expect(Object.keys(wrong.error.fields ?? {})).toEqual(['take']);
  const none = await save(ordered(personId, { total: null }));
  expect(Object.keys(none.error.fields ?? {})).toEqual(['total']);
  const most = await save(ordered(personId, { take: 'percent', percent: '120' }));
  expect(Object.keys(most.error.fields ?? {})).toEqual(['percent']);
  const [own] = await world.db.select().from(account).where(eq(account.username, 'sueldos'));
  expect((await save(ordered(own?.personId ?? 0))).status).toBe(403);
  for (const who of ['empleado', 'supervisor']) {
    expect((await world.server.call(getGarnishment, { id }, who)).status).toBe(403);
    expect((await world.server.call(listGarnishments, {}, who)).status).toBe(403);
  }
});
