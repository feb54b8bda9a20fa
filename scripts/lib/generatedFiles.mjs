import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './root.mjs';

const schema = 'openapi.json';
const endpoints = 'src/services/wms/generated';
const api = 'src/services/wms/api.ts';

const read = (place, file) => {
  const path = join(place, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

const listFiles = (place) =>
  existsSync(join(place, endpoints))
    ? readdirSync(join(place, endpoints)).map((name) => `${endpoints}/${name}`)
    : [];

const differing = (place) =>
  [...new Set([schema, ...listFiles(root), ...listFiles(place)])].filter(
    (file) => read(root, file) !== read(place, file),
  );

/** Generates aside and compares, so that a check never changes the tree. */
const compare = async (place) => {
  mkdirSync(join(place, endpoints), { recursive: true });
  cpSync(join(root, api), join(place, api));
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const script = join(root, 'scripts/codegen/generate.ts');
  const args = [tsx, '--tsconfig', join(root, 'tsconfig.json'), script];
  // It writes under the folder from which it is called.
  await promisify(execFile)(process.execPath, args, { cwd: place });
  const files = differing(place);
  if (files.length === 0) return { code: 0, output: '' };
  const list = files.map((file) => `  ${file}`).join('\n');
  return {
    code: 1,
    output: `No corresponden al contrato (npm run generate los rehace):\n${list}`,
  };
};

export const generatedFiles = async () => {
  const started = performance.now();
  const place = mkdtempSync(join(tmpdir(), 'anden-generado-'));
  const result = await compare(place)
    .catch(({ message, stderr }) => ({ code: 1, output: stderr || message }))
    .finally(() => rmSync(place, { recursive: true, force: true }));
  return { ...result, seconds: (performance.now() - started) / 1000 };
};
