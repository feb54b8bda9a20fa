import { listSessions } from '@contract/session/listSessions';
import { Client } from 'pg';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { recordAudit } from './recordAudit';
import { findBrokenSeal, sealAudit } from './sealAudit';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const actor = { accountId: 1, address: '10.0.0.1', accion: 'prueba.hacer' };

async function record(count: number) {
  const { db } = server.services.database;
  for (let index = 0; index < count; index += 1) {
    await recordAudit(db, actor, { entity: 'cosa', entityId: index, after: { index, ñ: '🚚' } });
  }
}

test('the chain holds over several sealings, also when two run at once', async () => {
  const { db } = server.services.database;
  await server.call(listSessions, {}, 'rrhh');
  await record(5);
  await sealAudit(db);
  await record(5);
  await Promise.all([sealAudit(db), sealAudit(db)]);
  expect(await findBrokenSeal(db)).toBeNull();
});

test('an entry altered or removed behind our back shows', async () => {
  const { db } = server.services.database;
  const { rows } = await server.services.database.pool.query<{ name: string }>(
    'select current_database() as name',
  );
  const url = new URL(server.adminUrl);
  url.pathname = `/${rows[0]?.name}`;
  const owner = new Client({ connectionString: url.toString() });
  await owner.connect();
  await owner.query('alter table audit_entry disable trigger all');
  await owner.query(
    `update audit_entry set address = '10.0.0.2' where entity_id = '3' and entity = 'cosa'`,
  );
  const broken = await findBrokenSeal(db);
  expect(broken).not.toBeNull();
  await owner.query(
    `update audit_entry set address = '10.0.0.1' where entity_id = '3' and entity = 'cosa'`,
  );
  expect(await findBrokenSeal(db)).toBeNull();
  await owner.query(`delete from audit_entry where entity = 'cosa' and entity_id = '4'`);
  expect(await findBrokenSeal(db)).not.toBeNull();
  await owner.end();
});
