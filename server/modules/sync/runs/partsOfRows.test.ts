import type { LinkRule } from '@contract/sync/linkRule';
import { eq, isNotNull, isNull } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { type Dice, dice } from '../../../../tests/support/dice';
import { clockCredential } from '../../../db/schema/clocks';
import { person } from '../../../db/schema/organisation';
import { account } from '../../../db/schema/session';
import { location, lot, product, stock } from '../../../db/schema/warehouse';
import type { Viewer } from '../../../engine/acciones/context';
import { openDefinition } from '../../../engine/imports/registry';
import type { SheetRows } from '../../../engine/imports/sheetRows';
import { readAccountViewer } from '../../../engine/session/readViewer';
import { checkSheet } from '../checkSheet';
import { partsOfRows } from './partsOfRows';

let server: TestServer;
const viewers: Record<string, Viewer> = {};

beforeAll(async () => {
  server = await buildServer();
  for (const name of ['admin', 'jefe']) {
    const [found] = await db().select().from(account).where(eq(account.username, name));
    const viewer = await readAccountViewer(db(), found?.id ?? 0);
    if (!viewer) throw new Error(`nobody is ${name}`);
    viewers[name] = viewer;
  }
});
afterAll(() => server.close());

const db = () => server.services.database.db;

const anyCase = ({ roll }: Dice, text: string) =>
  [text, text.toLowerCase(), text.toUpperCase(), ` ${text} `][roll(4)] ?? text;

const sheetOf = (headers: string[], count: number, make: () => string[]): SheetRows => ({
  headers,
  rows: Array.from({ length: count }, (_, at) => ({ number: at + 2, cells: make() })),
});

const lookup = (key: string, by: string): LinkRule => ({
  ...{ key, from: 'column', column: '', lookup: by, constant: '', table: [] },
  ...{ otherwise: 'keep', day: '', number: '', digits: 0 },
});

/** Tells what a run finds where it looks at all rows together, and what it finds part by part, whatever the parts are of. */
async function bothWays(
  what: string,
  by: string,
  sheet: SheetRows,
  { rules = [], bundles }: { rules?: LinkRule[]; bundles: number },
) {
  const viewer = viewers[by];
  if (!viewer) throw new Error('nobody asks');
  const asking = { db: db(), viewer };
  const definition = openDefinition(viewer, what);
  const facts = async (rows: SheetRows['rows']) => {
    const { found, problems } = await checkSheet(asking, definition, {
      ...{ rules, sheet: { ...sheet, rows } },
    });
    expect(problems).toEqual([]);
    return found.map(({ number, state, errors, write }) => ({ number, state, errors, write }));
  };
  const parts = await partsOfRows(asking, definition, rules, sheet);
  const bundle = new Map<number, SheetRows['rows']>();
  for (const [at, row] of sheet.rows.entries()) {
    const key = Math.abs((parts[at] ?? 0) % bundles);
    bundle.set(key, [...(bundle.get(key) ?? []), row]);
  }
  const apart = [];
  for (const rows of bundle.values()) apart.push(...(await facts(rows)));
  return {
    whole: await facts(sheet.rows),
    apart: apart.sort((a, b) => a.number - b.number),
    bundles: bundle.size,
  };
}

const bundlesOf = (seed: number) => [2, 7, 1000][seed % 3] ?? 2;
const seeds = [1, 2, 3, 4, 5, 6];

test.each(seeds)('products in any parts come to what they do together (%i)', async (seed) => {
  const d = dice(seed);
  const known = (await db().select({ sku: product.sku }).from(product).limit(15)).map(
    ({ sku }) => sku,
  );
  const codes = [...known, 'NUEVO-1', 'Ñu-2', 'nu-2', 'NUEVO 1', 'A/1', 'A-1', ''];
  const sheet = sheetOf(['Código', 'Nombre', 'Unidad'], 150, () => [
    anyCase(d, d.one(codes)),
    d.one(['Algo', 'Otra cosa', '']),
    d.one(['unidad', 'caja']),
  ]);
  const { whole, apart, bundles } = await bothWays('productos', 'jefe', sheet, {
    bundles: bundlesOf(seed),
  });
  expect(apart).toEqual(whole);
  expect(bundles).toBeGreaterThan(1);
  expect(
    whole.filter(({ errors }) => errors.some((one) => /Se repite/.test(one.message))),
  ).not.toHaveLength(0);
});

