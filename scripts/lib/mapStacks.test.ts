import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'anden-lugares-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a fault of what was built names its message and the place in the source', async () => {
  const source = path.join(folder, 'faulty.ts');
  writeFileSync(
    source,
    `interface Unused { one: string }\n\nexport function fail(word: string): never {\n  throw new TypeError(word);\n}\n`,
  );
  const built = path.join(folder, 'dist/server');
  mkdirSync(built, { recursive: true });
  const program = `
    import { buildServer } from ${JSON.stringify(path.resolve('scripts/lib/buildServer.mjs'))};
    import { mapStacks } from ${JSON.stringify(path.resolve('scripts/lib/mapStacks.mjs'))};
    await buildServer({ faulty: ${JSON.stringify(source)} }, ${JSON.stringify(built)});
    mapStacks();
    const { fail } = await import(${JSON.stringify(path.join(built, 'faulty.mjs'))});
    try { fail('se rompió'); } catch (error) { console.log(error.stack); }`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    program,
  ]);
  const [head, first] = stdout.split('\n');
  expect(head).toBe('TypeError: se rompió');
  expect(first).toMatch(/^ {4}at fail \(file:.*\/faulty\.ts:4:\d+\)$/);
});
