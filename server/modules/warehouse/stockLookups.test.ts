import type { InputOf, OutputOf } from '@contract/core/accion';
import { listDueStock } from '@contract/counters/dueAcciones';
import { listStock } from '@contract/warehouse/stockAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';

let server: TestServer;

type Row = OutputOf<typeof listStock>['rows'][number];
type Asked = Partial<Pick<InputOf<typeof listStock>, 'filters' | 'search' | 'sort'>>;

async function every(asked: Asked): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await server.call(listStock, { ...asked, page, size: 200 }, 'jefe');
    rows.push(...body.rows);
    if (body.rows.length < 200) return rows;
  }
}

const ids = (rows: readonly { id: number }[]) =>
  rows.map(({ id }) => id).sort((one, other) => one - other);

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

let all: Row[] = [];

beforeAll(async () => {
  server = await buildServer();
  all = await every({});
});
afterAll(() => server.close());

const sku = () => all[0]?.sku ?? '';
const lotCode = () => all.find((row) => row.lotCode !== null)?.lotCode ?? '';
const lotPart = () => lotCode().slice(-3);
const day = () =>
  all
    .flatMap(({ expiresOn }) => expiresOn ?? [])
    .sort()
    .at(20) ?? '';

test.each<[string, () => Asked['filters'], (row: Row) => boolean]>([
  [
    'a product that has a word',
    () => [{ field: 'productName', operator: 'contains', value: 'YÉRBA' }],
    (row) => folded(row.productName).includes('yerba'),
  ],
  [
    'another product',
    () => [{ field: 'sku', operator: 'not', value: sku() }],
    (row) => row.sku !== sku(),
  ],
  [
    'a product and a shelf',
    () => [
      { field: 'sku', operator: 'starts', value: sku().slice(0, 2) },
      { field: 'locationCode', operator: 'starts', value: 'a-0' },
    ],
    (row) =>
      folded(row.sku).startsWith(folded(sku().slice(0, 2))) &&
      folded(row.locationCode).startsWith('a-0'),
  ],
  [
    'a class',
    () => [{ field: 'abcClass', operator: 'in', value: ['A', 'B'] }],
    (row) => row.abcClass !== 'C',
  ],
  [
    'what expires from a day on, which is not what never does',
    () => [{ field: 'expiresOn', operator: 'from', value: day() }],
    (row) => row.expiresOn !== null && row.expiresOn >= day(),
  ],
  [
    'what expires until a day',
    () => [{ field: 'expiresOn', operator: 'to', value: day() }],
    (row) => row.expiresOn !== null && row.expiresOn <= day(),
  ],
  [
    'what expires on another day or never',
    () => [{ field: 'expiresOn', operator: 'not', value: day() }],
    (row) => row.expiresOn !== day(),
  ],
  [
    'what never expires',
    () => [{ field: 'expiresOn', operator: 'empty', value: true }],
    (row) => row.expiresOn === null,
  ],
  [
    'what expires some day',
    () => [{ field: 'expiresOn', operator: 'empty', value: false }],
    (row) => row.expiresOn !== null,
  ],
  [
    'part of a code of product',
    () => [{ field: 'sku', operator: 'contains', value: sku().slice(1, 4) }],
    (row) => folded(row.sku).includes(folded(sku().slice(1, 4))),
  ],
  [
    'part of a code of shelf, which its bar code may hold as well',
    () => [{ field: 'locationCode', operator: 'contains', value: '02' }],
    (row) => folded(row.locationCode).includes('02'),
  ],
  [
    'the beginning of a name of product',
    () => [{ field: 'productName', operator: 'starts', value: 'yer' }],
    (row) => folded(row.productName).startsWith('yer'),
  ],
  [
    'part of a lot',
    () => [{ field: 'lotCode', operator: 'contains', value: lotPart() }],
    (row) => folded(row.lotCode ?? '').includes(folded(lotPart())),
  ],
  [
    'another lot or none',
    () => [{ field: 'lotCode', operator: 'not', value: lotCode() }],
    (row) => row.lotCode !== lotCode(),
  ],
  [
    'no lot',
    () => [{ field: 'lotCode', operator: 'empty', value: true }],
    (row) => row.lotCode === null,
  ],
  [
    'some lot',
    () => [{ field: 'lotCode', operator: 'empty', value: false }],
    (row) => row.lotCode !== null,
  ],
])('a filter by %s finds what reading every row finds', async (_what, filters, holds) => {
  const expected = all.filter(holds);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(all.length);
  expect(ids(await every({ filters: filters() ?? [] }))).toEqual(ids(expected));
});

