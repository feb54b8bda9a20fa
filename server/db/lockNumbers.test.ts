import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockNumbers } from './lockNumbers';

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join('server', name), 'utf8') }));

it('gives each lock a number of its own', () => {
  const numbers = Object.values(lockNumbers);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('finds no lock with a number that is not on the list', () => {
  const own = sources.filter(
    ({ name, text }) => name !== join('db', 'lockNumbers.ts') && /\b4_?600_?0\d\d\b/.test(text),
  );
  expect(own.map(({ name }) => name)).toEqual([]);
});
