import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupNames, nextBackup } from './backupFolder';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'anden-copies-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('copies of one second stand beside each other, whole or half written', async () => {
  const at = new Date('2026-11-21T15:30:59.900Z');
  const names: string[] = [];
  for (const left of ['', '.part', '']) {
    const { name, target } = await nextBackup({ dataDir }, { at });
    await writeFile(`${target}${left}`, '');
    names.push(name);
  }
  const [first, second, third] = names;
  expect(names).toEqual([
    'anden-2026-11-21-153059',
    'anden-2026-11-21-153100',
    'anden-2026-11-21-153101',
  ]);
  expect(await backupNames({ dataDir })).toEqual([third, first]);
  const { name } = await nextBackup({ dataDir }, { at, ending: 'anden' });
  expect([first, second, third]).not.toContain(name);
});
