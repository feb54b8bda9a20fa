import { listHourDays } from '@contract/hours/hourAcciones';
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { Client } from 'pg';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { lockNumbers } from '../../db/lockNumbers';
import { hourDay, hourMark } from '../../db/schema/hours';

let server: TestServer;
const FROM = '2026-11-09';
const TO = '2026-11-11';

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

/** Marks three days of somebody who has hours on them, and one of a month long ago. */
async function marked() {
  const { db } = server.services.database;
  await db.delete(hourMark);
  const [row] = await db
    .select({ personId: hourDay.personId })
    .from(hourDay)
    .where(and(gte(hourDay.day, FROM), lt(hourDay.day, '2026-11-12')))
    .orderBy(asc(hourDay.personId))
    .limit(1);
  const personId = row?.personId ?? 0;
  const days = [FROM, '2026-11-10', TO, '2025-03-03'];
  await db.insert(hourMark).values(days.map((day) => ({ personId, day })));
  const read = () =>
    server.call(
      listHourDays,
      {
        filters: [
          { field: 'personId', operator: 'is', value: personId },
          { field: 'day', operator: 'between', value: [FROM, TO] },
        ],
      },
      'rrhh',
    );
  const marks = async () =>
    (
      await db
        .select({ day: hourMark.day })
        .from(hourMark)
        .where(eq(hourMark.personId, personId))
        .orderBy(asc(hourMark.day))
    ).map(({ day }) => day);
  return { personId, read, marks };
}

test('who reads three days waits for those to be reckoned, and for no other month', async () => {
  const { read, marks } = await marked();
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body.rows.length).toBeGreaterThan(0);
  expect(body.rows.filter(({ waiting }) => waiting)).toEqual([]);
  expect(await marks()).toEqual(['2025-03-03']);
});

test('who reads while somebody else reckons the same person gets an answer soon, which says what it is waiting for', async () => {
  const { personId, read } = await marked();
  const holder = new Client({ connectionString: server.ownerUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select pg_advisory_xact_lock($1, $2)', [lockNumbers.hours, personId]);
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body.rows.length).toBeGreaterThan(0);
  expect(body.rows.filter(({ waiting }) => !waiting)).toEqual([]);
  await holder.query('rollback');
  await holder.end();
  expect((await read()).body.rows.filter(({ waiting }) => waiting)).toEqual([]);
});
