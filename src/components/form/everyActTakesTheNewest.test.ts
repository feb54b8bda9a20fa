import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '../..');

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : [];
  });

const sources = files(root).map((path) => ({
  path: relative(root, path),
  text: readFileSync(path, 'utf8'),
}));

const named = (found: (text: string) => boolean) =>
  sources.filter(({ text }) => found(text)).map(({ path }) => path);

/** This finds forms that keep the version with which the person began. */
const keepsVersion = (text: string) =>
  /\[\{[^}]*\bversion\b[^}]*\}\] = useState\(/.test(text) ||
  text.includes('version: draft.version');

test('a version that stays as it was seen is kept in the way from which a form can take the newest', () => {
  expect(named(keepsVersion)).toEqual([]);
});

test('whoever keeps the row as it was seen hands the newest to the form', () => {
  const mute = named((text) => /= useSeenRow\(/.test(text) && !text.includes('newest={newest}'));
  expect(mute).toEqual([]);
});

test('only what shows two versions asks to compare them', () => {
  expect(named((text) => /compar(á|alas) las dos versiones/i.test(text))).toEqual([]);
});
