import { saveTaxDeduction } from '@contract/incomeTax/taxDeductionAcciones';
import { taxParameters } from '@contract/liquidations/incomeTaxFigures';
import { getPayRunPerson } from '@contract/liquidations/runAcciones';
import { eq } from 'drizzle-orm';
import { payRunPerson } from '../../db/schema/payRuns';
import { payTable } from '../../db/schema/payTables';
import { parameter } from '../../db/schema/settings';
import type { PayFacts } from './payFacts';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.unpaid());

/** A tenth of everything, with next to nothing deducted: what is withheld is plain to see. */
async function writeFigures(month: string): Promise<void> {
  const day = `${month}-01`;
  const of = taxParameters.map((code) => ({ code, validFrom: day, value: '12' }));
  await world.db.insert(parameter).values(of);
  await world.db.insert(payTable).values({
    code: 'ganancias',
    name: 'Ganancias',
    fromDay: day,
    steps: '0; 0; 10',
    source: 'Inventada',
  });
}

const rowOf = async (runId: number, personId: number) => {
  const rows = await world.db.select().from(payRunPerson).where(eq(payRunPerson.runId, runId));
  const found = rows.find((row) => row.personId === personId);
  if (!found) throw new Error('nobody of that number');
  return { id: found.id, facts: found.facts as PayFacts };
};
const lineOf = async (runId: number, personId: number, wanted = 'GANANCIAS') => {
  const { id } = await rowOf(runId, personId);
  const { body } = await world.server.call(getPayRunPerson, { id }, 'sueldos');
  return body.lines.find(({ code }) => code === wanted);
};

async function published(id: number) {
  await world.submit(await world.read(id));
  await world.approve(await world.read(id));
  await world.publish(await world.read(id));
  expect((await world.settled(id, 'published', 'approved')).state).toBe('published');
}

const taxWarning = async (id: number) =>
  (await world.read(id)).warnings.filter((words) => words.includes('ganancias'));

test('pay is taxed by the month in which it is paid, and what a run withheld counts for the next one of the year', async () => {
  await writeFigures('2026-11');
  const few = await world.few(6);
  const run = await world.reviewed({ title: 'La que retiene', ...few });
  expect(await taxWarning(run.id)).toEqual([]);
  const someone = (await world.people(run.id)).find(({ net }) => Number(net) > 900_000);
  const personId = someone?.personId ?? 0;
  const line = await lineOf(run.id, personId);
  const subject = await lineOf(run.id, personId, 'GAN_SUJETA');
  const withheld = Number(line?.amount);
  expect(withheld).toBeGreaterThan(0);
  const limit = Number((await lineOf(run.id, personId, 'GAN_BRUTA'))?.amount) * 0.35;
  expect(withheld).toBeLessThanOrEqual(Math.min(limit, Number(subject?.amount) / 10) + 0.01);
  await published(run.id);

  const paidToo = { period: '2026-11', title: 'Pagada el mismo mes', payDay: '2026-11-20' };
  const next = await world.reviewed({ ...paidToo, ...few });
  const { facts } = await rowOf(next.id, personId);
  expect(facts.tax?.year['code.GANANCIAS']).toBe(line?.amount);

  // Pay of another year counts nothing of this one.
  await writeFigures('2027-01');
  const later = { period: '2026-12', title: 'Pagada en enero', payDay: '2027-01-04' };
  const january = await world.reviewed({ ...later, ...few });
  expect((await rowOf(january.id, personId)).facts.tax?.year).toEqual({});
  expect(Number((await lineOf(january.id, personId))?.amount)).toBeGreaterThan(0);
});

test('a month without figures withholds nothing and says which are missing', async () => {
  const untaxed = await world.reviewed({ title: 'Pagada en diciembre', payDay: '2026-12-02' });
  const [missing] = await taxWarning(untaxed.id);
  expect(missing).toContain(
    'faltan, de diciembre de 2026, la escala “ganancias”, en Tablas; las deducciones personales, en Parámetros',
  );
  const [anybody] = await world.people(untaxed.id);
  expect(await lineOf(untaxed.id, anybody?.personId ?? 0)).toBeUndefined();
});

test('what somebody declared is deducted from its month on, and says where it comes from', async () => {
  const before = await world.reviewed({ title: 'Antes de declarar' });
  const someone = (await world.people(before.id)).find(({ net }) => Number(net) > 900_000);
  const personId = someone?.personId ?? 0;
  const rent = {
    ...{ personId, kind: 'rent', part: 'whole', amount: '10000.00', detail: 'Su casa' },
    ...{ fromDay: '2026-09-15', toDay: null },
  } as const;
  const made = await world.server.call(saveTaxDeduction, rent, 'sueldos');
  expect(made.status).toBe(200);
  const after = await world.reviewed({ title: 'Después de declarar' });
  const line = await lineOf(after.id, personId, 'GAN_DECLARADAS');
  // September, October and November.
  expect(line?.amount).toBe('30000.00');
  expect(line?.inputs).toContainEqual(
    expect.objectContaining({ label: 'Alquiler de su vivienda, Su casa, 3 meses' }),
  );
  const subject = async (runId: number) =>
    Number((await lineOf(runId, personId, 'GAN_SUJETA'))?.amount);
  expect((await subject(before.id)) - (await subject(after.id))).toBeCloseTo(30_000, 2);
});
