import { sql } from 'drizzle-orm';
import { createTestDatabase } from '../../../tests/support/testDatabase';
import { openPool } from '../../db/client';
import type { Db } from '../../db/Db';
import { program, programPace } from '../../db/schema/programs';
import { takeCall } from './programPace';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let processes: ReturnType<typeof openPool>[];
let db: Db;
let programId: number;

beforeAll(async () => {
  database = await createTestDatabase(true);
  processes = [1, 2].map(() => openPool(database.url, () => undefined));
  db = processes[0]?.db as Db;
  const [first] = await db.select({ id: program.id }).from(program).limit(1);
  programId = first?.id ?? 0;
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.close()));
  await database.drop();
});
beforeEach(() => db.delete(programPace));

const laterBy = (seconds: number) =>
  db
    .update(programPace)
    .set({ since: sql`${programPace.since} - make_interval(secs => ${seconds})` });

test('two processes that are asked at once let through one figure together, and the rest waits', async () => {
  const asked = Array.from({ length: 30 }, (_, at) =>
    takeCall(processes[at % 2]?.db as Db, { programId, perMinute: 12 }),
  );
  const waits = await Promise.all(asked);
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(12);
  for (const seconds of waits.filter((one) => one > 0)) {
    expect(seconds).toBeLessThanOrEqual(60);
  }
});

test('a call that is refused counts for nothing, and a minute later the program goes on', async () => {
  const take = () => takeCall(db, { programId, perMinute: 1 });
  expect(await take()).toBe(0);
  await laterBy(50);
  expect(await take()).toBeGreaterThan(0);
  expect(await take()).toBeLessThanOrEqual(10);
  await laterBy(11);
  expect(await take()).toBe(0);
});

test('a clock that was set back does not shut a program out', async () => {
  const take = () => takeCall(db, { programId, perMinute: 1 });
  await take();
  await laterBy(-3600);
  expect(await take()).toBe(0);
});
