import { type ModuleNames, upper } from './moduleNames';

/** Contract, table, query, handler and test of a module's first accion. */
export function serverFiles({ module, one, entity, flag }: ModuleNames): Record<string, string> {
  const list = `list${upper(module)}`;
  return {
    [`contract/${module}/${one}.ts`]: `import { z } from 'zod';
import { id, version } from '../core/id';

export const ${one} = z.object({ id, version, name: z.string() }).meta({ id: '${upper(one)}' });
`,
    [`contract/${module}/${list}.ts`]: `import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { ${one} } from './${one}';

export const ${list} = defineAccion({
  name: '${entity}.listar',
  module: '${module}',
  summary: 'Lista de ${module}.',
  method: 'GET',
  permission: '${flag}',
  scope: 'all',
  input: listInput({ sort: ['name'], filter: ['name'] }),
  output: listOutput(${one}),
  provides: [list('${upper(one)}'), each('${upper(one)}', 'rows')],
});
`,
    [`server/db/schema/${module}.ts`]: `import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { person } from './organisation';
import { versionColumn } from './columns';

export const ${one} = pgTable(
  '${one.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    name: text('name').notNull(),
    version: versionColumn(),
  },
  (t) => [index('${one}_name').on(t.name, t.id), index('${one}_person').on(t.personId)],
);
`,
    [`server/modules/${module}/${one}Queries.ts`]: `import { ${list} } from '@contract/${module}/${list}';
import { ${one} } from '../../db/schema/${module}';
import { defineList } from '../../engine/lists/listDefinition';
import { ascending } from '../../engine/lists/sortKeys';
import { withinReach } from '../../engine/scope/withinReach';

export const ${module}List = defineList({
  accion: ${list},
  id: ${one}.id,
  columns: () => ({ name: { kind: 'text', by: ${one}.name } }),
  order: [ascending(${one}.name)],
  where: ({ viewer, reach }) => withinReach(reach, viewer, ${one}.personId),
  fields: { id: ${one}.id, version: ${one}.version, name: ${one}.name },
  from: (select) => select.from(${one}).$dynamic(),
});
`,
    [`server/modules/${module}/${list}.ts`]: `import { ${list} } from '@contract/${module}/${list}';
import { runList } from '../../engine/lists/runList';
import { implement } from '../../engine/acciones/implement';
import { ${module}List } from './${one}Queries';

export const ${list}Handler = implement(${list}, (input, context) =>
  runList(${module}List, context, input),
);
`,
    [`server/modules/${module}/index.ts`]: `import { defineModule } from '../../engine/module';
import { ${list}Handler } from './${list}';
import { ${module}List } from './${one}Queries';

export const ${module}Module = defineModule({
  handlers: { ${list}: ${list}Handler },
  lists: [${module}List],
});
`,
    [`server/modules/${module}/${list}.test.ts`]: `import { ${list} } from '@contract/${module}/${list}';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { ${one} } from '../../db/schema/${module}';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
  await server.services.database.db.insert(${one}).values({ personId: 1, name: 'Primera' });
});
afterAll(() => server.close());

test('without a session it is refused', async () => {
  const { status } = await server.call(${list}, {});
  expect(status).toBe(401);
});
`,
  };
}
