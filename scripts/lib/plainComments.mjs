import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { commentFaults } from './commentFaults.mjs';
import { root } from './root.mjs';

const sourcesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => /\.(?:[mc]?[jt]s|tsx)$/.test(file) && !file.endsWith('.gen.ts'));

const hint = [
  'Un comentario es una oración: empieza por su sujeto, no por Of, By, As, With, Without, What, Who, Whose, Whom, Which,',
  'Those, One, Nobody, Somebody, Whoever ni That:',
].join('\n');

/** Every comment begins with its subject, so that a stranger reads a sentence. */
export const plainComments = async () => {
  const started = performance.now();
  const faults = ['contract', 'server', 'src', 'scripts', 'tests']
    .flatMap(sourcesIn)
    .flatMap((file) =>
      commentFaults(readFileSync(join(root, file), 'utf8')).map(
        ({ line, words }) => `  ${file}:${line}  ${words.slice(0, 100)}`,
      ),
    );
  return {
    code: faults.length === 0 ? 0 : 1,
    output: faults.length === 0 ? '' : [hint, ...faults].join('\n'),
    seconds: (performance.now() - started) / 1000,
  };
};
