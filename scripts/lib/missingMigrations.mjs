import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';
import { runNode } from './run.mjs';

const folder = join(root, 'server/db/migrations');

const filesOf = (place, end) => readdirSync(place).filter((name) => name.endsWith(end));

/** drizzle-kit does not look at this: whether what it wrote before is still whole and in order. */
const disorder = () => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  const named = entries.map(({ tag }) => `${tag}.sql`);
  const newest = `${entries.at(-1).tag.slice(0, 4)}_snapshot.json`;
  return [
    ...named.filter((name) => !existsSync(join(folder, name))).map((name) => `falta ${name}`),
    ...filesOf(folder, '.sql')
      .filter((name) => !named.includes(name))
      .map((name) => `${name} no está en meta/_journal.json`),
    // A migration that is not later than the one before it would never run where that one has.
    ...entries
      .filter(({ when }, index) => when <= entries[index - 1]?.when)
      .map(({ tag }) => `${tag} tiene un momento anterior al de la migración de antes`),
    ...filesOf(join(folder, 'meta'), '_snapshot.json')
      .filter((name) => name !== newest)
      .map((name) => `sobra meta/${name}`),
  ];
};

/** Lets drizzle-kit write aside what is missing: nothing, where the migrations make what the schema says. */
const missing = async (place) => {
  const out = relative(root, place);
  cpSync(join(folder, 'meta'), join(place, 'meta'), { recursive: true });
  const config = join(place, 'drizzle.config.ts');
  const base = relative(place, join(root, 'drizzle.config')).replaceAll('\\', '/');
  writeFileSync(
    config,
    `import base from '${base}';\nexport default { ...base, out: ${JSON.stringify(out)} };\n`,
  );
  const bin = 'node_modules/drizzle-kit/bin.cjs';
  const result = await runNode([bin, 'generate', '--config', relative(root, config)], {
    quiet: true,
  });
  const written = filesOf(place, '.sql').map((name) => readFileSync(join(place, name), 'utf8'));
  return { ...result, written };
};

/** The schema and the migrations say the same, or this names what is between them. */
export const missingMigrations = async () => {
  const wrong = disorder();
  if (wrong.length > 0) return { code: 1, output: wrong.join('\n'), seconds: 0 };
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const place = mkdtempSync(join(cache, 'migrations-'));
  const { code, output, seconds, written } = await missing(place).finally(() =>
    rmSync(place, { recursive: true, force: true }),
  );
  if (code === 0 && output.includes('nothing to migrate')) return { code, output, seconds };
  const hint = 'El esquema cambió y no hay migración (npm run db:migration -- nombre la escribe):';
  // It asks whether something was renamed, and here nobody answers.
  if (output.includes('Interactive prompts')) return { code: 1, output: hint, seconds };
  return { code: 1, output: written.length > 0 ? [hint, ...written].join('\n') : output, seconds };
};
