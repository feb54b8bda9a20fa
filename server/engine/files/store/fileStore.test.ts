import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startS3Server } from '../../../../tests/support/s3Server';
import { readConfig } from '../../config/config';
import type { FileStore } from './fileStore';
import { openFileStore } from './openFileStore';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const onDisk = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'anden-store-'));
  const store = await openFileStore(readConfig({ ANDEN_DATA: folder }));
  const names = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  return { store, names, close: () => rm(folder, { recursive: true, force: true }) };
};

const inBucket = async () => {
  const server = await startS3Server();
  const store = await openFileStore(readConfig(server.env));
  const names = async () => [...server.objects.keys()].map((key) => path.basename(key));
  return { store, names, close: server.close };
};

// Every store must do this, wherever it keeps things.
describe.each([
  ['the disk', onDisk],
  ['S3', inBucket],
])('on %s', (_where, open) => {
  let store: FileStore;
  let names: () => Promise<string[]>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ store, names, close } = await open());
  });
  afterAll(() => close());

  test('what is put is read again, whole and by ranges, and once only', async () => {
    const bytes = randomBytes(300_000);
    const hash = await store.put(bytes);
    expect(hash).toBe(sha256(bytes));
    expect(await store.put(bytes)).toBe(hash);
    expect((await names()).filter((name) => name === hash)).toHaveLength(1);
    expect(await store.size(hash)).toBe(bytes.length);
    expect(bytes.equals(await buffer(store.read(hash)))).toBe(true);
    expect(await buffer(store.read(hash, { start: 10, end: 19 }))).toEqual(bytes.subarray(10, 20));
    const tail = { start: 299_000, end: 299_999 };
    expect(await buffer(store.read(hash, tail))).toEqual(bytes.subarray(299_000));
  });

  test('nothing at all is a content too', async () => {
    const hash = await store.put(new Uint8Array());
    expect(await store.size(hash)).toBe(0);
    expect((await buffer(store.read(hash))).length).toBe(0);
  });

  test('what is not there has no size, and reading it fails as of a file that is not there', async () => {
    const hash = '0'.repeat(64);
    expect(await store.size(hash)).toBeNull();
    await expect(buffer(store.read(hash))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('two who bring the same at once leave it whole', async () => {
    const bytes = randomBytes(200_000);
    const [one, two] = await Promise.all([store.put(bytes), store.put(bytes)]);
    expect(one).toBe(two);
    expect(bytes.equals(await buffer(store.read(one)))).toBe(true);
  });

  test('what flows in as another content is not kept', async () => {
    const wanted = sha256(Buffer.from('lo que se esperaba'));
    const other = Buffer.from('lo que llegó 12345');
    const content = { sha256: wanted, bytes: other.length };
    await expect(store.keep(content, () => Readable.from([other]))).rejects.toThrow();
    expect(await store.size(wanted)).toBeNull();
    expect((await names()).filter((name) => name.includes(wanted))).toEqual([]);
  });

  test('25 MB pass through in pieces, both ways', async () => {
    const piece = randomBytes(64 * 1024);
    const pieces = 400;
    const hash = createHash('sha256');
    for (let at = 0; at < pieces; at += 1) hash.update(piece);
    const content = { sha256: hash.digest('hex'), bytes: pieces * piece.length };
    await store.keep(content, () => Readable.from(Array.from({ length: pieces }, () => piece)));
    let read = 0;
    for await (const chunk of store.read(content.sha256)) {
      expect(chunk.length).toBeLessThanOrEqual(128 * 1024);
      read += chunk.length;
    }
    expect(read).toBe(content.bytes);
  });

  test('who stops reading leaves nothing open behind', async () => {
    const hash = await store.put(randomBytes(2_000_000));
    for await (const chunk of store.read(hash)) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    expect(await store.size(hash)).toBe(2_000_000);
  });
});
