import { changePeople } from '@contract/users/changePeople';
import { asc, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { area, person } from '../../db/schema/organisation';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const database = () => server.services.database.db;
const everybody = () =>
  database().select({ id: person.id, areaId: person.areaId }).from(person).orderBy(asc(person.id));
const change = (selection: unknown, what: unknown) =>
  server.call(changePeople, { selection, change: what }, 'admin');

test('each changed row says what takes it back, and that is the same change by the same rules', async () => {
  const [, chief, worker, other] = await everybody();
  if (!chief || !worker || !other) throw new Error('no people');
  const ids = [worker.id, other.id];
  const before = ids.map((id) => [worker, other].find((one) => one.id === id)?.areaId);
  const [target] = await database()
    .select({ id: area.id })
    .from(area)
    .where(sql`${area.id} not in (${sql.join(before, sql`, `)})`)
    .limit(1);
  const { body } = await change({ kind: 'rows', ids }, { kind: 'area', areaId: target?.id });
  expect(body.results.map(({ undo }) => undo)).toEqual(
    before.map((areaId) => ({ change: { kind: 'area', areaId } })),
  );
  for (const { id, undo } of body.results) {
    await change({ kind: 'rows', ids: [id] }, undo?.change);
  }
  const after = await everybody();
  expect(ids.map((id) => after.find((one) => one.id === id)?.areaId)).toEqual(before);
  // A refused change has nothing to take back.
  const refused = await change(
    { kind: 'rows', ids: [999_999] },
    { kind: 'manager', managerId: null },
  );
  expect(refused.body.results[0]).not.toHaveProperty('undo');
});
