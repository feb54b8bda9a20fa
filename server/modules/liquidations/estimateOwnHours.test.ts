import { estimateOwnHours } from '@contract/liquidations/ownHoursAcciones';
import { simulatePay } from '@contract/liquidations/simulationAcciones';
import { eq } from 'drizzle-orm';
import { hourDay } from '../../db/schema/hours';
import { account } from '../../db/schema/session';
import { parameter } from '../../db/schema/settings';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;
let own: number;

beforeAll(async () => {
  world = await runWorld({ demoPaid: true });
  const [row] = await world.db.select().from(account).where(eq(account.username, 'empleado'));
  own = row?.personId ?? 0;
});
afterAll(() => world.server.close());

/** Not over: nobody was paid of it. */
const MONTH = '2026-11';
/** Paid in the demo. */
const BEFORE = '2026-10';

const estimate = async (month = MONTH) =>
  (await world.server.call(estimateOwnHours, { month }, 'empleado')).body;
const amountOf = async (code: string) =>
  (await estimate()).lines.find((line) => line.code === code)?.amount;

const DAY = `${MONTH}-07`;
const overtime = async (values: Partial<typeof hourDay.$inferInsert>) => {
  const row = { personId: own, day: DAY, extra50: 180, ...values };
  const target = [hourDay.personId, hourDay.day];
  await world.db.insert(hourDay).values(row).onConflictDoUpdate({ target, set: values });
};

test('approved overtime comes to what pay would give for it, to the cent, and what waits to nothing', async () => {
  const extra = { extra50: 180, extra100: 0 };
  await overtime({ ...extra, overtime: 'waiting' });
  const before = await amountOf('EXTRAS50');
  await overtime({ ...extra, overtime: 'approved' });
  const after = await amountOf('EXTRAS50');
  expect(Number(after)).toBeGreaterThan(Number(before ?? 0));
  const asked = { personId: own, period: MONTH, kind: 'monthly' };
  const { body } = await world.server.call(simulatePay, asked, 'sueldos');
  expect(after).toBe(body.lines.find(({ code }) => code === 'EXTRAS50')?.amount);
});

test('it tells of hours alone: neither the salary nor what is taken of it', async () => {
  const { state, lines } = await estimate();
  expect(state).toBe('estimate');
  const codes = lines.map(({ code }) => code);
  expect(codes).toContain('EXTRAS50');
  expect(codes).not.toContain('BASICO');
  expect(codes).not.toContain('ANTIGUEDAD');
  expect(codes).not.toContain('JUBILACION');
});

test('where a figure of the law was not written yet, nobody is told an amount', async () => {
  const surcharge = eq(parameter.code, 'pay.overtime50');
  const kept = await world.db.delete(parameter).where(surcharge).returning();
  expect(await estimate()).toEqual({ state: 'unknown', lines: [] });
  await world.db.insert(parameter).values(kept.map(({ id: _id, ...row }) => row));
  expect((await estimate()).state).toBe('estimate');
});

test('of a month that was paid the slip says it, and nothing is estimated', async () => {
  expect(await estimate(BEFORE)).toEqual({ state: 'paid', lines: [] });
});
