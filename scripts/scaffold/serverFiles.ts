import { type ModuleNames, upper } from './moduleNames';

/** Contract, table, query, handler and test of a module's first accion. */
export function serverFiles({ module, one, entity, flag }: ModuleNames): Record<string, string> {
  const list = `list${upper(module)}`;
  const find = `find${upper(module)}`;
  return {
    [`contract/${module}/${one}.ts`]: `import { z } from 'zod';
import { id, version } from '../shared/id';

export const ${one} = z.object({ id, version, name: z.string() }).meta({ id: '${upper(one)}' });
`,
    [`contract/${module}/${list}.ts`]: `import { defineAccion } from '../accion';
import { listInput, listOutput } from '../shared/listInput';
import { each, list } from '../tags';
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
    [`server/acciones/${module}/${one}Queries.ts`]: `import type { Reach } from '@contract/accion';
import type { InputOf } from '@contract/accion';
import type { ${list} } from '@contract/${module}/${list}';
import { and, asc, count } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { filterCondition, type ListColumns, listOrder, listWindow } from '../../db/listQuery';
import { ${one} } from '../../db/schema/${module}';
import { withinReach } from '../../scope/withinReach';
import type { Viewer } from '../context';

const columns: ListColumns = { name: { kind: 'text', by: ${one}.name } };

export async function ${find}(db: Db, viewer: Viewer, reach: Reach, request: InputOf<typeof ${list}>) {
  const where = and(
    withinReach(reach, viewer, ${one}.personId),
    filterCondition(columns, request.filters),
  );
  const { limit, offset } = listWindow(request);
  const rows = await db
    .select({ id: ${one}.id, version: ${one}.version, name: ${one}.name })
    .from(${one})
    .where(where)
    .orderBy(...listOrder(columns, request, [asc(${one}.name), asc(${one}.id)], ${one}.id))
    .limit(limit)
    .offset(offset);
  const [totals] = await db.select({ total: count() }).from(${one}).where(where);
  return { rows, total: totals?.total ?? 0 };
}
`,
    [`server/acciones/${module}/${list}.ts`]: `import { ${list} } from '@contract/${module}/${list}';
import { implement } from '../implement';
import { ${find} } from './${one}Queries';

export const ${list}Handler = implement(${list}, (input, { db, viewer, reach }) =>
  ${find}(db, viewer, reach, input),
);
`,
    [`server/acciones/${module}/${list}.test.ts`]: `import { ${list} } from '@contract/${module}/${list}';
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
