import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Jest reads no ES module as it is, so a process of its own answers. */
async function answerOf<T>(name: string, ...given: unknown[]): Promise<T> {
  const from = JSON.stringify(path.resolve(`scripts/lib/${name}.mjs`));
  const program = `
    import { ${name} } from ${from};
    console.log(JSON.stringify(${name}(...${JSON.stringify(given)})));`;
  const flags = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  return JSON.parse(stdout) as T;
}

async function faultsOf(...lines: string[]): Promise<string[]> {
  const faults = await answerOf<{ line: number; words: string }[]>(
    'commentFaults',
    lines.join('\n'),
  );
  return faults.map(({ line, words }) => `${line} ${words}`);
}

test('each way of writing a comment that lacks its subject is found at its line', async () => {
  const found = await faultsOf(
    '/** Of one transfer. */',
    'const a = 1; // Whose leave the asker deals with',
    '/*',
    ' * What is paid,',
    ' * and when.',
    ' */',
    '// With a reason.',
    '// The next line of the same comment is no other one.',
    'const b = <p>{/* Nobody sees it. */}</p>;',
    '// as a person would',
  );
  expect(found).toEqual([
    '1 Of one transfer.',
    '2 Whose leave the asker deals with',
    '3 What is paid, and when.',
    '7 With a reason.',
    '9 Nobody sees it.',
    '10 as a person would',
  ]);
});

test('only the first word of a comment counts, and a text holds no comment', async () => {
  const found = await faultsOf(
    '// The reason stands here.',
    '// Of the second line nothing is asked.',
    '/**',
    ' * Somebody’s pay has a subject.',
    ' * With more in the line that follows.',
    ' */',
    '// Asking begins like a word of the list.',
    "const a = 'x // Of a text', b = \"/* By hand */\", c = 'https://as';",
    'const d = `',
    '// What a template holds',
    '`;',
    'const e = /\\/\\/ Of [/`]/.test(a);',
    '// The last one.',
  );
  expect(found).toEqual([]);
});

test('a comment that follows code begins anew, and so does one after an empty line', async () => {
  const found = await faultsOf(
    '// The first.',
    'const a = 1; // Of the second',
    '// By the third',
    '',
    '// That is the fourth.',
  );
  expect(found).toEqual(['2 Of the second', '3 By the third', '5 That is the fourth.']);
});