test('each word of a search is of the product or of the shelf, whichever of them', async () => {
  const shelf = all.find(({ productName }) => folded(productName).includes('yerba'))?.locationCode;
  const found = await every({ search: `yerba ${shelf ?? ''}` });
  const expected = all.filter(
    (row) =>
      folded(row.productName).includes('yerba') &&
      folded(row.locationCode).includes(folded(shelf ?? '-')),
  );
  expect(expected.length).toBeGreaterThan(0);
  expect(ids(found)).toEqual(expect.arrayContaining(ids(expected)));
  expect(found.every(({ productName }) => folded(productName).includes('yerba'))).toBe(true);
  expect(await every({ search: 'yerba zzzz' })).toEqual([]);
});

test('a word with hyphens is found as it is written, and not without them', async () => {
  const code = folded(all[0]?.locationCode ?? '');
  expect(code).toContain('-');
  const part = code.slice(0, code.indexOf('-') + 2);
  const expected = all.filter(
    (row) => folded(row.locationCode).includes(part) || folded(row.sku).includes(part),
  );
  expect(ids(await every({ search: part }))).toEqual(expect.arrayContaining(ids(expected)));
  expect(await every({ search: code.replaceAll('-', '') })).toEqual([]);
});

test('a word of more products than are named one by one finds the same, with a second word and without', async () => {
  const [first] = all;
  const { pool } = server.services.database;
  await pool.query(
    `insert into product (sku, name, unit, abc_class)
     select 'MUCHOS-' || n, 'Repetido ' || n, 'unidad', 'C' from generate_series(1, 1200) n`,
  );
  await pool.query(
    `insert into stock (site_id, product_id, location_id, quantity)
     select $1, id, $2, 3 from product where sku in ('MUCHOS-7', 'MUCHOS-77', 'MUCHOS-8')`,
    [first?.siteId, first?.locationId],
  );
  const names = async (asked: Asked) => (await every(asked)).map((row) => row.sku).sort();
  const these = ['MUCHOS-7', 'MUCHOS-77', 'MUCHOS-8'];
  expect(await names({ search: 'repetido' })).toEqual(these);
  expect(await names({ search: `repetido ${first?.locationCode ?? ''}` })).toEqual(these);
  expect(await names({ search: 'repetido muchos-7' })).toEqual(['MUCHOS-7', 'MUCHOS-77']);
  const named = { field: 'productName', operator: 'contains', value: 'REPETIDO' } as const;
  expect(await names({ filters: [named] })).toEqual(these);
  expect(await names({ filters: [named], search: 'muchos-8' })).toEqual(['MUCHOS-8']);
});

test('a shelf that no night planned yet is in no range of the days to come', async () => {
  const planned = all[0]?.id;
  const { pool } = server.services.database;
  await pool.query(`update stock set count_due_on = '2199-12-31' where id <> $1`, [planned]);
  await pool.query(`update stock set count_due_on = '2027-01-01' where id = $1`, [planned]);
  const due = async (operator: 'from' | 'empty', value: string | boolean) => {
    const filters = [{ field: 'countDueOn', operator, value }];
    return (await server.call(listDueStock, { filters, size: 200 }, 'jefe')).body.rows;
  };
  expect((await due('from', '2000-01-01')).map(({ id }) => id)).toEqual([planned]);
  const unplanned = await due('empty', true);
  expect(unplanned.length).toBeGreaterThan(100);
  expect(unplanned.every(({ countDueOn }) => countDueOn === null)).toBe(true);
});
