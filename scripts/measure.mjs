// How large the product is and how it is spread: node scripts/measure.mjs [revision]. A second look at another revision tells what a change made of it.
import { execFileSync } from 'node:child_process';

const revision = process.argv[2] ?? 'HEAD';
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 29 });

const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path) || /^tests\/|\/testing\//.test(path);
const counted = git('ls-tree', '-r', '--name-only', revision, 'contract', 'server', 'src', 'tests')
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts'));
const archive = git('grep', '-c', '', revision, '--', ...['contract', 'server', 'src', 'tests']);
const linesOf = new Map(
  archive
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, path, lines] = /^[^:]+:(.+):(\d+)$/.exec(line) ?? [];
      return [path, Number(lines)];
    }),
);
const files = counted.map((path) => ({ path, lines: linesOf.get(path) ?? 0, test: isTest(path) }));
const sum = (some) => some.reduce((total, { lines }) => total + lines, 0);
const of = (some) => `${sum(some)} lines in ${some.length} files`;
const written = files.filter(({ test }) => !test);

console.log(`${revision}: ${of(written)}, and ${of(files.filter(({ test }) => test))} of tests`);
for (const part of ['contract', 'server', 'src']) {
  console.log(`  ${part}: ${of(written.filter(({ path }) => path.startsWith(`${part}/`)))}`);
}
const short = written.filter(({ lines }) => lines < 30);
console.log(`  under 30 lines: ${short.length} files`);

const modules = new Map();
for (const file of written) {
  const [, name] = /^(?:contract|src\/features|server\/modules)\/([^/]+)\//.exec(file.path) ?? [];
  if (name) modules.set(name, [...(modules.get(name) ?? []), file]);
}
// The contract writes its module once for several acciones; its description, which is made of it, names the module of each.
const { paths } = JSON.parse(git('show', `${revision}:openapi.json`));
const acciones = Object.values(paths).flatMap(Object.values);
for (const [name, own] of [...modules].sort(([, a], [, b]) => sum(b) - sum(a))) {
  const answered = acciones.filter(({ tags }) => tags[0] === name).length;
  const spread = answered ? `, ${(own.length / answered).toFixed(1)} files per accion` : '';
  console.log(`${name}: ${of(own)}, ${answered} acciones${spread}`);
}
