import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase } from '../support/testDatabase';

/** These take long to load or much to keep, and nobody needs them who signs in, reads and writes. */
const late = [
  '@cantoo/pdf-lib',
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@napi-rs/image',
  'ajv',
  'csv-parse',
  'date-holidays',
  'date-holidays-parser',
  'file-type',
  'fontkit',
  'moment-timezone',
  'node-forge',
  'nodemailer',
  'pdfjs-dist',
  'qrcode-generator',
  'ssh2',
  'openapi.json',
  'server/seed/seedDemo.ts',
];
/** A new one that is as heavy stands out, too. A module of our own, with its contract and its tables, has some 120 kB. */
const MOST_BYTES = 4_950_000;

let folder = '';
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'anden-cargado-'));
  database = await createTestDatabase(true);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a server that started and answered a few acciones has loaded nothing that only some work needs', async () => {
  const env = {
    ...process.env,
    ANDEN_DATA: path.join(folder, 'data'),
    DATABASE_URL: database.ownerUrl,
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tests/bench/support/whatIsLoaded.mjs', path.resolve('.cache/loaded')],
    { env },
  );
  const told = JSON.parse(stdout) as { bytes: number; loaded: string[] };
  // Otherwise it would have looked at nothing.
  expect(told.loaded).toEqual(expect.arrayContaining(['fastify', 'zod', 'pg', 'server/app.ts']));
  expect(told.loaded.filter((name) => late.includes(name))).toEqual([]);
  expect(told.bytes).toBeLessThan(MOST_BYTES);
});
