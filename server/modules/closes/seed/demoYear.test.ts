import { eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import type { Db } from '../../../db/Db';
import { account } from '../../../db/schema/session';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { demoPast } from '../../../seed/demoYear';
import { checkSeal } from '../checkSeal';
import { lastMonth, monthBefore, spanOf } from '../periods';
import { type DemoYear, demoYearJob } from './demoYearJob';

let server: TestServer;
let db: Db;

beforeAll(async () => {
  server = await buildServer();
  ({ db } = server.services.database);
});
afterAll(() => server.close());

const last = lastMonth();

/** For each site: both closes, whether their seals hold, and what was sealed of them. */
async function closesOf(month: string) {
  const { rows: sites } = await db.execute<{ id: number }>(sql`select id from site order by id`);
  return Promise.all(
    sites.map(async ({ id }) => {
      const seals = await checkSeal(db, id, month);
      return seals.map(
        ({ ledger, state, parts }) =>
          [ledger, state, parts.find(({ label }) => label === 'Horas')?.rows ?? 0] as const,
      );
    }),
  );
}

const count = async (query: ReturnType<typeof sql>) =>
  (await db.execute<{ n: number }>(query)).rows[0]?.n;

/** Nothing of it may still change the figures that were sealed. */
async function expectSettled(month: string) {
  const { from, to } = spanOf(month);
  const sites = await closesOf(month);
  expect(sites).toHaveLength(3);
  for (const seals of sites) {
    expect(seals.map(([ledger, state]) => [ledger, state])).toEqual([
      ['time', 'intact'],
      ['pay', 'intact'],
    ]);
    expect(seals[0]?.[2]).toBeGreaterThan(100);
  }
  const within = sql`day between ${from}::date and ${to}::date`;
  expect(
    await count(
      sql`select count(*)::int as n from hour_day where overtime = 'waiting' and ${within}`,
    ),
  ).toBe(0);
  // Shifts that were planned and told have their figures, and people who worked them punched.
  expect(
    await count(sql`select count(*)::int as n from planned_shift p where ${within}
      and not exists (select from hour_day h where h.person_id = p.person_id and h.day = p.day)`),
  ).toBe(0);
  expect(await count(sql`select count(*)::int as n from punch where ${within}`)).toBeGreaterThan(
    1500,
  );
}

test('both months before this one are closed at every site from the start, and this one is open', async () => {
  await expectSettled(last);
  await expectSettled(monthBefore(last));
  const { rows } = await db.execute<{ month: string }>(
    sql`select max(month)::text as month from period_close`,
  );
  expect(rows[0]?.month).toBe(`${last}-01`);
});

test('the task writes each older month with its close, keeps nothing of one that was cut, and leaves the others as they were', async () => {
  const months = demoPast()
    .slice(0, 2)
    .map((day) => day.slice(0, 7));
  const [hr] = await db.select().from(account).where(eq(account.username, 'rrhh'));
  const { rows: people } = await db.execute<{ id: number }>(sql`select id from person`);
  const payload: DemoYear = {
    months,
    authorId: hr?.id ?? 0,
    people: people.map(({ id }) => ({ id, phone: id % 2 === 0 })),
  };
  /** `cut`: the process ends before what a step wrote is kept. */
  const run = (cut: boolean) => {
    const step: JobRun['step'] = (_done, _total, work) =>
      db.transaction(async (tx) => {
        await work({ db: tx, services: server.services, emit: async () => undefined });
        if (cut) throw new Error('cut');
      });
    return demoYearJob.run({ payload, doneUnits: 0, step } as Partial<JobRun> as JobRun);
  };
  await expect(run(true)).rejects.toThrow('cut');
  expect(await closesOf(months[0] ?? '')).toEqual([[], [], []]);
  await run(false);
  for (const month of months) await expectSettled(month);
  await expectSettled(last);
});
