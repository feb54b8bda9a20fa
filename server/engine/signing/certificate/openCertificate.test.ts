import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { p12File } from '../../../../tests/support/p12File';
import { levelOf, levelText } from '../sealLevel';
import { p12Certificate } from './openCertificate';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'anden-p12-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const p12 = (name: string, issuer: string | null, algorithm: '3des' | 'aes256') =>
  p12File(folder, { name, issuer, algorithm, password: 'clave ñ' });

test.each(['3des', 'aes256'] as const)(
  'a .p12 kept with %s opens with its password',
  async (algorithm) => {
    const file = await p12(algorithm, 'Certificador', algorithm);
    const opened = await p12Certificate({ file, password: 'clave ñ', licensed: true });
    expect(opened).toMatchObject({ selfMade: false, licensed: true });
    expect(levelText(levelOf(opened))).toContain('Firma digital');
  },
);

test('one that vouches for itself is never called a digital signature', async () => {
  const file = await p12('propio', null, 'aes256');
  const opened = await p12Certificate({ file, password: 'clave ñ', licensed: true });
  expect(opened).toMatchObject({ selfMade: true, licensed: false });
  expect(levelText(levelOf(opened))).toContain('Firma electrónica');
});

test('a wrong password or no such file stops the start in words, without saying either', async () => {
  const file = await p12('otro', 'Certificador', 'aes256');
  for (const signing of [
    { file, password: 'equivocada', licensed: false },
    { file: path.join(folder, 'nada.p12'), password: 'clave ñ', licensed: false },
  ]) {
    const fault = await p12Certificate(signing).catch((error: Error) => error.message);
    expect(fault).toContain('SIGNING_P12 no se puede abrir');
    expect(fault).not.toContain('equivocada');
    expect(fault).not.toContain(folder);
  }
});
