import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { buildServer } from '../../../tests/support/buildServer';
import { dayHere, monthHere } from './dayHere';
import { dayNow } from './dayNow';
import { todayIn } from './nowIn';

test('an evening belongs to the day that it ends, although it is tomorrow in UTC', () => {
  expect(dayHere(new Date('2026-11-25T02:59:59Z'))).toBe('2026-11-24');
  expect(dayHere(new Date('2026-11-25T03:00:00Z'))).toBe('2026-11-25');
  expect(dayHere(new Date('2027-01-01T01:00:00Z'))).toBe('2026-12-31');
  expect(todayIn().startsWith(`${monthHere()}-`)).toBe(true);
});

test('a statement says the same day, whatever the zone of its connection', async () => {
  const server = await buildServer();
  const { db } = server.services.database;
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Niue']) {
    const said = await db.transaction(async (inside) => {
      await inside.execute(sql`select set_config('TimeZone', ${zone}, true)`);
      return inside.execute<{ day: string }>(sql`select (${dayNow})::text as day`);
    });
    expect(said.rows[0]?.day).toBe(todayIn());
  }
  await server.close();
});

test('nothing in the server asks a clock in UTC which day it is', () => {
  const wrong = /\bcurrent_date\b|new Date\(\)\.toISOString\(\)\.slice\(0, 10\)/;
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.endsWith('dayNow.ts'))
    .map((path) => join('server', path));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => wrong.test(readFileSync(path, 'utf8')))).toEqual([]);
});
