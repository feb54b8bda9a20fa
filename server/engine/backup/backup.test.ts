import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { contentPlaces } from '../../../tests/support/contentPlaces';
import { contentsOf } from '../../../tests/support/contentsOf';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { openPool } from '../../db/client';
import { migrate } from '../../db/migrate';
import { findBrokenSeal, sealAudit } from '../audit/sealAudit';
import { localFileStore } from '../files/store/localFileStore';
import { makeBackup } from './makeBackup';
import { leftOut, manifestEntry, sealEntry } from './manifest';
import { openArchive, verifyArchive } from './openArchive';
import { restoreArchive } from './restoreArchive';

let server: TestServer;
let other: TestDatabase;
let folder: string;
let target: string;

const by = { username: null, address: '127.0.0.1', copy: 'prueba' };

beforeAll(async () => {
  server = await buildServer();
  await sealAudit(server.services.database.db);
  // No chore writes anything between the copy and the comparison.
  await server.services.jobs.stop();
  other = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'anden-copia-'));
  target = path.join(folder, 'anden-2026-11-21-120000.zip');
  const { files, version } = server.services;
  const { ownerUrl } = server;
  await makeBackup({ ownerUrl, files, version, reason: 'manual', target });
});

afterAll(async () => {
  await server.close();
  await other.drop();
  await rm(folder, { recursive: true, force: true });
});

test('restored into another database, every table is the same, row by row', async () => {
  const archive = await openArchive(target);
  await verifyArchive(archive);
  const files = localFileStore(path.join(folder, 'files'));
  await restoreArchive({ ownerUrl: other.ownerUrl, archive, files, by });
  archive.close();
  const was = await contentsOf(server.ownerUrl);
  const is = await contentsOf(other.ownerUrl);
  expect(Object.keys(is)).toEqual(Object.keys(was));
  for (const name of Object.keys(was)) {
    // A single event remains: that everything changed.
    if (name === 'change_event') expect(is[name]).toHaveLength(1);
    else if (leftOut.has(name)) expect([name, is[name]]).toEqual([name, []]);
    else if (name === 'server_secret') {
      expect(is[name]).toEqual(
        was[name]?.filter(
          (row) => !['session-tokens', 'sealing-key'].includes((row as { name: string }).name),
        ),
      );
    } else if (name === 'audit_entry') {
      expect(is[name]).toEqual(expect.arrayContaining(was[name] ?? []));
      expect(is[name]?.length).toBe((was[name]?.length ?? 0) + 1);
    } else expect({ name, rows: is[name] }).toEqual({ name, rows: was[name] });
  }
  expect(archive.manifest.files.length).toBeGreaterThan(0);
  for (const { sha256, bytes } of archive.manifest.files) {
    expect(await files.size(sha256)).toBe(bytes);
  }
});

test('what is restored is guarded and goes on as before', async () => {
  await migrate(other.ownerUrl);
  const { db, pool, close } = openPool(other.url, () => undefined, { max: 2 });
  // The application's role may still write, and still not touch the audit.
  await sealAudit(db);
  expect(await findBrokenSeal(db)).toBeNull();
  await expect(pool.query('delete from audit_entry')).rejects.toThrow();
  await expect(pool.query(`update account set role_id = 9999`)).rejects.toThrow(/foreign key/);
  const { rows } = await pool.query<{ fresh: boolean }>(
    `insert into role (name, flags, scope) values ('Nuevo', '{}', 'own')
      returning id > (select max(id) from role) as fresh`,
  );
  expect(rows[0]?.fresh).toBe(true);
  await close();
});

test('numbers given since the copy are not given again, and the key of the sessions stays', async () => {
  const client = openPool(server.ownerUrl, () => undefined, { max: 1 });
  await client.pool.query(`insert into role (name, flags, scope) values ('Después', '{}', 'own')`);
  const last = await client.pool.query(`select max(id) as id from role`);
  const secret = () =>
    client.pool.query(`select value from server_secret where name = 'session-tokens'`);
  const before = (await secret()).rows;
  const archive = await openArchive(target);
  await restoreArchive({ ownerUrl: server.ownerUrl, archive, files: server.services.files, by });
  archive.close();
  expect((await secret()).rows).toEqual(before);
  const gone = await client.pool.query(`select id from role where name = 'Después'`);
  expect(gone.rows).toEqual([]);
  const next = await client.pool.query(
    `insert into role (name, flags, scope) values ('Otro', '{}', 'own') returning id`,
  );
  expect(next.rows[0].id).toBeGreaterThan(last.rows[0].id);
  await client.close();
});

async function damagedCopy(change: (bytes: Buffer) => Buffer): Promise<string> {
  const file = path.join(folder, 'rota.zip');
  await writeFile(file, change(await readFile(target)));
  return file;
}

const opening = async (file: string) => {
  const archive = await openArchive(file);
  await verifyArchive(archive).finally(archive.close);
};

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut short', (bytes) => bytes.subarray(0, bytes.length - 5000)],
  ['not a copy', () => Buffer.from('hola')],
  ['empty', () => Buffer.alloc(0)],
])('a copy that is %s is refused before anything is touched', async (_how, change) => {
  const file = await damagedCopy(change);
  await expect(opening(file)).rejects.toMatchObject({ code: 'copia_danada' });
});

test('a copy with one byte changed in what it holds is refused before anything is touched', async () => {
  await expect(opening(target)).resolves.toBeUndefined();
  const places = await contentPlaces(target);
  const [stored] = [...places.keys()].filter((name) => name.startsWith('files/'));
  const touched = ['tables/person.copy', 'tables/account.copy', stored, manifestEntry, sealEntry];
  for (const name of touched) {
    const at = places.get(name ?? '');
    if (at === undefined) throw new Error(`The copy holds no ${name}`);
    const file = await damagedCopy((bytes) => {
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      return bytes;
    });
    await expect(opening(file)).rejects.toMatchObject({ code: 'copia_danada' });
  }
});

test('a restore that fails half way leaves everything as it was', async () => {
  const before = await contentsOf(other.ownerUrl);
  const archive = await openArchive(target);
  const broken = {
    ...archive,
    read: (entry: string) => archive.read(entry === 'tables/session.copy' ? '' : entry),
    manifest: {
      ...archive.manifest,
      // Not a column of that table: found only after most of it is loaded.
      tables: archive.manifest.tables.map((table) =>
        table.name === 'warehouse_order' ? { ...table, columns: ['nada'] } : table,
      ),
    },
  };
  const files = localFileStore(path.join(folder, 'files'));
  const restoring = restoreArchive({ ownerUrl: other.ownerUrl, archive: broken, files, by });
  await expect(restoring).rejects.toThrow();
  archive.close();
  expect(await contentsOf(other.ownerUrl)).toEqual(before);
});

test('a copy is closed to everybody else on the machine', async () => {
  const handle = await open(target);
  expect((await handle.stat()).mode & 0o777).toBe(0o600);
  await handle.close();
});
