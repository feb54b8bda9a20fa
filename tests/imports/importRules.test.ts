import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const posts = '@/services/wms/generated/posts.gen';

/** An import that each rule forbids: in which file, and of what. */
const planted: Record<string, [file: string, imported: string]> = {
  'no-cycles': ['src/utils/first.ts', './second'],
  'no-unresolvable': ['src/utils/lost.ts', './nowhere'],
  'contract-is-leaf': ['contract/upwards.ts', '../server/thing'],
  'contract-only-zod': ['contract/vendor.ts', 'luxon'],
  'utils-below-all': ['src/utils/upwards.ts', '@/services/thing'],
  'services-below-components': ['src/services/upwards.ts', '@/components/thing'],
  'components-below-features': ['src/components/upwards.ts', '@/features/beta/inner'],
  'feature-isolation': ['src/features/alpha/sideways.ts', '@/features/beta/inner'],
  'features-not-app': ['src/features/alpha/upwards.ts', '@/app/store'],
  'app-through-manifest': ['src/app/inwards.ts', '@/features/beta/inner'],
  'generated-seam': ['src/components/seam.ts', posts],
  'worker-alone': ['src/worker/sideways.ts', '@/services/thing'],
  'worker-built-apart': ['src/services/worker.ts', '../worker/thing'],
  'server-not-src': ['server/sideways.ts', '../src/utils/thing'],
  'db-below-engine': ['server/db/upwards.ts', '../engine/thing'],
  'engine-knows-no-module': ['server/engine/upwards.ts', '../modules/alpha/inner'],
  'seed-knows-no-module': ['server/seed/upwards.ts', '../modules/alpha/inner'],
  'modules-below-program': ['server/modules/alpha/upwards.ts', '../../thing'],
  'module-through-door': ['server/modules/alpha/sideways.ts', '../beta/inner'],
  'program-through-manifest': ['server/inwards.ts', './modules/alpha/inner'],
  'src-not-server': ['src/app/sideways.ts', '../../server/thing'],
  'testing-only-in-tests': ['src/features/alpha/shipped.ts', './testing/openAlpha'],
  'vendor-pdf': ['src/features/alpha/pdf.ts', 'pdfjs-dist'],
  'vendor-crop': ['src/features/alpha/crop.ts', 'react-easy-crop'],
  'vendor-qr': ['src/features/alpha/qr.ts', 'qrcode.react'],
  'vendor-maps': ['src/features/alpha/map.ts', 'leaflet'],
  'vendor-grid': ['src/features/alpha/grid.ts', 'ag-grid-community'],
  'vendor-persist': ['src/app/persist.ts', 'redux-persist'],
};

/** The same rules let these through; a rule that forbids them would only be in the way. */
const allowed: [file: string, imported: string][] = [
  ['contract/schema.ts', 'zod'],
  ['contract/schema.test.ts', 'luxon'],
  ['src/utils/words.ts', '@contract/thing'],
  ['src/utils/clock.ts', 'luxon'],
  ['src/services/store.test.ts', '@/app/store'],
  ['src/services/storage.ts', '@/utils/thing'],
  ['src/services/session/persisted.ts', 'redux-persist'],
  ['src/services/maps/load.ts', 'leaflet'],
  ['src/components/pdf/Viewer.ts', 'pdfjs-dist'],
  ['src/components/qr/Code.ts', 'qrcode.react'],
  ['src/components/data-grid/Grid.ts', 'ag-grid-community'],
  ['src/components/references/Person.ts', posts],
  ['src/features/alpha/page.ts', posts],
  ['src/features/alpha/useIt.ts', '@/app/hooks'],
  ['src/features/alpha/own.ts', './page'],
  ['src/features/alpha/own.test.ts', './testing/openAlpha'],
  ['src/features/alpha/testing/openAlpha.ts', '../../../../tests/support/renderApp'],
  ['src/app/modules.ts', '@/features/beta'],
  ['src/worker/answer.ts', '@/utils/thing'],
  ['server/entry.ts', '../contract/thing'],
  ['server/modules.ts', './modules/alpha'],
  ['server/engine/below.ts', '../db/thing'],
  ['server/engine/own.test.ts', '../thing'],
  ['server/modules/alpha/sibling.ts', './inner'],
  ['server/modules/alpha/neighbour.ts', '../beta'],
  ['server/modules/alpha/below.ts', '../../engine/thing'],
];

