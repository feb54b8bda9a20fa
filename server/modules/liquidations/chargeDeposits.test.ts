import {
  listChargeDeposits,
  removeChargeDeposit,
  saveChargeDeposit,
} from '@contract/liquidations/chargeDepositAcciones';
import { eq } from 'drizzle-orm';
import { chargeDeposit } from '../../db/schema/chargeDeposits';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import { addDays } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { lastDeposit } from './chargeDeposits';
import { slipOf } from './slipOf';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
const september = {
  ...{ period: '2026-09', paidOn: '2026-10-09', bank: 'Banco Nación', place: 'Rosario' },
};

beforeAll(async () => {
  world = await runWorld();
});
beforeEach(() => world.db.delete(chargeDeposit));
afterAll(() => world.server.close());

const save = (more: object = {}, as = 'sueldos') =>
  world.server.call(saveChargeDeposit, { ...september, ...more }, as);

test('a month has one deposit, after it is over and not before it happened', async () => {
  expect((await save()).status).toBe(200);
  expect((await save()).error?.fields).toHaveProperty('period');
  expect((await save({ period: '2026-10', paidOn: '2026-10-31' })).error?.fields).toHaveProperty(
    'paidOn',
  );
  const tomorrow = addDays(todayIn(), 1);
  expect((await save({ period: '2026-08', paidOn: tomorrow })).error?.fields).toHaveProperty(
    'paidOn',
  );
  const { body } = await world.server.call(listChargeDeposits, {}, 'sueldos');
  expect(body.rows).toMatchObject([september]);
});

test('two who write down the same month at once have one deposit', async () => {
  const answers = await Promise.all([save(), save()]);
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(await world.db.$count(chargeDeposit)).toBe(1);
});

test('whoever keeps no pay neither reads nor writes them, and an older version is refused', async () => {
  const { body } = await save();
  expect((await save({ period: '2026-08' }, 'jefe')).status).toBe(403);
  expect((await world.server.call(listChargeDeposits, {}, 'empleado')).status).toBe(403);
  const first = { id: body.id, version: body.version };
  expect((await save({ ...first, bank: 'Otro banco' })).body.bank).toBe('Otro banco');
  expect((await save({ ...first, bank: 'Un tercero' })).status).toBe(409);
  expect((await world.server.call(removeChargeDeposit, first, 'sueldos')).status).toBe(409);
});

test('a receipt names the last deposit by its pay day', async () => {
  await world.db
    .insert(chargeDeposit)
    .values([
      september,
      { ...september, period: '2026-08', paidOn: '2026-09-10' },
      { ...september, period: '2026-10', paidOn: '2026-11-10' },
    ]);
  expect((await lastDeposit(world.db, '2026-11-04'))?.period).toBe('2026-09');
  expect((await lastDeposit(world.db, '2026-11-10'))?.period).toBe('2026-10');
  expect(await lastDeposit(world.db, '2026-09-09')).toBeNull();
});

test('whoever approves a run is told what deposit is missing, until it is written down', async () => {
  const told = async (id: number) =>
    (await world.read(id)).warnings.filter((words) => words.includes('depósito'));
  const run = await world.reviewed();
  expect(await told(run.id)).toEqual([
    expect.stringContaining('de septiembre de 2026: los recibos saldrían sin él'),
  ]);
  await world.db
    .insert(chargeDeposit)
    .values({ ...september, period: '2026-08', paidOn: '2026-09-10' });
  expect(await told(run.id)).toEqual([
    expect.stringContaining('los recibos dirían el de agosto de 2026'),
  ]);
  await save();
  expect(await told(run.id)).toEqual([]);

  const [stored] = await world.db.select().from(payRun).where(eq(payRun.id, run.id));
  const [theirs] = await world.db
    .select()
    .from(payRunPerson)
    .where(eq(payRunPerson.runId, run.id))
    .limit(1);
  if (!stored || !theirs) throw new Error('the run pays somebody');
  const slip = await slipOf(world.db, stored, theirs, { name: 'A', taxId: null, address: null });
  expect(slip.deposit).toMatchObject({ period: '2026-09', bank: 'Banco Nación' });
  // An address, and not the name of the site.
  expect(slip.place).toMatch(/ \d+, /);
  const employer = slip.lines.filter(({ kind }) => kind === 'employer');
  const sum = employer.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
  expect(sum).toBe(Math.round(Number(slip.totals.employer) * 100));
  expect(employer.map(({ item }) => item)).toContain('pensionersHealth');
});
