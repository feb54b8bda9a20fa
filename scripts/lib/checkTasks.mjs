import { generatedFiles } from './generatedFiles.mjs';
import { missingMigrations } from './missingMigrations.mjs';
import { oneClock } from './oneClock.mjs';
import { plainComments } from './plainComments.mjs';
import { runNode } from './run.mjs';

const bin = (path, ...args) => runNode([`node_modules/${path}`, ...args], { quiet: true });

// ts-jest and dependency-cruiser read only the older compiler; the newer, under an alias, takes a third of its time.
const types = () => {
  const kept = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'];
  // Keeping types for the next check takes a quarter more time, and none comes after a run of everything.
  const cache = process.env.ANDEN_WHOLE_RUN === '1' ? [] : kept;
  return bin('typescript7/bin/tsc', '--noEmit', '--checkers', '1', ...cache);
};

const imports = async () => {
  const folders = ['contract', 'src', 'server'];
  const config = ['--config', '.dependency-cruiser.cjs'];
  const path = 'dependency-cruiser/bin/dependency-cruise.mjs';
  const result = await bin(path, ...config, ...folders);
  const [, modules] = /\((\d+) modules/.exec(result.output) ?? [];
  // The tool passes having read nothing when it cannot read this TypeScript.
  if (result.code === 0 && !Number(modules))
    return { ...result, code: 1, output: `${result.output}\nNo se revisó ningún módulo.` };
  return result;
};

export const checkTasks = [
  // The longest first, so that two at a time end together.
  ['tsc', types],
  ['dependency-cruiser', imports],
  ['biome', () => bin('@biomejs/biome/bin/biome', 'check', '--colors=off', '.')],
  ['archivos generados', generatedFiles],
  ['migraciones', missingMigrations],
  ['un solo reloj', oneClock],
  ['comentarios', plainComments],
  ['knip', () => bin('knip/bin/knip.js', '--no-progress', '--no-config-hints')],
];
