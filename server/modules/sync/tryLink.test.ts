import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { linkFields } from '@contract/sync/link';
import { getLinkChoices, tryLink } from '@contract/sync/linkAcciones';
import type { LinkRule } from '@contract/sync/linkRule';
import { asc, eq, isNotNull, ne } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { product } from '../../db/schema/warehouse';
import { docketLookups } from '../../engine/people/docketLookups';
import { readAccountViewer } from '../../engine/session/readViewer';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const byTitle = (key: string, column: string, lookup: string): LinkRule => ({
  ...{ key, from: 'column', column, lookup, constant: '', table: [] },
  ...{ otherwise: 'keep', day: '', number: '', digits: 0 },
});

/** An import needs the name of somebody who may bring it in. */
const lenders: Record<string, string> = {
  ...{ novedades: 'rrhh', existencias: 'jefe', productos: 'jefe' },
};

async function trial(what: string, name: string, text: string, rules: readonly LinkRule[]) {
  const at = path.join(server.services.config.linksDir, name);
  await mkdir(at, { recursive: true });
  await writeFile(path.join(at, 'a.csv'), text);
  const { db } = server.services.database;
  const [lender] = await db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.username, lenders[what] ?? 'admin'));
  const accountId = lender?.id ?? null;
  const asked = linkFields.parse({ name, what, folder: name, days: [1], rules, accountId });
  const { body, status, error } = await server.call(tryLink, asked, 'admin');
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body;
}

test('a trial says what would be changed and refused, and writes nothing', async () => {
  const { db } = server.services.database;
  const [one] = await db.select().from(person).orderBy(asc(person.id)).limit(1);
  const lines = [`${one?.docket};Distinto;${one?.dni}`, `${one?.docket};x;1`];
  const text = ['Legajo;Familia;DNI', ...lines].join('\r\n');
  const found = await trial('personas', 'prueba', text, [byTitle('lastName', 'familia', '')]);
  expect(found).toMatchObject({
    ...{ fileName: 'a.csv', headers: ['Legajo', 'Familia', 'DNI'], problems: [] },
    counts: { new: 0, changed: 1, unchanged: 0, invalid: 1 },
  });
  const [now] = await db
    .select()
    .from(person)
    .where(eq(person.id, one?.id ?? 0));
  expect(now?.lastName).toBe(one?.lastName);
});

test('people are found by their DNI, however it is written, and an unknown one is told by its number', async () => {
  const { db } = server.services.database;
  const [one] = await db.select().from(person).orderBy(asc(person.id)).limit(1);
  const dotted = (one?.dni ?? '').replace(/(\d{3})(\d{3})$/, '.$1.$2');
  const text = [
    'Documento;Tipo;Desde',
    `${dotted};NADIE;2026-12-01`,
    '99999999;NADIE;2026-12-01',
    ';NADIE;2026-12-01',
  ].join('\r\n');
  const rules = [byTitle('docket', 'Documento', 'dni')];
  const { rows, problems } = await trial('novedades', 'por-dni', text, rules);
  expect(problems).toEqual([]);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  expect(byNumber.get(2)?.cells[0]).toBe(one?.docket);
  expect(byNumber.get(2)?.errors.join()).not.toContain('Legajo');
  expect(byNumber.get(3)?.errors).toContain('Legajo: No hay ninguno con DNI 99999999.');
  expect(byNumber.get(4)?.errors).toContain('Legajo: Completá este dato.');
});

test('goods are found by the number under their bars', async () => {
  const { db } = server.services.database;
  const [one] = await db.select().from(product).where(isNotNull(product.barcode)).limit(1);
  const text = `Ubicación;EAN;Cantidad\r\nNO-HAY;${one?.barcode};5\r\n`;
  const { rows } = await trial('existencias', 'por-barras', text, [
    byTitle('sku', 'EAN', 'barcode'),
  ]);
  expect(rows[0]?.cells).toContain(one?.sku);
  expect(rows[0]?.errors.join()).not.toContain('producto');
});

test('a rule that looks for a datum by something it has not is told before any row is read', async () => {
  const { problems, rows } = await trial('personas', 'sin-dato', 'Nombre\r\nAna\r\n', [
    byTitle('firstName', 'Nombre', 'dni'),
  ]);
  expect(problems.join()).toContain('no se puede buscar por otro dato');
  expect(rows).toEqual([]);
});

test('the form is told which data may be looked up', async () => {
  const { body } = await server.call(getLinkChoices, {}, 'admin');
  const docket = body.kinds
    .find(({ kind }) => kind === 'fichadas')
    ?.columns.find(({ key }) => key === 'docket');
  expect(docket?.lookups.map(({ label }) => label)).toEqual(['DNI', 'CUIL']);
});

test('whoever reaches a team does not learn the docket of anybody else', async () => {
  const { db } = server.services.database;
  const [own] = await db.select().from(account).where(eq(account.username, 'supervisor'));
  const viewer = own && (await readAccountViewer(db, own.id));
  if (!viewer) throw new Error('no supervisor');
  const [stranger] = await db
    .select()
    .from(person)
    .where(ne(person.siteId, viewer.siteId ?? 0))
    .limit(1);
  const [self] = await db
    .select()
    .from(person)
    .where(eq(person.id, viewer.personId ?? 0));
  const [byDni] = docketLookups(() => 'team');
  const texts = [stranger?.dni ?? '', self?.dni ?? ''];
  const found = await byDni?.find({ db, viewer }, texts);
  expect([...(found ?? [])]).toEqual([[self?.dni, [self?.docket]]]);
});

test('of a long file the first 50,000 rows are looked at, and it says that there are more', async () => {
  const line = (at: number) => `LARGO-${at};Producto;unidad`;
  const text = (count: number) =>
    ['Código;Nombre;Unidad', ...Array.from({ length: count }, (_, at) => line(at))].join('\r\n');
  const long = await trial('productos', 'largo', text(50_003), []);
  expect(long).toMatchObject({ more: true, counts: { new: 50_000, invalid: 0 }, problems: [] });
  const few = await trial('productos', 'corto', text(3), []);
  expect(few).toMatchObject({ more: false, counts: { new: 3 } });
  // A run would refuse it, since its rows are compared with each other.
  const people = ['Legajo;Apellido', ...Array.from({ length: 50_001 }, (_, at) => `L${at};x`)];
  const refused = await trial('personas', 'gente', people.join('\r\n'), []);
  expect(refused).toMatchObject({
    ...{ more: false, rows: [] },
    problems: ['Son más de 50.000 filas: dividí el archivo.'],
  });
}, 60_000);
