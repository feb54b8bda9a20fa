import { loadavg } from 'node:os';
import type { Viewer } from '../../server/engine/acciones/context';
import { readAccountViewer } from '../../server/engine/session/readViewer';
import { countersModule } from '../../server/modules/counters';
import { warehouseModule } from '../../server/modules/warehouse';
import { asker } from './support/asker';
import { type BenchServer, openServer } from './support/benchServer';
import { comparePages } from './support/comparePages';
import { dueStockCases, stockCases } from './support/orderListCases';

// npx tsx tests/bench/stockLists.ts [which, as a pattern] [folder, which keeps both for the next time]: pages of 50 of what lies on the shelves and of what is to be counted,
// over 10,000 rows of stock and over 1,000,000.
// Their days are those that the product itself would have set: what was counted comes up again after the days of its class, and the rest is spread over them.
const [only = '', kept = ''] = process.argv.slice(2);
const FEW = 10_000;
const MANY = 1_000_000;
const ON_A_SHELF = 10;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A warehouse as large as wanted, beside the demo's: ten products a shelf, a product in fifty places, a third of it counted and a tenth of that late. */
async function addStock({ services, asOwner }: BenchServer, rows: number) {
  const { rows: there } = await services.database.pool.query(
    `select from product where sku like 'M-%' limit 1`,
  );
  if (there.length > 0) return;
  const { rows: found } = await services.database.pool.query<{ site: number }>(
    `select p.site_id as site from account a join person p on p.id = a.person_id where a.username = 'jefe'`,
  );
  const site = found[0]?.site ?? 0;
  const [shelves, products] = [rows / ON_A_SHELF, rows / 50];
  await asOwner(`
    insert into product (sku, name, unit, abc_class)
    select 'M-' || lpad(n::text, 6, '0'), 'Medida ' || (array['azul', 'rojo', 'verde', 'negro', 'blanco'])[1 + n % 5] || ' ' || n, 'unidad',
      (array['A', 'B', 'C', 'C', 'C'])[1 + n % 5]
    from generate_series(1, ${products}) n`);
  await asOwner(`
    insert into location (site_id, code, barcode)
    select ${site}, 'M-' || lpad((n / 100)::text, 4, '0') || '-' || lpad((n % 100)::text, 2, '0'), 'MED-' || n
    from generate_series(1, ${shelves}) n`);
  await asOwner(`
    insert into stock (site_id, product_id, location_id, quantity, last_counted_on, count_due_on)
    select ${site}, p.id, l.id, 1 + (l.place * 7 + k) % 400, counted.on_day,
      coalesce(counted.on_day + p.days, anden_now()::date + (l.place * 31 + k) % p.days)
    from (select id, row_number() over (order by id)::int as place from location where barcode like 'MED-%') l
      cross join generate_series(1, ${ON_A_SHELF}) k
      join (select id, row_number() over (order by id)::int - 1 as place,
          case abc_class when 'A' then 30 when 'B' then 90 else 180 end as days
        from product where sku like 'M-%') p on p.place = (l.place * 13 + k * 101) % ${products}
      cross join lateral (select case when k % 3 = 0 then anden_now()::date - (l.place * 17 + k) % (p.days * 11 / 10) end as on_day) counted
    on conflict do nothing`);
  await asOwner('vacuum analyze stock, product, location');
}

async function viewersOf({ services: { database } }: BenchServer): Promise<[string, Viewer][]> {
  const found = await database.pool.query<{ id: number }>(
    `select id from account where username = 'jefe'`,
  );
  const viewer = await readAccountViewer(database.db, found.rows[0]?.id ?? 0);
  if (!viewer) throw new Error('no chief');
  return [
    ['site', viewer],
    ['all', { ...viewer, roleScope: 'all' }],
  ];
}

async function run(large: BenchServer, small: BenchServer) {
  await addStock(small, FEW);
  await addStock(large, MANY);
  const few = await viewersOf(small);
  const many = await viewersOf(large);
  for (const [handler, cases] of [
    [warehouseModule.handlers.listStock, stockCases()],
    [countersModule.handlers.listDueStock, dueStockCases()],
  ] as const) {
    for (const [index, [reach, viewer]] of few.entries()) {
      const other = many[index]?.[1] ?? viewer;
      say(`\n${handler.accion.name}, reach ${reach}, load ${loadavg()[0]?.toFixed(1)}`);
      for (const one of cases.filter(({ name }) => new RegExp(only).test(name))) {
        say(await comparePages(handler, one, asker(small, viewer), asker(large, other)));
      }
    }
  }
}

const large = await openServer(kept ? `${kept}/large` : undefined);
const small = await openServer(kept ? `${kept}/small` : undefined);
try {
  await run(large, small);
} finally {
  await small.close();
  await large.close();
}
