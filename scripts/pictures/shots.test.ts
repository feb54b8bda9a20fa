import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shots } from './shots';

const MANUAL = 'docs/manual';
const pages = readdirSync(MANUAL);
const pictured = new Map(
  pages.map((page) => {
    const text = readFileSync(join(MANUAL, page), 'utf8');
    return [page, [...text.matchAll(/!\[[^\]]+\]\(\.\.\/img\/manual\/([\w-]+)\.webp\)/g)]];
  }),
);

test('the manual shows each picture that is taken, and none that is not', () => {
  const shown = [...pictured.values()].flat().map(([, name]) => name);
  expect(shown.sort()).toEqual(shots.map(({ name }) => name).sort());
  const kept = readdirSync('docs/img/manual').map((file) => file.replace('.webp', ''));
  expect(kept.sort()).toEqual(shots.map(({ name }) => name).sort());
});

test('each page of the manual has a picture and is found from the first one', () => {
  const index = readFileSync(join(MANUAL, 'README.md'), 'utf8');
  for (const page of pages) {
    if (page === 'README.md') continue;
    expect([page, pictured.get(page)?.length]).not.toEqual([page, 0]);
    expect(index).toContain(`(${page})`);
  }
});
