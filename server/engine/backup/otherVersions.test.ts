import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { asOwner, contentsOf } from '../../../tests/support/contentsOf';
import { scratchMigrations } from '../../../tests/support/scratchMigrations';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { migrate, migrationSteps, migrationsFolder } from '../../db/migrate';
import { localFileStore } from '../files/store/localFileStore';
import { zipStream } from '../files/zipStream';
import { makeBackup } from './makeBackup';
import { type Manifest, manifestEntry, sealEntry } from './manifest';
import { sha256Of } from './measured';
import { openArchive } from './openArchive';
import { restoreArchive } from './restoreArchive';
import { restoreCopy } from './restoreCopy';

let database: TestDatabase;
let folder: string;

const by = { username: null, address: '127.0.0.1', copy: 'prueba' };
const files = () => localFileStore(path.join(folder, 'files'));
const parts = () => ({ ownerUrl: database.ownerUrl, files: files(), version: 'test' });

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'anden-versiones-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a copy of an older version is brought up to date by the migrations since', async () => {
  await asOwner(database.ownerUrl, async (client) => {
    await client.query(`insert into role (name, flags, scope) values ('De antes', '{}', 'own')`);
    await client.query(`insert into account (username, password_hash, display_name, role_id)
      select 'ana', 'x', 'Ana', id from role`);
  });
  const file = path.join(folder, 'de-antes.zip');
  await makeBackup({ ...parts(), reason: 'manual', target: file });
  const migrations = await scratchMigrations({
    next: `alter table role add column motto text;
    --> statement-breakpoint
    update role set motto = upper(name);
    --> statement-breakpoint
    create table later (account_id integer references account (id))`,
  });
  await migrate(database.ownerUrl, migrations);
  const archive = await openArchive(file);
  expect(archive.manifest.schema).toBe(migrationSteps(migrationsFolder()).at(-1)?.tag);
  await restoreArchive({ ...parts(), archive, by, migrations });
  archive.close();
  const { role, account, later } = await contentsOf(database.ownerUrl);
  expect(role).toEqual([expect.objectContaining({ name: 'De antes', motto: 'DE ANTES' })]);
  expect(account).toEqual([expect.objectContaining({ username: 'ana' })]);
  expect(later).toEqual([]);
  await rm(migrations, { recursive: true, force: true });
});

test('a copy that the last 0.1 made is restored: it came from the chain before the baseline', async () => {
  const other = await createTestDatabase();
  const file = path.join(__dirname, 'samples/anden-0.1.0.zip');
  const config = { dataDir: path.join(folder, 'datos') };
  await restoreCopy({ ...parts(), ownerUrl: other.ownerUrl, config, file, by, alone: true });
  const { person, account, post, absence, audit_entry: audit } = await contentsOf(other.ownerUrl);
  const [photo] = await readdir(path.join(folder, 'files'));
  expect(person).toEqual([
    expect.objectContaining({
      docket: '0001',
      position: 'Encargada',
      photo_hash: expect.stringMatching(`^${photo}`),
    }),
  ]);
  expect(account).toEqual([expect.objectContaining({ username: 'ana', person_id: 1 })]);
  expect(post).toEqual([expect.objectContaining({ title: 'Bienvenida' })]);
  expect(absence).toEqual([expect.objectContaining({ label: 'Vacaciones' })]);
  expect(audit).toHaveLength(2);
  // Generated columns, constraints and sequences are as in a database made today.
  await asOwner(other.ownerUrl, async (client) => {
    const found = await client.query(
      `select 1 from person, file_text where search_text like '%encargada%' and words @@ anden_query('prueba')`,
    );
    expect(found.rowCount).toBe(1);
    await expect(client.query('delete from audit_entry')).rejects.toThrow(/cannot be changed/);
    const next = await client.query(`insert into site (name) values ('Sur') returning id`);
    expect(next.rows).toEqual([{ id: 2 }]);
  });
  await other.drop();
});

/** An archive that says of itself what schema it has; more of it is not read when that is refused. */
async function copySaying(schema: string): Promise<string> {
  const archive = await openArchive(path.join(__dirname, 'samples/anden-0.1.0.zip'));
  archive.close();
  const manifest: Manifest = { ...archive.manifest, schema };
  const text = Buffer.from(JSON.stringify(manifest));
  const { zip, output } = zipStream();
  zip.addBuffer(text, manifestEntry);
  zip.addBuffer(Buffer.from(sha256Of(text)), sealEntry);
  zip.end();
  const file = path.join(folder, `${schema}.zip`);
  await pipeline(output, createWriteStream(file));
  return file;
}

test.each([
  ['0011_leave-reason', /demasiado vieja para esta: restaurala con la última 0\.1/],
  ['0044_content-references', /demasiado vieja/],
  ['9999_future', /versión más nueva de Andén/],
  ['future', /versión más nueva de Andén/],
])(
  'a copy with the schema %s is refused in words, and nothing is touched',
  async (schema, words) => {
    const before = await contentsOf(database.ownerUrl);
    const config = { dataDir: path.join(folder, schema) };
    const file = await copySaying(schema);
    const refused = restoreCopy({ ...parts(), config, file, by, alone: true });
    await expect(refused).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(words),
    });
    expect(await contentsOf(database.ownerUrl)).toEqual(before);
    // Not even a copy of what there was.
    expect(await readdir(path.join(config.dataDir, 'backups'))).toEqual([]);
  },
);
