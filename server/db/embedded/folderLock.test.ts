import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folderLock';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anden-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('one holder at a time, and the next one after it lets go', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`ya está en uso por otro Andén (pid ${process.pid})`);
  unlock();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['of a killed process', JSON.stringify({ pid: 2 ** 22 - 1, identity: 'x' })],
  ['whose pid is another program now', JSON.stringify({ pid: process.pid, identity: 'x' })],
  ['cut short by a full disk', '{"pid":'],
])('a lock %s does not block', (_, content) => {
  writeFileSync(join(folder, 'anden.lock'), content);
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('letting go does not take the lock of somebody else', () => {
  const unlock = lockFolder(folder);
  writeFileSync(join(folder, 'anden.lock'), 'other');
  unlock();
  expect(readdirSync(folder)).toEqual(['anden.lock']);
});
