import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrate } from '../../server/db/migrate';
import { borrowPostgres } from '../../tests/support/postgres/borrowPostgres';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { testsAll } from '../../tests/support/testsAll';

// The names have two words, so that a template that takes one name for another is found out.
const names = ['training', 'siteCourse', 'curso', 'Cursos del sitio', 'SYNC'];
const written = ['contract/training', 'server/modules/training', 'src/features/training'];
const PATIENCE = 10 * 60_000;
let tree: string;

/** Files that no clone has, and no others, stay behind; the packages are the same. */
async function cloneTree(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'anden-andamio-'));
  const lines = (await readFile('.gitignore', 'utf8')).split('\n').map((line) => line.trim());
  const left = new Set(['.git', ...lines.map((line) => line.replace(/\/$/, ''))]);
  await cp('.', folder, { recursive: true, filter: (from) => !left.has(path.basename(from)) });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Runs a tool there; one that fails throws what it said. */
async function run(tool: string, args: string[], env: Record<string, string> = {}) {
  const options = { cwd: tree, env: { ...process.env, ...env }, maxBuffer: 1 << 26 };
  const command = [path.join('node_modules', tool), ...args];
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, options);
    return stdout + stderr;
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & Record<string, string>;
    throw new Error(stdout + stderr || message);
  }
}

beforeAll(async () => {
  tree = await cloneTree();
  // It ends with Biome over what it wrote, and fails where Biome does.
  await run('tsx/dist/cli.mjs', ['scripts/scaffold/scaffold.ts', ...names]);
  await run('drizzle-kit/bin.cjs', ['generate', '--name', 'training']);
  await run('tsx/dist/cli.mjs', ['scripts/codegen/generate.ts']);
}, PATIENCE);
afterAll(() => rm(tree, { recursive: true, force: true }));

test(
  'the types of the whole product hold with a new module in it',
  async () => {
    await run('typescript7/bin/tsc', ['--noEmit', '--checkers', '1']);
  },
  PATIENCE,
);

test(
  'what a new module imports keeps the rules',
  async () => {
    // Only its own imports: what lies below keeps the rules already.
    const rules = ['--config', '.dependency-cruiser.cjs', '--max-depth', '1'];
    const said = await run('dependency-cruiser/bin/dependency-cruise.mjs', [...rules, ...written]);
    expect(said).toMatch(/no dependency violations found \([1-9]\d* modules/);
  },
  PATIENCE,
);

test(
  'nothing of a new module is left unused',
  async () => {
    await run('knip/bin/knip.js', ['--no-progress', '--no-config-hints']);
  },
  PATIENCE,
);

/** Puts what the demo has of the new module into a database that was made before it. */
const seeding = (url: string) => `
import { trainingSeed } from './server/modules/training/seed/trainingSeed';
import { openPool } from './server/db/client';
const { db, close } = openPool(${JSON.stringify(url)}, () => undefined);
void trainingSeed.demo?.({ db } as never).finally(close);
`;

// Two minutes, in a Jest of its own; what the scaffold writes changes seldom, and `npm run test:all` runs it.
if (testsAll) {
  describe('over a demo that has the new module', () => {
    let database: TestDatabase;
    const jest = async (...args: string[]) => {
      const lent = await borrowPostgres('demo');
      const demoTemplate = new URL(database.ownerUrl).pathname.slice(1);
      const env = { ANDEN_TEST_PG: JSON.stringify({ ...lent, demoTemplate }) };
      return run('jest/bin/jest.js', ['--ci', '--runInBand', ...args], env);
    };

    beforeAll(async () => {
      database = await createTestDatabase(true);
      await migrate(database.ownerUrl, path.join(tree, 'server/db/migrations'));
      await writeFile(path.join(tree, 'seedTraining.ts'), seeding(database.url));
      await run('tsx/dist/cli.mjs', ['seedTraining.ts']);
    }, PATIENCE);
    afterAll(() => database.drop());

    test(
      'the tests of a new module pass, of its server and of its page',
      async () => {
        expect(await jest(...written)).toMatch(/Test Suites: 2 passed, 2 total/);
      },
      PATIENCE,
    );

    test(
      'the tests that look at every module know its rights, its words and its columns',
      async () => {
        const suites = [
          'tests/security/auditWords',
          'tests/security/authorizationMatrix',
          'server/engine/exports/exports',
        ];
        const names =
          'siteCourse|SiteCourse|listTraining|curso|has a name that people read|names a record';
        const said = await jest(...suites, '--verbose', '-t', names);
        expect(said).toMatch(/Test Suites: 3 passed, 3 total/);
        expect(said).toMatch(/every column of curso.listar/);
      },
      PATIENCE,
    );
  });
}
