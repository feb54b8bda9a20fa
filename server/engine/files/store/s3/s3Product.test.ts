import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getHealth } from '@contract/admin/serverAcciones';
import { Transformer } from '@napi-rs/image';
import { Client } from 'pg';
import { buildServer, type TestServer } from '../../../../../tests/support/buildServer';
import { startS3Server } from '../../../../../tests/support/s3Server';
import { createTestDatabase } from '../../../../../tests/support/testDatabase';
import { uploadAs } from '../../../../../tests/support/uploadAs';
import { makeBackup } from '../../../backup/makeBackup';
import { openArchive, verifyArchive } from '../../../backup/openArchive';
import { restoreArchive } from '../../../backup/restoreArchive';
import { contentHashes } from '../contentHashes';
import { copyContents } from '../copyContents';
import { localFileStore } from '../localFileStore';
import { localStoreOf } from '../openFileStore';

let s3: Awaited<ReturnType<typeof startS3Server>>;
let server: TestServer;
let folder: string;
let hashes: string[];

beforeAll(async () => {
  s3 = await startS3Server();
  server = await buildServer(s3.env);
  folder = await mkdtemp(path.join(tmpdir(), 'anden-s3-'));
  const client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  hashes = await contentHashes(client).finally(() => client.end());
});
afterAll(async () => {
  await server.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { JWT } = await server.sessionOf('rrhh');
  return server.app.inject({ url, headers: { authorization: `Bearer ${JWT}`, ...headers } });
};
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('what was on the disk is brought, once', async () => {
  const { files, config } = server.services;
  const all = { brought: hashes.length, lost: 0 };
  expect(hashes.length).toBeGreaterThan(0);
  expect(await copyContents(hashes, localStoreOf(config), files)).toEqual(all);
  expect(await copyContents(hashes, localStoreOf(config), files)).toEqual({ brought: 0, lost: 0 });
});

test('a picture goes to the bucket, is read by ranges, and nothing of it stays on the disk', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"/>';
  const picture = await Transformer.fromSvg(svg).png();
  const { status, body } = await uploadAs(server, 'rrhh', 'foto.png', picture);
  expect(status).toBe(200);
  const whole = await get(body.url);
  expect(sha256(whole.rawPayload)).toBe(body.hash);
  expect(s3.objects.get(`${body.hash.slice(0, 2)}/${body.hash}`)).toEqual(whole.rawPayload);
  expect(await localStoreOf(server.services.config).size(body.hash)).toBeNull();
  const part = await get(body.url, { range: 'bytes=5-9' });
  expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(5, 10)]);
  s3.objects.delete(`${body.hash.slice(0, 2)}/${body.hash}`);
  expect((await get(body.url)).statusCode).toBe(404);
});

test('a store that does not answer is said in words, and the health tells', async () => {
  const { body } = await uploadAs(
    server,
    'rrhh',
    'foto.png',
    await Transformer.fromSvg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ).png(),
  );
  s3.goAway();
  const refused = await get(body.url);
  expect([refused.statusCode, JSON.parse(refused.body).code]).toEqual([503, 'sin_archivos']);
  s3.comeBack();
  expect((await get(body.url)).statusCode).toBe(200);
  const health = async () => (await server.call(getHealth, {}, 'admin')).body.fileStore;
  expect(await health()).toMatchObject({ answerMs: expect.any(Number) });
  s3.goAway();
  expect(await health()).toMatchObject({ answerMs: null });
  s3.comeBack();
});

test('a copy holds what is in the bucket, and puts it back on a disk', async () => {
  const { files, version } = server.services;
  const target = path.join(folder, 'copia.zip');
  const { ownerUrl } = server;
  await makeBackup({ ownerUrl, files, version, reason: 'manual', target });
  const archive = await openArchive(target);
  await verifyArchive(archive);
  const names = archive.manifest.files.map((file) => file.sha256);
  expect(names).toEqual(expect.arrayContaining(hashes));
  const other = await createTestDatabase(false);
  const disk = localFileStore(path.join(folder, 'files'));
  const by = { username: null, address: 'prueba', copy: 'copia' };
  await restoreArchive({ ownerUrl: other.ownerUrl, archive, files: disk, by });
  for (const { sha256: hash, bytes } of archive.manifest.files) {
    expect(await disk.size(hash)).toBe(bytes);
  }
  const [first = ''] = names;
  expect(sha256(await readFile(path.join(folder, 'files', first.slice(0, 2), first)))).toBe(first);
  // And from there to a bucket that lost everything.
  s3.objects.clear();
  await restoreArchive({ ownerUrl: other.ownerUrl, archive, files, by });
  archive.close();
  for (const hash of names) expect(s3.objects.has(`${hash.slice(0, 2)}/${hash}`)).toBe(true);
  await other.drop();
});
