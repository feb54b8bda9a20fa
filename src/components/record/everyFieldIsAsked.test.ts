import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordDefinition } from '@contract/core/record';

const src = join(__dirname, '../..');
const contract = join(src, '../contract');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));

const imports = readFileSync(join(contract, 'records.ts'), 'utf8').matchAll(
  /import \{([^}]+)\} from '([^']+)'/g,
);
const records = [...imports].flatMap(([, names = '', path = '']) => {
  const exported: Record<string, RecordDefinition> = require(join(contract, path));
  return names
    .split(',')
    .map((name) => name.trim())
    .map((name) => {
      const { fields = {}, shown = {} } = exported[name] ?? {};
      return { name, fields: Object.keys(fields), known: Object.keys({ ...fields, ...shown }) };
    });
});

/** This reads the layouts of modules that know the record, and the blocks that all share. */
function layoutsOf(record: string) {
  const known = files.filter(({ text }) => new RegExp(`\\b${record}\\b`).test(text));
  const modules = known.map(({ name }) => `${name.split('/').slice(0, 2).join('/')}/`);
  return files.filter(
    ({ name }) =>
      name.startsWith('components/') || modules.some((module) => name.startsWith(module)),
  );
}

/** A field is asked by its name, or by a control of its own kind, which takes its word. */
const asksFor = (field: string) => {
  const named = new RegExp(`\\bname(="|: ')${field}\\b`);
  const own = new RegExp(`\\.fields\\.${field}\\.label`);
  const worded = new RegExp(`<\\w+(Input|Field)\\b[^>]*\\.fields\\.${field}\\.label`);
  return ({ name, text }: { name: string; text: string }) =>
    named.test(text) || worded.test(text) || (/(Input|Field)\.tsx$/.test(name) && own.test(text));
};

test.each(records)('some form asks for every field of $name', ({ name, fields, known }) => {
  const layouts = layoutsOf(name);
  // Fields that only the server writes are asked by no form.
  expect(known.length).toBeGreaterThan(0);
  expect(fields.filter((field) => !layouts.some(asksFor(field)))).toEqual([]);
});
