import { type ModuleNames, upper } from './moduleNames';

/** Table, list, store, handlers, file to take out and tests of a module's record. */
export function serverFiles({ module, one, label, flag }: ModuleNames): Record<string, string> {
  const One = upper(one);
  const list = `list${upper(module)}`;
  const table = one.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return {
    [`server/db/schema/${module}.ts`]: `import { ${one}Record } from '@contract/${module}/${one}';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { versionColumn } from './columns';

const { kind } = ${one}Record.fields;

export const ${one} = pgTable(
  '${table}',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    kind: text('kind', { enum: kind.values }).notNull(),
    note: text('note').notNull().default(''),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
  },
  (t) => [uniqueIndex('${table}_name').on(sql\`anden_fold(\${t.name})\`)],
);
`,
    [`server/modules/${module}/${one}Queries.ts`]: `import { ${list} } from '@contract/${module}/${one}Acciones';
import { ${one}Record } from '@contract/${module}/${one}';
import { getTableColumns, sql } from 'drizzle-orm';
import { ${one} } from '../../db/schema/${module}';
import { defineList } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { ascending } from '../../engine/lists/sortKeys';

export const ${module}List = defineList({
  accion: ${list},
  id: ${one}.id,
  columns: () => recordColumns(${one}Record, ${one}, ['name', 'kind', 'active']),
  order: [ascending(${one}.name)],
  search: sql\`anden_fold(\${${one}.name})\`,
  where: () => undefined,
  fields: getTableColumns(${one}),
  from: (select) => select.from(${one}).$dynamic(),
});
`,
    [`server/modules/${module}/${one}Files.ts`]: `import { ${one}Record } from '@contract/${module}/${one}';
import { ${one} } from '../../db/schema/${module}';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedFields } from '../../engine/exports/exportedFields';
import { recordImport } from '../../engine/imports/recordImport';
import { ${module}List } from './${one}Queries';
import { ${module} } from './save${One}';

export const ${module}Export = defineExport(
  ${module}List,
  '${label}',
  exportedFields(${one}Record, { name: { width: 36 }, kind: {}, note: { width: 36 }, active: {} }),
);

/** Reads what the export writes. */
export const ${module}Import = recordImport({
  kind: '${module.toLowerCase()}',
  title: '${label}',
  permission: '${flag}',
  record: ${one}Record,
  table: ${one},
  key: 'name',
  columns: {
    name: { example: 'Primera' },
    kind: { example: 'Habitual' },
    note: { example: '' },
    active: { example: 'Sí' },
  },
  save: ${module}.save,
});
`,
    [`server/modules/${module}/save${One}.ts`]: `import { save${One} } from '@contract/${module}/${one}Acciones';
import { ${one}Record } from '@contract/${module}/${one}';
import { eq, sql } from 'drizzle-orm';
import { ${one} } from '../../db/schema/${module}';
import { implement } from '../../engine/acciones/implement';
import { defineStore } from '../../engine/store/defineStore';

export const ${module} = defineStore({
  record: ${one}Record,
  table: ${one},
  find: async ({ db }, id) => (await db.select().from(${one}).where(eq(${one}.id, id))).at(0),
  missing: 'Ya no existe.',
  unique: ({ name }) => [
    {
      field: 'name',
      same: sql\`anden_fold(\${${one}.name}) = anden_fold(\${name})\`,
      words: 'Ya hay otro con ese nombre.',
    },
  ],
  tag: '${One}',
  audience: { kind: 'everyone', permission: '${flag}' },
});

export const save${One}Handler = implement(save${One}, (input, context) =>
  ${module}.save(context, input),
);
`,
    [`server/modules/${module}/seed/${module}Seed.ts`]: `import { ${one} } from '../../../db/schema/${module}';
import type { ModuleSeed } from '../../../engine/module';

export const ${module}Seed: ModuleSeed = {
  async demo({ db }) {
    await db.insert(${one}).values([
      { name: 'De todos los días', kind: 'usual' },
      { name: 'De vez en cuando', kind: 'special' },
    ]);
  },
};
`,
    [`server/modules/${module}/index.ts`]: `import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { ${module}Export, ${module}Import } from './${one}Files';
import { ${module}List } from './${one}Queries';
import { save${One}Handler } from './save${One}';
import { ${module}Seed } from './seed/${module}Seed';

export const ${module}Module = defineModule({
  handlers: {
    ${list}: listHandler(${module}List, each((row) => row)),
    save${One}: save${One}Handler,
  },
  lists: [${module}List],
  exports: [${module}Export],
  imports: [${module}Import],
  seeds: [${module}Seed],
});
`,
    [`server/modules/${module}/save${One}.test.ts`]: `import { ${list}, save${One} } from '@contract/${module}/${one}Acciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { importsOf } from '../../../tests/support/importsOf';
import { someoneAllowed } from '../../../tests/security/someoneAllowed';

let server: TestServer;
const who = someoneAllowed(save${One});

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

test('what is added is listed; a twin, a stale version and who has no right are refused', async () => {
  const made = await server.call(save${One}, { name: 'Primera', kind: 'special' }, who);
  expect(made.body).toMatchObject({ name: 'Primera', kind: 'special', note: '', version: 1 });
  const found = await server.call(${list}, { search: 'primera' }, who);
  expect(found.body).toMatchObject({ rows: [made.body], total: 1 });
  const twin = await server.call(save${One}, { name: 'PRIMERA', kind: 'usual' }, who);
  expect([twin.status, twin.error.fields]).toEqual([422, { name: 'Ya hay otro con ese nombre.' }]);
  const { id, version } = made.body;
  const changed = { ...made.body, note: 'Cambia' };
  expect((await server.call(save${One}, changed, who)).body.version).toBe(2);
  const stale = await server.call(save${One}, { ...made.body, id, version }, who);
  expect(stale.error).toMatchObject({
    code: 'conflicto_version',
    detail: { current: { note: 'Cambia', version: 2 } },
  });
  expect((await server.call(save${One}, { name: 'Otra' }, 'empleado')).status).toBe(403);
  expect((await server.call(${list}, {})).status).toBe(401);
});

test('a file adds what is new and changes what it names, by the rules of the record', async () => {
  await server.call(save${One}, { name: 'Segunda', kind: 'usual', note: 'Queda' }, who);
  const brings = importsOf(server, { kind: '${module.toLowerCase()}', by: who });
  const { body } = await brings.prepare('Nombre;Clase\\r\\nsegunda;Especial\\r\\nTercera;\\r\\nCuarta;Rara');
  expect(await brings.errorsOf(body.id)).toEqual([[4, ['kind', 'Escribí Habitual o Especial.']]]);
  await brings.apply(body.id, 'valid');
  const { body: found } = await server.call(${list}, {}, who);
  expect(found.rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'segunda', kind: 'special', note: 'Queda', version: 2 }),
      expect.objectContaining({ name: 'Tercera', kind: 'usual', version: 1 }),
    ]),
  );
});
`,
  };
}
