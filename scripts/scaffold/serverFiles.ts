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
import { ascending } from '../../engine/lists/sortKeys';

export const ${module}List = defineList({
  accion: ${list},
  id: ${one}.id,
  columns: () => ({
    name: { kind: 'text', by: ${one}.name },
    kind: { kind: 'enum', by: ${one}.kind, values: ${one}Record.fields.kind.values },
    active: { kind: 'boolean', by: ${one}.active },
  }),
  order: [ascending(${one}.name)],
  search: sql\`anden_fold(\${${one}.name})\`,
  where: () => undefined,
  fields: getTableColumns(${one}),
  from: (select) => select.from(${one}).$dynamic(),
});
`,
    [`server/modules/${module}/${one}Export.ts`]: `import { ${one}Record } from '@contract/${module}/${one}';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedField } from '../../engine/exports/exportedField';
import { ${module}List } from './${one}Queries';

const { fields } = ${one}Record;

export const ${one}Export = defineExport(${module}List, '${label}', {
  name: exportedField(fields.name, 'name'),
  kind: exportedField(fields.kind, 'kind'),
  note: exportedField(fields.note, 'note'),
  active: exportedField(fields.active, 'active'),
});
`,
    [`server/modules/${module}/save${One}.ts`]: `import { save${One} } from '@contract/${module}/${one}Acciones';
import { ${one}Record } from '@contract/${module}/${one}';
import { eq, sql } from 'drizzle-orm';
import { ${one} } from '../../db/schema/${module}';
import { implement } from '../../engine/acciones/implement';
import { defineStore } from '../../engine/store/defineStore';

const ${module} = defineStore({
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
  ${module}.save(context, input, (fields) => fields),
);
`,
    [`server/modules/${module}/index.ts`]: `import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { ${one}Export } from './${one}Export';
import { ${module}List } from './${one}Queries';
import { save${One}Handler } from './save${One}';

export const ${module}Module = defineModule({
  handlers: {
    ${list}: listHandler(${module}List, each((row) => row)),
    save${One}: save${One}Handler,
  },
  lists: [${module}List],
  exports: [${one}Export],
});
`,
    [`server/modules/${module}/save${One}.test.ts`]: `import { ${list}, save${One} } from '@contract/${module}/${one}Acciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
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
`,
  };
}
