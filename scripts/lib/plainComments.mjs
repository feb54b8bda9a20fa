import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { commentFaults } from './commentFaults.mjs';
import { root } from './root.mjs';
import { weighComments } from './weighComments.mjs';

const kept = join(root, 'scripts/lib/commentCeilings.json');

const sourcesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => /\.(?:[mc]?[jt]s|tsx)$/.test(file) && !file.endsWith('.gen.ts'));

const hint = [
  'Un comentario es una oración: empieza por su sujeto, no por Of, By, As, With, Without, What, Who, Whose, Whom, Which,',
  'Those, One, Nobody, Somebody, Whoever ni That. Estos archivos tienen más que los de scripts/lib/commentCeilings.json,',
  'que solo bajan; un archivo nuevo no tiene ninguno. Si lo renombraste, corregí sus comentarios o mové su línea en esa lista:',
].join('\n');

/** Another task of the check may be reading the list, so it is changed in one go. */
function keep(ceilings) {
  const aside = `${kept}.${process.pid}`;
  writeFileSync(aside, `${JSON.stringify(ceilings, null, 2)}\n`);
  renameSync(aside, kept);
}

/** Comments without their subject may only become fewer, file by file. */
export const plainComments = async () => {
  const started = performance.now();
  const faults = new Map(
    ['contract', 'server', 'src', 'scripts', 'tests']
      .flatMap(sourcesIn)
      .map((file) => [file, commentFaults(readFileSync(join(root, file), 'utf8'))]),
  );
  const ceilings = JSON.parse(readFileSync(kept, 'utf8'));
  const counts = [...faults].map(([file, { length }]) => [file, length]);
  const { over, lowered } = weighComments(counts, ceilings);
  // The line of a file that was renamed stays, so that it can be moved; a machine of integration keeps nothing.
  const mayLower = over.length === 0 && process.env.CI !== 'true';
  if (mayLower && JSON.stringify(lowered) !== JSON.stringify(ceilings)) keep(lowered);
  const named = over.flatMap(({ file, count, ceiling }) => [
    `  ${file}: ${count}, y puede tener ${ceiling}`,
    ...faults.get(file).map(({ line, words }) => `    ${file}:${line}  ${words.slice(0, 100)}`),
  ]);
  return {
    code: over.length === 0 ? 0 : 1,
    output: over.length === 0 ? '' : [hint, ...named].join('\n'),
    seconds: (performance.now() - started) / 1000,
  };
};
