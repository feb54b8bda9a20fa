import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { startS3Server } from '../../../../../tests/support/s3Server';
import { readConfig } from '../../../config/config';
import { openFileStore } from '../openFileStore';
import { type S3FileStore, s3FileStore } from './s3FileStore';

let server: Awaited<ReturnType<typeof startS3Server>>;
let store: S3FileStore;
const settings = (change: Record<string, string> = {}) => {
  const { s3 } = readConfig({ ...server.env, ...change });
  if (!s3) throw new Error('no S3');
  return s3;
};

beforeAll(async () => {
  server = await startS3Server();
  store = s3FileStore(settings(), { silenceMs: 300, pausesMs: [5, 5, 5] });
});
afterAll(() => server.close());

test('a store that is busy, or says nothing, is asked again', async () => {
  const bytes = randomBytes(100_000);
  server.trouble('busy', 'hang', 'busy');
  const hash = await store.put(bytes);
  expect(server.objects.get(`${hash.slice(0, 2)}/${hash}`)?.equals(bytes)).toBe(true);
  server.trouble('busy', 'busy');
  expect(await store.size(hash)).toBe(bytes.length);
});

test('a content that breaks off goes on from where it broke', async () => {
  const bytes = randomBytes(1_000_000);
  const hash = await store.put(bytes);
  server.trouble('cut', 'busy', 'cut', 'cut');
  expect(bytes.equals(await buffer(store.read(hash)))).toBe(true);
  server.trouble('cut');
  const range = { start: 1000, end: 900_999 };
  const part = await buffer(store.read(hash, range));
  expect(bytes.subarray(1000, 901_000).equals(part)).toBe(true);
});

test('a store that stays silent is said as such, and its state too', async () => {
  const hash = await store.put(randomBytes(1000));
  const silent = { status: 503, code: 'sin_archivos' };
  server.trouble('hang', 'busy', 'busy', 'hang');
  await expect(store.size(hash)).rejects.toMatchObject(silent);
  server.trouble('busy', 'busy', 'busy', 'busy');
  await expect(buffer(store.read(hash))).rejects.toMatchObject(silent);
  server.trouble('busy');
  const place = expect.stringContaining('/contenidos');
  expect(await store.state()).toEqual({ place, answerMs: null });
  expect(await store.state()).toEqual({ place, answerMs: expect.any(Number) });
});

test('what is refused for good is not asked again', async () => {
  const wrong = s3FileStore(settings({ S3_SECRET: 'otro' }), { silenceMs: 300, pausesMs: [5] });
  const before = server.asked.length;
  await expect(wrong.size('a'.repeat(64))).rejects.toMatchObject({ status: 503 });
  expect(server.asked.length).toBe(before + 1);
});

test.each([
  [{ S3_SECRET: 'otro' }, 'S3_SECRET no es el de S3_KEY'],
  [{ S3_REGION: 'salta-1' }, 'S3_SECRET no es el de S3_KEY'],
  [{ S3_BUCKET: 'otro', S3_URL: 'ORIGIN' }, 'no tiene ese depósito'],
  [{ S3_URL: 'http://127.0.0.1:1/contenidos' }, 'no contesta'],
])('a start with %j is refused in a sentence without the secret', async (change, sentence) => {
  const env: Record<string, string> = { ...server.env, ...change };
  if (env.S3_URL === 'ORIGIN') env.S3_URL = new URL(server.env.S3_URL).origin;
  const opening = openFileStore(readConfig(env));
  await expect(opening).rejects.toThrow(sentence);
  await expect(opening).rejects.toThrow(/^(?!.*secreto)/);
});
