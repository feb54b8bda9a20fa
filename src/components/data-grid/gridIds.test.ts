import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '@contract/settings/settings';

const sources = path.join(__dirname, '../..');

test('the columns of every list can be kept under its name', () => {
  const ids = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(sources, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/gridList(?:<\w+>)?\(\{\s*id: '([^']+)'/g)])
    .map(([, id]) => `grid.${id}`);
  expect(ids.length).toBeGreaterThan(15);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect([id, settings.safeParse({ [id]: { own: null, over: null } }).success]).toEqual([
      id,
      true,
    ]);
  }
});
