import type { FilterOperator } from '@contract/core/listInput';
import { countList } from '@contract/lists/listAcciones';
import { acciones } from '@contract/registry';
import { listEmployees, listPeople } from '@contract/users/personAcciones';
import { and, eq, sql } from 'drizzle-orm';
import {
  alias,
  integer,
  numeric,
  PgDialect,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { person, site } from '../../db/schema/organisation';
import { filterCondition } from './filterCondition';
import type { ListColumns } from './listColumn';
import { onlyAbout } from './onlyAbout';
import { listNamed } from './registry';
import { ascending, orderBy, sortKeys } from './sortKeys';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const thing = pgTable('thing', {
  id: integer('id').notNull(),
  name: text('name'),
  amount: numeric('amount'),
  rank: smallint('rank'),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});

const columns: ListColumns = {
  id: { kind: 'number', by: thing.id },
  name: { kind: 'text', by: thing.name },
  amount: { kind: 'number', by: thing.amount },
  rank: { kind: 'number', by: thing.rank },
  madeAt: { kind: 'instant', by: thing.madeAt },
  madeThere: { kind: 'instant', by: thing.madeAt, zone: sql`thing.zone` },
  day: { kind: 'day', by: sql`(${thing.madeAt} at time zone 'UTC')::date` },
  state: {
    kind: 'enum',
    by: sql`case when ${thing.id} > 2 then 'new' else 'old' end`,
    values: ['new', 'old'],
  },
  odd: { kind: 'boolean', by: sql`(${thing.id} % 2 = 1)` },
  owner: { kind: 'person', by: thing.id },
};

/** Four rows: three o'clock in the morning of Greenwich is still the day before in Buenos Aires. */
const things = sql`(values
  (1, 'Ñandú', 1.50, '2026-11-20T02:59:59Z'::timestamptz, 'Pacific/Kiritimati'),
  (2, '100% lana', null, '2026-11-20T03:00:00Z', 'America/Argentina/Buenos_Aires'),
  (3, null, 20, '2026-11-21T02:59:59Z', 'UTC'),
  (4, '', 3.25, '2026-11-21T03:00:00Z', 'Pacific/Pago_Pago')
) as thing (id, name, amount, made_at, zone)`;

async function idsWhere(field: string, operator: FilterOperator, value: unknown) {
  const filter = { field, operator, value } as Parameters<typeof filterCondition>[1][number];
  const where = filterCondition(columns, [filter]);
  const { rows } = await server.services.database.db.execute<{ id: number }>(
    sql`select id from ${things} where ${where} order by id`,
  );
  return rows.map((row) => row.id);
}

test.each([
  ['name', 'contains', 'NANDU', [1]],
  ['name', 'contains', '%', [2]],
  ['name', 'starts', '100', [2]],
  ['name', 'starts', 'lana', []],
  ['name', 'is', 'Ñandú', [1]],
  ['name', 'not', 'Ñandú', [2, 3, 4]],
  ['name', 'empty', true, [3, 4]],
  ['name', 'empty', false, [1, 2]],
  ['name', 'in', ['Ñandú', '100% lana'], [1, 2]],
  ['id', 'in', [], []],
  ['id', 'in', [1, '3'], [1, 3]],
  ['amount', 'from', 3.25, [3, 4]],
  ['amount', 'to', '1.50', [1]],
  ['amount', 'between', [1.5, 3.25], [1, 4]],
  ['amount', 'not', 20, [1, 2, 4]],
  ['amount', 'empty', true, [2]],
  ['madeAt', 'is', '2026-11-20', [2, 3]],
  ['madeAt', 'not', '2026-11-20', [1, 4]],
  ['madeAt', 'from', '2026-11-20', [2, 3, 4]],
  ['madeAt', 'to', '2026-11-20', [1, 2, 3]],
  ['madeAt', 'between', ['2026-11-19', '2026-11-20'], [1, 2, 3]],
  ['madeAt', 'in', ['2026-11-19', '2026-11-21'], [1, 4]],
  ['madeAt', 'from', '2026-11-21T02:59:59Z', [3, 4]],
  ['madeAt', 'is', '2026-11-21T00:00:00-03:00', [4]],
  ['madeThere', 'is', '2026-11-20', [1, 2, 4]],
  ['madeThere', 'not', '2026-11-20', [3]],
  ['madeThere', 'from', '2026-11-21', [3]],
  ['madeThere', 'to', '2026-11-20', [1, 2, 4]],
  ['madeThere', 'between', ['2026-11-20', '2026-11-20'], [1, 2, 4]],
  ['madeThere', 'in', ['2026-11-19', '2026-11-21'], [3]],
  ['madeThere', 'from', '2026-11-21T02:59:59Z', [3, 4]],
  ['day', 'is', '2026-11-20', [1, 2]],
  ['day', 'between', ['2026-11-21', '2026-11-30'], [3, 4]],
  ['state', 'is', 'new', [3, 4]],
  ['state', 'in', ['new', 'old'], [1, 2, 3, 4]],
  ['odd', 'is', true, [1, 3]],
  ['odd', 'not', 'true', [2, 4]],
  ['owner', 'is', 2, [2]],
] as const)('%s %s %j finds %j', async (field, operator, value, expected) => {
  expect(await idsWhere(field, operator, value)).toEqual(expected);
});

test.each([
  ['secret', 'is', 'x'],
  ['id', 'is', 1.5],
  ['id', 'is', 9e99],
  ['rank', 'is', 40_000],
  ['rank', 'is', 2.5],
  ['id', 'is', ''],
  ['id', 'is', '0x10'],
  ['id', 'contains', '1'],
  ['amount', 'between', [1]],
  ['amount', 'is', 'NaN'],
  ['amount', 'empty', 'yes'],
  ['madeAt', 'is', '2026-02-30'],
  ['madeAt', 'from', 'yesterday'],
  ['madeAt', 'from', '-000001-01-01T00:00:00Z'],
  ['madeAt', 'is', '9999-12-31'],
  ['madeAt', 'between', ['2026-11-21', '2026-11-20']],
  ['day', 'between', ['2026-11-21', '2026-11-20']],
  ['day', 'is', '0000-01-01'],
  ['day', 'is', '2026-13-01'],
  ['day', 'is', '2026-11-20T00:00:00Z'],
  ['state', 'is', 'other'],
  ['state', 'from', 'new'],
  ['odd', 'is', 'perhaps'],
  ['owner', 'from', 1],
] as const)('%s %s %j is refused with the filter named', async (field, operator, value) => {
  await expect(idsWhere(field, operator, value)).rejects.toMatchObject({
    status: 422,
    extra: { fields: { filters: `El filtro de ${field} no es válido.` } },
  });
});

test('counting leaves the joins out only where nothing asks for them', () => {
  const manager = alias(person, 'manager');
  const about = (part: unknown) => onlyAbout(person, part);
  expect(about(and(eq(person.siteId, 2), sql`${person.id} in ${[1, 2]}`))).toBe(true);
  expect(about(undefined)).toBe(true);
  expect(about(and(eq(person.siteId, 2), eq(site.name, 'x')))).toBe(false);
  expect(about(sql`${manager.lastName} = 'x'`)).toBe(false);
  expect(about(sql`exists (select from ${site} where ${site.id} = 1)`)).toBe(false);
});

test('the order of a page is total, and says where nulls stand only where there can be some', () => {
  const text = (sort: Parameters<typeof sortKeys>[1]) =>
    orderBy(sortKeys(columns, sort, [ascending(thing.madeAt)], thing.id)).map(
      (part) => new PgDialect().sqlToQuery(part).sql,
    );
  expect(text([])).toEqual(['"thing"."made_at" asc', '"thing"."id" asc']);
  expect(text([{ field: 'madeAt', direction: 'desc' }])).toEqual([
    '"thing"."made_at" desc',
    '"thing"."id" desc',
  ]);
  expect(text([{ field: 'name', direction: 'desc' }])[0]).toBe('"thing"."name" desc nulls last');
  expect(text([{ field: 'id', direction: 'desc' }])).toEqual(['"thing"."id" desc']);
});

test('the administration filters, sorts and pages over every column', async () => {
  const page = (number: number) =>
    server.call(
      listEmployees,
      {
        page: number,
        size: 20,
        sort: [
          { field: 'siteName', direction: 'desc' },
          { field: 'hireDate', direction: 'asc' },
        ],
        filters: [{ field: 'managerId', operator: 'empty', value: false }],
      },
      'admin',
    );
  const pages = await Promise.all([1, 2, 3, 4].map(page));
  const rows = pages.flatMap(({ body }) => body.rows);
  expect(new Set(rows.map((row) => row.id)).size).toBe(pages[0]?.body.total);
  const order = rows.map((row) => [row.siteName, row.hireDate] as const);
  const sorted = [...order].sort(
    (a, b) => b[0].localeCompare(a[0], 'es') || a[1].localeCompare(b[1]),
  );
  expect(order).toEqual(sorted);
});

test('of many rows a page says at least a thousand, and counting says how many', async () => {
  const { pool } = server.services.database;
  await pool.query(`insert into person (docket, first_name, last_name, dni, cuil, birth_date, hire_date, site_id, area_id)
    select 'M' || n, 'Muchas', 'Personas', 60000000 + n, 27000000000 + n, '1990-01-01', '2020-01-01', 1, 1
    from generate_series(1, 1050) n`);
  const filters = [{ field: 'name', operator: 'is', value: 'Personas' }];
  const { body } = await server.call(listEmployees, { filters }, 'admin');
  expect([body.rows.length, body.total, body.atLeast]).toEqual([50, 1_000, true]);
  const last = await server.call(listEmployees, { filters, page: 21 }, 'admin');
  expect([last.body.rows.length, last.body.total]).toEqual([50, 1_050]);
  const counted = await server.call(
    countList,
    { list: listEmployees.name, input: { filters } },
    'admin',
  );
  expect(counted.body).toEqual({ total: 1_050 });
  // Each is looked for in every table that names people: longer than a request may ask.
  await pool.query(
    `begin; set local statement_timeout = 0; set local transaction_timeout = 0; delete from person where docket like 'M%'; commit`,
  );
});

test("counting asks for the list's own permission and takes only the list's own fields", async () => {
  const count = (user: string, list: string, input: Record<string, unknown> = {}) =>
    server.call(countList, { list, input }, user).then(({ status }) => status);
  expect(await count('empleado', listEmployees.name)).toBe(403);
  expect(await count('empleado', listPeople.name)).toBe(200);
  expect(await count('admin', listEmployees.name, { secret: 1 })).toBe(422);
  expect(await count('admin', 'usuario.ingresar')).toBe(404);
  const hostile = [{ field: 'passwordHash', operator: 'is', value: 'x' }];
  expect(await count('admin', listEmployees.name, { filters: hostile })).toBe(422);
});

test('every list with filters is declared, so that it can be counted and exported', () => {
  const lists = Object.values(acciones).filter((accion) => 'filters' in accion.input.shape);
  expect(lists.filter(({ name }) => !listNamed(name)).map(({ name }) => name)).toEqual([]);
});