test.each(seeds)('shelves of several sites, too (%i)', async (seed) => {
  const d = dice(seed);
  const known = (await db().select({ code: location.code }).from(location).limit(10)).map(
    ({ code }) => code,
  );
  const sites = ['Depósito Rosario', 'depósito rosario', 'Ninguna', ''];
  const sheet = sheetOf(['Código', 'Depósito'], 120, () => [
    anyCase(d, d.one([...known, 'Z-99', 'ñ-1', ''])),
    d.one(sites),
  ]);
  const { whole, apart } = await bothWays('ubicaciones', 'jefe', sheet, {
    bundles: bundlesOf(seed),
  });
  expect(apart).toEqual(whole);
});

test.each(seeds)(
  'stock that names one shelf by its code and by its label, and one product in any letters (%i)',
  async (seed) => {
    const d = dice(seed);
    const held = await db()
      .select({
        ...{ sku: product.sku, code: location.code, label: location.barcode },
        ...{ lotCode: lot.code, quantity: stock.quantity },
      })
      .from(stock)
      .innerJoin(product, eq(product.id, stock.productId))
      .innerJoin(location, eq(location.id, stock.locationId))
      .leftJoin(lot, eq(lot.id, stock.lotId))
      .limit(12);
    const sheet = sheetOf(['Ubicación', 'Código', 'Lote', 'Cantidad'], 150, () => {
      const one = d.one(held);
      const other = d.one(held);
      const place = d.one([one.code, one.label || one.code, other.code, 'NO-HAY', '']);
      const goods = d.one([one.sku, one.sku, other.sku, 'NO-HAY', '']);
      const quantity = d.one([String(one.quantity), '7', 'muchas', '']);
      return [anyCase(d, place), anyCase(d, goods), d.one([one.lotCode ?? '', '']), quantity];
    });
    const { whole, apart } = await bothWays('existencias', 'jefe', sheet, {
      bundles: bundlesOf(seed),
    });
    expect(apart).toEqual(whole);
    const repeated = whole.filter(({ errors }) =>
      errors.some((one) => /Se repite/.test(one.message)),
    );
    expect(repeated).not.toHaveLength(0);
  },
);

test.each(seeds)(
  'stock whose products are said by the number under their bars (%i)',
  async (seed) => {
    const d = dice(seed);
    const goods = await db()
      .select({ barcode: product.barcode })
      .from(product)
      .where(isNotNull(product.barcode))
      .limit(8);
    const shelves = await db().select({ code: location.code }).from(location).limit(3);
    const bars = [...goods.map(({ barcode }) => barcode ?? ''), '0000', ''];
    const sheet = sheetOf(['Ubicación', 'Código', 'Cantidad'], 100, () => [
      d.one(shelves).code,
      d.one(bars),
      String(d.roll(9)),
    ]);
    const { whole, apart } = await bothWays('existencias', 'jefe', sheet, {
      ...{ rules: [lookup('sku', 'barcode')], bundles: bundlesOf(seed) },
    });
    expect(apart).toEqual(whole);
  },
);

test.each(seeds)('touches of people who have more numbers than one (%i)', async (seed) => {
  const d = dice(seed);
  const people = await db()
    .select({ id: person.id, docket: person.docket })
    .from(person)
    .where(isNull(person.leaveDate))
    .limit(4);
  await db()
    .insert(clockCredential)
    .values(people.map(({ id }) => ({ credential: `LLAVE${id}`, personId: id })))
    .onConflictDoNothing();
  const numbers = [
    ...people.flatMap(({ id, docket }) => [docket, `LLAVE${id}`]),
    ...['DE-NADIE', 'de-nadie', ''],
  ];
  const sheet = sheetOf(['Legajo', 'Fecha y hora', 'Qué es'], 200, () => [
    d.one(numbers),
    d.one(['03/08/2026 08:00', '03/08/2026 08:01', '04/08/2026 17:00', 'ayer']),
    d.one(['', 'Entrada', 'Salida']),
  ]);
  const { whole, apart } = await bothWays('fichadas', 'admin', sheet, {
    bundles: bundlesOf(seed),
  });
  expect(apart).toEqual(whole);
  expect(whole.filter(({ state }) => state === 'unchanged')).not.toHaveLength(0);
});

test('rows that name nothing are spread, and an import that compares all of them has one part', async () => {
  const viewer = viewers.admin;
  if (!viewer) throw new Error('nobody asks');
  const asking = { db: db(), viewer };
  const empty = sheetOf(['Legajo', 'Fecha y hora'], 2000, () => ['', '03/08/2026 08:00']);
  const parts = await partsOfRows(asking, openDefinition(viewer, 'fichadas'), [], empty);
  expect(new Set(parts).size).toBeGreaterThan(1990);
  const people = await partsOfRows(asking, openDefinition(viewer, 'personas'), [], empty);
  expect(new Set(people).size).toBe(1);
});
