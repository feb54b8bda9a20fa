import { checkArcaBook, getArcaMonth } from '@contract/liquidations/arcaAcciones';
import { saveChargeDeposit } from '@contract/liquidations/chargeDepositAcciones';
import { eq, like } from 'drizzle-orm';
import { absence } from '../../../db/schema/absences';
import { chargeDeposit } from '../../../db/schema/chargeDeposits';
import { person } from '../../../db/schema/organisation';
import { payConcept } from '../../../db/schema/payConcepts';
import { parameter } from '../../../db/schema/settings';
import { MONTH, type RunWorld, runWorld } from '../testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
  await world.db.delete(parameter).where(like(parameter.code, 'pay.book%'));
  await world.db.delete(chargeDeposit).where(eq(chargeDeposit.period, MONTH));
});
afterAll(() => world.server.close());

const month = async (period = MONTH) =>
  (await world.server.call(getArcaMonth, { period }, 'sueldos')).body;
const check = (period = MONTH) => world.server.call(checkArcaBook, { period }, 'sueldos');

async function missing(period = MONTH) {
  const { checks } = await month(period);
  return Object.fromEntries(
    checks.flatMap(({ name, missing: names, count }) => (count > 0 ? [[name, names]] : [])),
  );
}

test('a month without runs says so and offers no files', async () => {
  const answer = await month();
  expect(answer).toMatchObject({ lastRunId: null, runs: [], totals: [] });
  expect(await missing()).toMatchObject({ runs: ['Octubre de 2026'] });
  const refused = await check();
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'Ese mes no tiene ninguna liquidación aprobada que vaya al libro.',
  ]);
});

test('what is missing is named until it is there, and then the book is read whole', async () => {
  const { db } = world;
  const concept = eq(payConcept.code, 'BASICO');
  await db.update(payConcept).set({ bookCode: '' }).where(concept);
  const run = await world.reviewed({ title: 'El mes' });
  const before = await missing();
  expect(before.concepts).toEqual(['Sueldo básico']);
  expect(before.runs).toEqual(['El mes']);
  expect(before.deposit).toEqual(['Octubre de 2026']);
  expect(before.codes).toHaveLength(7);
  expect((await month()).totals).toEqual([]);

  await db.update(payConcept).set({ bookCode: '0010' }).where(concept);
  await world.submit(run);
  await world.approve(await world.read(run.id));
  const names = ['Company', 'Situation', 'Condition', 'Activity', 'Contract', 'Place', 'Health'];
  await db.insert(parameter).values(
    names.map((name) => ({
      ...{ code: `pay.book${name}`, validFrom: '2026-01-01', value: '1' },
    })),
  );
  const deposit = { period: MONTH, paidOn: '2026-11-10', bank: 'Banco Nación', place: 'Rosario' };
  await world.server.call(saveChargeDeposit, deposit, 'sueldos');
  expect(await missing()).toEqual({});

  const after = await month();
  const people = await world.people(run.id);
  expect(after.lastRunId).toBe(run.id);
  expect(after.runs).toEqual([
    expect.objectContaining({ title: 'El mes', settled: true, people: people.length }),
  ]);
  expect(after.totals[0]).toEqual({
    ...{ group: 'Cantidad', name: 'Personas', amount: String(people.length) },
  });
  const { body } = await check();
  expect(body).toMatchObject({ people: people.length, faults: [], faultCount: 0 });
});

test('who came, left and was away without pay is told, and nobody else', async () => {
  const { db } = world;
  const [one, two, three] = await db
    .select({ id: person.id })
    .from(person)
    .orderBy(person.id)
    .limit(3);
  await db
    .update(person)
    .set({ hireDate: '2026-07-03' })
    .where(eq(person.id, one?.id ?? 0));
  await db
    .update(person)
    .set({ leaveDate: '2026-07-20' })
    .where(eq(person.id, two?.id ?? 0));
  const away = {
    ...{ personId: three?.id ?? 0, source: 'leave' as const, sourceId: 900_001 },
    ...{ state: 'firm' as const, part: 'whole' as const, code: 'SGS', label: 'Sin goce' },
  };
  await db.delete(absence).where(eq(absence.personId, three?.id ?? 0));
  await db.insert(absence).values([
    { ...away, fromDay: '2026-06-28', toDay: '2026-07-02', paidPercent: 0 },
    { ...away, sourceId: 900_002, fromDay: '2026-07-06', toDay: '2026-07-07', paidPercent: 100 },
    { ...away, sourceId: 900_003, fromDay: '2026-06-01', toDay: '2026-06-20', paidPercent: 0 },
  ]);
  const { changes, changeCount } = await month('2026-07');
  const own = changes.filter(({ personId }) =>
    [one, two, three].some((who) => who?.id === personId),
  );
  expect(own.map(({ personId, kind, from, to }) => [personId, kind, from, to])).toEqual([
    [three?.id, 'unpaid', '2026-06-28', '2026-07-02'],
    [one?.id, 'hired', '2026-07-03', null],
    [two?.id, 'left', '2026-07-20', null],
  ]);
  expect(changeCount).toBe(changes.length);
});

test.each(['empleado', 'supervisor', 'jefe', 'operario'])('%s is refused', async (username) => {
  const answer = await world.server.call(getArcaMonth, { period: MONTH }, username);
  expect(answer.status).toBe(403);
});
