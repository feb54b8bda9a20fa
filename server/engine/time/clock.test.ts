import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { TEST_MOMENT } from '../../../tests/support/testMoment';
import { atOurClock } from './atOurClock';
import { clock, moveClock } from './clock';
import { nowIn, todayIn } from './nowIn';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const HOUR = 3_600_000;
const apart = async () => {
  const { db } = server.services.database;
  const { rows } = await db.execute<{ at: string }>(sql`select anden_now()::text as at`);
  return Math.abs(Date.parse(rows[0]?.at ?? '') - clock.ms());
};

test('tests stand on one Monday, in Node and in the database, and go on from there together', async () => {
  expect(clock.ms() - TEST_MOMENT).toBeLessThan(3 * HOUR);
  expect([todayIn(), nowIn().weekday]).toEqual(['2026-11-23', 1]);
  expect(await apart()).toBeLessThan(1000);
  await server.travel({ days: 3, hours: 2 });
  expect(nowIn().weekday).toBe(4);
  // The same connections, and what they had prepared.
  expect(await apart()).toBeLessThan(1000);
});

test('the demo of the tests was written at their moment, and not at the machine’s', async () => {
  const { db } = server.services.database;
  const { rows } = await db.execute<{ at: string }>(
    sql`select max(created_at)::text as at from planned_shift`,
  );
  expect(Math.abs(Date.parse(rows[0]?.at ?? '') - TEST_MOMENT)).toBeLessThan(3 * HOUR);
});

test('an index serves what is asked by our clock', async () => {
  const client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<Record<string, string>>(
      'explain delete from change_event where created_at < anden_now() - interval $$1 day$$',
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('change_event_age');
    expect(plan).not.toContain('anden_now');
  } finally {
    await client.end();
  }
});

test('a connection is told where the clock is moved, beside what its address says already', () => {
  const ahead = clock.aheadMs();
  const url = 'postgresql://u:p@h/db?options=-c%20jit%3Doff';
  moveClock(0);
  expect(atOurClock(url)).toBe(url);
  moveClock(-90_500);
  const { searchParams } = new URL(atOurClock(url));
  expect(searchParams.get('options')).toBe('-c jit=off -c anden.clock_offset=PT-90.500S');
  moveClock(ahead);
});
