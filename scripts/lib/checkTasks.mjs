import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from './hashSources.mjs';
import { root } from './root.mjs';
import { runNode, runNpm } from './run.mjs';

const bin = (path, ...args) => runNode([`node_modules/${path}`, ...args], { quiet: true });

const types = () => {
  const cache = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'];
  return bin('typescript/bin/tsc', '--noEmit', ...cache);
};

const imports = async () => {
  const folders = ['contract', 'src', 'server'];
  const config = ['--config', '.dependency-cruiser.cjs'];
  const path = 'dependency-cruiser/bin/dependency-cruise.mjs';
  const result = await bin(path, ...config, ...folders);
  const [, modules] = /\((\d+) modules/.exec(result.output) ?? [];
  // With a TypeScript that it cannot read, it passes having read nothing.
  if (result.code === 0 && !Number(modules))
    return { ...result, code: 1, output: `${result.output}\nNo se revisó ningún módulo.` };
  return result;
};

/** Compares before and after, so that it also works outside git and before a commit. */
export const generatedFiles = async () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!scripts?.generate) return { code: 0, output: '', seconds: 0 };
  const files = ['openapi.json', 'src/services/wms/generated'];
  const before = hashSources(files);
  const result = await runNpm(['run', '--silent', 'generate'], { quiet: true });
  if (result.code === 0 && hashSources(files) !== before)
    return {
      ...result,
      code: 1,
      output:
        'Los archivos generados no correspondían al contrato: se rehicieron, revisalos y guardalos.',
    };
  return result;
};

export const parallelTasks = [
  ['tsc', types],
  ['biome', () => bin('@biomejs/biome/bin/biome', 'check', '--colors=off', '.')],
  ['dependency-cruiser', imports],
  ['knip', () => bin('knip/bin/knip.js', '--no-progress', '--no-config-hints')],
];
