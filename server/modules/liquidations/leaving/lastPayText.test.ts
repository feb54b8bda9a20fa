import { readdir, readFile } from 'node:fs/promises';
import { getPayRunPerson } from '@contract/liquidations/runAcciones';
import { eq, isNull } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import { migrationsFolder } from '../../../db/migrate';
import { person } from '../../../db/schema/organisation';
import { payConcept } from '../../../db/schema/payConcepts';
import { payLine, payRun, payRunPerson } from '../../../db/schema/payRuns';
import { parameter } from '../../../db/schema/settings';
import { type RunWorld, runWorld } from '../testing/runWorld';
import { monthsBefore } from './monthsBefore';

/** Before the months that the demo paid. */
const MONTH = '2026-08';
const LAST = '2026-08-21';

let world: RunWorld;
let leaver: number;
let other: number;
let authorId: number;
let conceptId: ReadonlyMap<string, number>;
let number = 40;

interface Paid {
  period: string;
  lines: readonly (readonly [code: string, amount: string, ofPeriod?: string])[];
  kind?: 'monthly' | 'sac' | 'vacation';
  state?: 'published' | 'cancelled' | 'review';
  personId?: number;
}

/** A month that was paid, as its run would have left it. */
async function paid({
  period,
  lines,
  kind = 'monthly',
  state = 'published',
  personId = leaver,
}: Paid) {
  const { db } = world;
  number += 1;
  const starts = kind === 'vacation' ? `${period}-01` : null;
  const [run] = await db
    .insert(payRun)
    .values({
      ...{ kind, period, number, state, authorId, title: `Mes ${number}`, payDay: `${period}-28` },
      ...{ firstStart: starts, lastStart: starts },
      ...(state === 'cancelled' ? { reason: 'De prueba' } : {}),
    })
    .returning();
  const runId = run?.id ?? 0;
  const sum = lines.reduce((total, [, amount]) => total + Number(amount), 0);
  await db.insert(payRunPerson).values({
    ...{ runId, personId, facts: {} },
    bases: kind === 'sac' ? {} : { sac: sum.toFixed(2) },
  });
  await db.insert(payLine).values(
    lines.map(([code, amount, ofPeriod = '']) => ({
      ...{ runId, personId, code, amount, ofPeriod, conceptId: conceptId.get(code) ?? 0 },
    })),
  );
  return runId;
}

beforeAll(async () => {
  world = await runWorld();
  const { db } = world;
  const [one, two] = await db
    .select()
    .from(person)
    .where(isNull(person.leaveDate))
    .orderBy(person.hireDate, person.id)
    .limit(2);
  leaver = one?.id ?? 0;
  other = two?.id ?? 0;
  const [made] = await db.select({ authorId: payRun.authorId }).from(payRun).limit(1);
  authorId = made?.authorId ?? 0;
  const concepts = await db.select({ id: payConcept.id, code: payConcept.code }).from(payConcept);
  conceptId = new Map(concepts.map(({ id, code }) => [code, id]));
  await db
    .update(person)
    .set({ leaveDate: LAST })
    .where(anyOf(person.id, [leaver, other]));
  for (let back = 1; back <= 11; back += 1) {
    const period = monthsBefore(MONTH, back);
    await paid({
      period,
      lines: [['BASICO', '3000000.00'], ...(back <= 6 ? [['EXTRAS50', '60000.00'] as const] : [])],
    });
  }
  const june = monthsBefore(MONTH, 2);
  // A premium of one month, told two months later, a vacation, half a year of SAC, and runs that do not stand.
  await paid({ period: monthsBefore(MONTH, 1), lines: [['NOVEDADES', '900000.00', june]] });
  await paid({ period: june, kind: 'vacation', lines: [['VACACIONES', '5000000.00']] });
  await paid({ period: june, kind: 'sac', lines: [['SAC', '1500000.00']] });
  await paid({ period: june, state: 'cancelled', lines: [['BASICO', '9000000.00']] });
  await paid({ period: june, state: 'review', lines: [['BASICO', '9000000.00']] });
  // Thirteen months back nothing counts any more.
  await paid({ period: monthsBefore(MONTH, 12), lines: [['BASICO', '9000000.00']] });
  await paid({ period: june, personId: other, lines: [['BASICO', '4000000.00']] });
});
afterAll(() => world.server.close());

const because = (personId: number) => ({
  ...{ personId, cause: 'dismissed', noticeGiven: false, bestPay: '' },
});