const targets = [
  'contract/thing.ts',
  'server/db/thing.ts',
  'server/engine/thing.ts',
  'server/modules/alpha/index.ts',
  'server/modules/alpha/inner.ts',
  'server/modules/beta/index.ts',
  'server/modules/beta/inner.ts',
  'server/thing.ts',
  'src/app/hooks.ts',
  'src/app/store.ts',
  'src/components/thing.ts',
  'src/features/beta/index.ts',
  'src/features/beta/inner.ts',
  'src/services/thing.ts',
  'src/services/wms/generated/posts.gen.ts',
  'src/utils/thing.ts',
  'src/worker/thing.ts',
  'tests/support/renderApp.ts',
];
const vendors = [
  'ag-grid-community',
  'leaflet',
  'luxon',
  'pdfjs-dist',
  'qrcode.react',
  'react-easy-crop',
  'redux-persist',
  'zod',
];

interface Report {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string }[] };
}

let place = '';

function write(file: string, text: string): void {
  const path = join(place, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'anden-imports-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json'])
    cpSync(resolve(file), join(place, file));
  for (const file of targets) write(file, 'export const thing = 1;\n');
  for (const vendor of vendors) {
    write(`node_modules/${vendor}/package.json`, `{"name":"${vendor}","main":"index.js"}`);
    write(`node_modules/${vendor}/index.js`, 'exports.thing = 1;\n');
  }
  const dependencies = Object.fromEntries(vendors.map((name) => [name, '*']));
  write('package.json', JSON.stringify({ name: 'planted', dependencies }));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const plant = (file: string, imported: string) =>
  write(file, `import { thing } from '${imported}';\nexport const mine = thing;\n`);

/** The rules that were broken and by which file, as `npm run check` would see it. */
function cruise(): { modules: number; broken: string[] } {
  const script = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [script, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const output = execFileSync(process.execPath, [...args, 'contract', 'src', 'server'], {
    cwd: place,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { summary } = JSON.parse(output) as Report;
  return {
    modules: summary.totalCruised,
    broken: summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`),
  };
}

test('each rule has an import planted here that it must find', () => {
  const config = readFileSync(resolve('.dependency-cruiser.cjs'), 'utf8');
  const names = [...config.matchAll(/only\(\s*'([\w-]+)'/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(15);
  expect(Object.keys(planted).sort()).toEqual(names.sort());
});

test('what belongs together passes', () => {
  for (const [file, imported] of allowed) plant(file, imported);
  const { modules, broken } = cruise();
  expect(modules).toBeGreaterThan(allowed.length);
  expect(broken).toEqual([]);
});

test('a circle of which one side imports only types is one all the same', () => {
  write('server/db/first.ts', "import { two } from './second';\nexport type One = typeof two;\n");
  write(
    'server/db/second.ts',
    "import type { One } from './first';\nexport const two: One[] = [];\n",
  );
  const { broken } = cruise();
  expect(broken).toContain('no-cycles: server/db/first.ts');
});

test('each planted import is found by its rule', () => {
  plant('src/utils/second.ts', './first');
  plant('src/features/alpha/testing/openAlpha.ts', '../../../../tests/support/renderApp');
  for (const [file, imported] of Object.values(planted)) plant(file, imported);
  const { broken } = cruise();
  const expected = Object.entries(planted).map(([rule, [file]]) => `${rule}: ${file}`);
  expect(expected.filter((line) => !broken.includes(line))).toEqual([]);
});
