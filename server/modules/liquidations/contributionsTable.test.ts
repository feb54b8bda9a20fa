import type { RunKind } from '@contract/liquidations/payBases';
import { eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { person } from '../../db/schema/organisation';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import { parameter } from '../../db/schema/settings';
import { bookBases, limitsOf } from './book/bookBases';
import { contributionsTable } from './contributionsTable';
import { noHistory, type PayFacts } from './payFacts';
import { type RunWorld, runWorld } from './testing/runWorld';

const CAP = '3200000.00';
const FLOOR = '300000.00';

/** These facts are of a person who is paid by the month and was there all of it. */
const wholeMonth: Partial<PayFacts> = {
  ...{ hireDate: '2020-01-01', leaveDate: null, salaryBasis: 'monthly', amounts: {} },
  ...{ history: noHistory, paid: [] },
};

/** All bases of somebody who earned this, as the library has them for who is paid by the month. */
const basesOf = (earned: string) => ({
  aportes: earned,
  contribuciones: earned,
  obra_social: earned,
});

const declared = (earned: string, limits: object) => bookBases(basesOf(earned), earned, limits);

describe('what is declared of somebody', () => {
  test('over the cap the worker’s bases stop there, and the employer’s do not', () => {
    expect(declared('4000000.00', { cap: CAP, floor: FLOOR })).toEqual({
      pension: '3200000.00',
      employer: '4000000.00',
      health: '3200000.00',
      employerHealth: '4000000.00',
      insurance: '4000000.00',
      ...{ deduction: '0.00', reduced: '0.00' },
    });
  });

  test('a second run of the month has what the first left of the cap, and no more', () => {
    const limits = { cap: CAP, before: basesOf('3000000.00') };
    expect(declared('500000.00', limits)).toMatchObject({
      pension: '200000.00',
      employer: '500000.00',
      health: '200000.00',
    });
    expect(declared('500000.00', { cap: CAP, before: basesOf('3500000.00') }).pension).toBe('0.00');
  });

  test('a month under the floor is declared at the floor, but not its health insurance nor its risks', () => {
    expect(declared('250000.00', { cap: CAP, floor: FLOOR })).toEqual({
      pension: '300000.00',
      employer: '300000.00',
      health: '250000.00',
      employerHealth: '250000.00',
      insurance: '250000.00',
      ...{ deduction: '0.00', reduced: '0.00' },
    });
    // Pay of another run of the month counts towards it.
    const limits = { cap: CAP, floor: FLOOR, before: basesOf('80000.00') };
    expect(declared('200000.00', limits).pension).toBe('220000.00');
    expect(declared('0.00', { cap: CAP, floor: FLOOR }).pension).toBe('0.00');
  });
});

describe('the floor is of the days of a month that are paid', () => {
  const facts = wholeMonth as PayFacts;
  const parameters = { tope_aportes: CAP, piso_aportes: FLOOR };
  const figures = { period: '2026-10', parameters } as never;
  const floorOf = (more: Partial<PayFacts>, kind: RunKind = 'monthly') =>
    limitsOf(kind, { ...facts, ...more }, figures).floor;

  test.each([
    ['a whole month', {}, FLOOR],
    ['hired within it, 15 of its 30 days', { hireDate: '2026-10-17' }, '150000.00'],
    ['gone within it', { leaveDate: '2026-10-15' }, '150000.00'],
    ['with days without pay', { amounts: { 'leave.unpaidDays': 3 } }, '270000.00'],
    ['all of it without pay', { amounts: { 'leave.unpaidDays': 31 } }, '0.00'],
  ])('%s', (_what, more, floor) => expect(floorOf(more)).toBe(floor));

  test('a last pay has it, vacations and half-yearly pay do not', () => {
    expect(floorOf({}, 'final')).toBe(FLOOR);
    expect([floorOf({}, 'vacation'), floorOf({}, 'sac')]).toEqual([undefined, undefined]);
  });
});

describe('the totals of a run', () => {
  let world: RunWorld;
  beforeAll(async () => {
    world = await runWorld();
  });
  afterAll(() => world.server.close());

  test('sum what is declared of each: one over the cap, one under the floor, one between', async () => {
    const { db } = world;
    await db.insert(parameter).values([
      { code: 'pay.contributionCap', validFrom: '2026-10-02', value: CAP },
      { code: 'pay.contributionFloor', validFrom: '2026-10-02', value: FLOOR },
    ]);
    const some = await db
      .select({ id: person.id })
      .from(person)
      .where(anyOf(person.docket, ['1020', '1021', '1022']));
    const { id } = await world.reviewed({
      title: 'De tres',
      personIds: some.map((one) => one.id),
    });
    const earned = ['4000000.00', '250000.00', '900000.00'];
    const rowsOf = await db.select().from(payRunPerson).where(eq(payRunPerson.runId, id));
    for (const [at, row] of rowsOf.entries()) {
      const sum = earned[at] ?? '0';
      await db
        .update(payRunPerson)
        .set({
          facts: { ...(row.facts as PayFacts), ...wholeMonth },
          ...{ bases: basesOf(sum), remunerative: sum, net: sum },
          ...{ nonRemunerative: '0', deductions: '0' },
        })
        .where(eq(payRunPerson.id, row.id));
    }
    const [run] = await db.select().from(payRun).where(eq(payRun.id, id));
    if (!run) throw new Error('it was reckoned');
    const { rows } = await contributionsTable(db, [run]);
    const of = (what: string, name?: string) =>
      rows.find(
        ([first, second]) => first === what && (name === undefined || second === name),
      )?.[2];
    // 3,200,000 + 300,000 + 900,000; whole 4,000,000 + 250,000 + 900,000, the last two lifted by 50,000.
    expect(of('Remuneración 1')).toBe('4400000.00');
    expect(of('Remuneración 2')).toBe('5200000.00');
    expect(of('Remuneración 4')).toBe('4350000.00');
    expect(of('Remuneración 5')).toBe('4400000.00');
    expect(of('Remuneración 8')).toBe('5150000.00');
    expect(of('Remuneración 9')).toBe('5150000.00');
    expect(of('Cantidad', 'Personas llevadas a la base mínima')).toBe('1');
    expect(of('Base, sin topes', 'Aportes del trabajador')).toBe('5150000.00');
  });
});
