import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { clearCopy } from './clearCopy';
import { encryptedSize, encrypting, newBackupKey } from './encryption';

const MIB = 1024 * 1024;
const phrase = 'siete zorzales sobre el tanque';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'anden-cifrado-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const encrypt = async (bytes: Buffer) =>
  buffer(Readable.from([bytes]).pipe(encrypting(await newBackupKey(phrase))));

async function open(encrypted: Buffer, given = phrase): Promise<Buffer> {
  const file = path.join(folder, 'copia.anden');
  await writeFile(file, encrypted);
  const { file: opened, forget } = await clearCopy(file, folder, async () => given);
  const bytes = await readFile(opened);
  await forget();
  return bytes;
}

test.each([0, 1, 1000, MIB - 1, MIB, MIB + 1, 3 * MIB, 3 * MIB + 7])(
  '%i bytes come back as they were',
  async (size) => {
    const bytes = randomBytes(size);
    const encrypted = await encrypt(bytes);
    expect(encrypted.length).toBe(encryptedSize(size));
    expect((await open(encrypted)).equals(bytes)).toBe(true);
  },
);

test('changed, cut, lengthened, with pieces left out or moved, or with another phrase it does not open, and leaves nothing behind', async () => {
  const encrypted = await encrypt(randomBytes(3 * MIB));
  const header = 32;
  const piece = MIB + 16;
  const [start, one, two, three] = [
    encrypted.subarray(0, header),
    encrypted.subarray(header, header + piece),
    encrypted.subarray(header + piece, header + 2 * piece),
    encrypted.subarray(header + 2 * piece),
  ] as const;
  const flipped = (at: number) => {
    const copy = Buffer.from(encrypted);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const wrong = [
    flipped(20),
    flipped(header),
    flipped(header + piece + 9),
    flipped(encrypted.length - 1),
    encrypted.subarray(0, -1),
    Buffer.concat([encrypted, Buffer.from('x')]),
    start,
    Buffer.concat([start, one, two]),
    Buffer.concat([start, one, three]),
    Buffer.concat([start, two, one, three]),
    Buffer.concat([start, one, two, three, three]),
  ];
  for (const bytes of wrong) {
    await expect(open(bytes)).rejects.toMatchObject({ code: 'copia_danada' });
  }
  await expect(open(encrypted, 'siete zorzales sobre el tanque.')).rejects.toMatchObject({
    code: 'copia_danada',
  });
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a copy in clear, of before, is read where it lies and asks for nothing', async () => {
  const file = path.join(folder, 'vieja.zip');
  await writeFile(file, 'PK');
  const copy = await clearCopy(file, folder, () => Promise.reject(new Error('asked')));
  expect(copy.file).toBe(file);
  await copy.forget();
  expect((await readFile(file)).toString()).toBe('PK');
});
