import { simulatePay } from '@contract/liquidations/simulationAcciones';
import { MONTH, type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.unpaid());

const approved = async (more: object) => {
  const run = await world.reviewed(more);
  await world.submit(run);
  await world.approve(await world.read(run.id));
  return world.read(run.id);
};
const idsOf = async (runId: number) =>
  (await world.people(runId)).map(({ personId }) => personId).toSorted((a, b) => a - b);

test('whoever a month pays is left out of another run of it, and named; nobody is chosen against that', async () => {
  const before = await world.reviewed({ title: 'Preparada antes' });
  const everybody = await world.people(before.id);
  const [one, other] = everybody;
  const [first, second] = [one?.personId ?? 0, other?.personId ?? 0];
  const some = await approved({ title: 'La de dos', personIds: [first, second] });
  expect(some.state).toBe('approved');

  const rest = await world.reviewed({ title: 'La de los demás' });
  expect(await idsOf(rest.id)).toEqual(
    (await idsOf(before.id)).filter((id) => id !== first && id !== second),
  );
  expect(rest.warnings).toContain(
    `Quedan afuera 2 personas que ya cobran con “La de dos”: ${one?.personName}; ${other?.personName}.`,
  );
  const chosen = await world.open({ title: 'A propósito', personIds: [first] });
  expect([chosen.status, chosen.error.fields]).toEqual([
    422,
    { personIds: `“La de dos” ya le paga ese mes a ${one?.personName}.` },
  ]);

  // Taken anew, the one that was prepared before leaves them out too.
  await world.calculate(await world.read(before.id));
  await world.settled(before.id, 'review');
  expect(await idsOf(before.id)).toEqual(await idsOf(rest.id));

  await approved({ title: 'La última' });
  const nobody = await world.open({ title: 'Otra vez' });
  expect([nobody.status, nobody.error.fields?.period]).toEqual([
    422,
    'A quienes les corresponde ya les paga “La de dos”.',
  ]);
}, 120_000);

test('a month that is paid may still be looked at, and another month is nobody’s business', async () => {
  const run = await approved({ title: 'El mes' });
  const [one] = await world.people(run.id);
  const asked = { personId: one?.personId ?? 0, period: MONTH, kind: 'monthly' };
  const nothing = { salary: null, category: null, agreement: null, parameter: null };
  const { status } = await world.server.call(simulatePay, { ...asked, ...nothing }, 'sueldos');
  expect(status).toBe(200);
  const next = await world.reviewed({ title: 'El que sigue', period: '2026-08' });
  expect((await idsOf(next.id)).includes(one?.personId ?? 0)).toBe(true);
}, 120_000);