test('a last pay says which text ruled, and which months and concepts counted', async () => {
  const run = await world.reviewed({
    ...{ kind: 'final', period: MONTH, title: 'Finales', leavers: [leaver, other].map(because) },
  });
  const rows = await world.people(run.id);
  const read = async (personId: number, as = 'sueldos') => {
    const id = rows.find((row) => row.personId === personId)?.id ?? 0;
    return world.server.call(getPayRunPerson, { id }, as);
  };
  const { body } = await read(leaver);
  const { severance, lines } = body;
  expect(severance).toMatchObject({
    ...{ text: 'modernisation', lastDay: LAST, suspended: false, owed: true, habitualMonths: 6 },
    ...{ best: '3000000.00', amount: '3060000.00', fewMonths: false },
    averages: [
      { months: 6, amount: '60000.00', taken: true },
      { months: 11, amount: '32727.27', taken: false },
    ],
  });
  expect(severance?.months.map(({ period }) => period)).toEqual(
    Array.from({ length: 12 }, (_, at) => monthsBefore(MONTH, 11 - at)),
  );
  expect(severance?.months.find(({ period }) => period === '2026-06')).toEqual({
    ...{ period: '2026-06', fixed: '3000000.00', variable: '60000.00', leftOut: '5900000.00' },
    ...{ counts: true, best: false, reasons: ['vacation', 'notHabitual'] },
  });
  expect(severance?.months.at(-1)).toMatchObject({ counts: false, reasons: ['unpaid'] });
  expect(
    severance?.concepts.map(({ code, part, months, counts }) => [code, part, months, counts]),
  ).toEqual(
    expect.arrayContaining([
      ['BASICO', 'fixed', 11, true],
      ['EXTRAS50', 'variable', 6, true],
      ['NOVEDADES', 'fixed', 1, false],
      ['VACACIONES', 'vacation', 1, false],
    ]),
  );
  const amountOf = (code: string) => lines.find((line) => line.code === code)?.amount;
  expect(amountOf('REMUNERACION_245')).toBe('3060000.00');
  // Notice and what is left of the month go by the best month, as before.
  expect(amountOf('MEJOR_SUELDO')).toBe('8060000.00');
  const seen = await read(other);
  expect([seen.body.severance?.amount, seen.body.severance?.fewMonths]).toEqual([
    '4000000.00',
    true,
  ]);
  expect((await read(leaver, 'supervisor')).status).toBe(403);
  expect((await world.server.call(getPayRunPerson, { id: 999_999 }, 'sueldos')).status).toBe(404);
});

test('another kind of run has no text to tell', async () => {
  const run = await world.reviewed({ title: 'Sin texto', period: '2026-07' });
  const [row] = await world.people(run.id);
  const { body } = await world.server.call(getPayRunPerson, { id: row?.id ?? 0 }, 'sueldos');
  expect(body.severance).toBeNull();
});

test('figures that change within a month are those of each last day', async () => {
  const { db } = world;
  await db
    .insert(parameter)
    .values({ code: 'pay.noticeTrialDays', validFrom: '2026-08-20', value: '9' });
  const { lastDayFigures } = await import('./lastDayFigures');
  const on = await lastDayFigures(db, '2026-08-31');
  expect(
    ['2026-03-05', '2026-03-06', '2026-08-19', '2026-08-20'].map(
      (day) => on(day).preaviso_prueba_dias,
    ),
  ).toEqual([...['15', '0', '0', '9']]);
  expect([on('2026-03-05').habitualMonths, on('2026-03-06').habitualMonths]).toEqual([
    undefined,
    '6',
  ]);
});

test('a figure of the last day that changed since is told by its name, and one of another day is not', async () => {
  const [run] = await world.db.select().from(payRun).where(eq(payRun.title, 'Finales'));
  const stale = async () => (await world.read(run?.id ?? 0)).stale.join();
  const named = 'Meses del último año en que se paga un concepto para ser habitual';
  const write = (validFrom: string) =>
    world.db.insert(parameter).values({
      ...{ code: 'pay.severanceHabitualMonths', validFrom, value: '7' },
    });
  await write('2026-08-22');
  expect(await stale()).not.toContain(named);
  await write(LAST);
  expect(await stale()).toMatch(
    new RegExp(`Cambiaron parámetros del último día de [^:]+: .*${named}`),
  );
});

test('concepts of an organisation from before read the text that rules, and its own words stay', async () => {
  const { pool } = world.server.services.database;
  const codes = ['BASE_ANTIGUEDAD', 'INDEMNIZACION', 'PREAVISO', 'VACACIONES', 'VAC_VARIABLES'];
  const stored = () =>
    world.db
      .select()
      .from(payConcept)
      .where(anyOf(payConcept.code, codes))
      .orderBy(payConcept.code);
  const now = await stored();
  await pool.query(
    `update pay_concept set bases = array_remove(bases, 'vacaciones'),
      formula = replace(formula, 'concepto(REMUNERACION_245)', 'concepto(MEJOR_SUELDO)')`,
  );
  await pool.query(`update pay_concept set formula = 'valor' where code = 'INDEMNIZACION'`);
  const file = (await readdir(migrationsFolder())).find((name) =>
    name.endsWith('_last-pay-text.sql'),
  );
  const sql = await readFile(`${migrationsFolder()}/${file}`, 'utf8');
  await pool.query(sql);
  const mended = await stored();
  expect(mended.map(({ code, formula, bases }) => [code, formula, bases])).toEqual(
    now.map(({ code, formula, bases }) => [
      code,
      code === 'INDEMNIZACION' ? 'valor' : formula,
      bases,
    ]),
  );
  expect(mended.map(({ version }, at) => version - (now[at]?.version ?? 0))).toEqual([
    1, 0, 0, 1, 1,
  ]);
});
