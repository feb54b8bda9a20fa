import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets } from './secrets';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anden-sec-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('they are made once, all different, and only their owner may read them', () => {
  const secrets = loadSecrets(folder);
  expect(new Set(Object.values(secrets)).size).toBe(3);
  expect(loadSecrets(folder)).toEqual(secrets);
  expect(statSync(join(folder, 'anden.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['anden.json']);
});

test('a damaged file is not replaced behind the owner of the data', () => {
  writeFileSync(join(folder, 'anden.json'), '{"adminPassword":');
  expect(() => loadSecrets(folder)).toThrow(/está dañado: recuperalo de una copia/);
});
