import { linkFields } from '@contract/sync/link';
import {
  copyLink,
  getLink,
  listLinkRuns,
  runLink,
  saveLink,
  saveLinkKey,
  tryLink,
} from '@contract/sync/linkAcciones';
import { getOutsideHosts, saveOutsideHosts } from '@contract/sync/outsideAcciones';
import { eq, like } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { startOlderWms } from '../../../../tests/support/olderWms';
import { until } from '../../../../tests/support/until';
import { auditEntry } from '../../../db/schema/audit';
import { jobProgress } from '../../../db/schema/events';
import { account } from '../../../db/schema/session';
import { linkKey, linkRun } from '../../../db/schema/sync';
import { product } from '../../../db/schema/warehouse';
import { readPages } from './readPages';

let older: Awaited<ReturnType<typeof startOlderWms>>;
let server: TestServer;
/** The account that may bring products in: the administrator of the demo may not. */
let chief: number;
const key = 'Bearer clave-vieja-828';

const db = () => server.services.database.db;

beforeAll(async () => {
  older = await startOlderWms();
  server = await buildServer();
  const { version } = (await server.call(getOutsideHosts, {}, 'admin')).body;
  await server.call(saveOutsideHosts, { allowed: [older.origin], version }, 'admin');
  const [boss] = await db().select().from(account).where(eq(account.username, 'jefe'));
  chief = boss?.id ?? 0;
});
afterAll(async () => {
  await server.close();
  await older.stop();
});
beforeEach(() => {
  older.answer(null);
  older.beforeEach(() => undefined);
});

const rowsOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ Código: `${prefix}-${at}`, Nombre: `Artículo ${at}`, Unidad: 'unidad' },
  }));

const fields = (given: object) =>
  linkFields.parse({
    ...{ name: 'Viejo', what: 'productos', via: 'wms', url: older.origin, days: [1], rules: [] },
    ...{ wmsAccion: 'articulo.listado', wmsUser: older.user, wmsPage: 'pagina=0' },
    ...{ rowsPath: 'datos', wmsTotal: 'cantidad', accountId: chief, ...given },
  });

async function makeLink(given: object, token: string | null = older.token) {
  const { body, status, error } = await server.call(saveLink, fields(given), 'admin');
  if (status !== 200) throw new Error(JSON.stringify(error));
  if (token !== null) await giveToken(body.id, token);
  return body;
}

const giveToken = (id: number, token: string | null) =>
  server.call(saveLinkKey, { id, secret: 'token', key: token }, 'admin');

async function run(id: number) {
  const { status, error } = await server.call(runLink, { id }, 'admin');
  if (status !== 200) throw new Error(error.message);
  const filters = [{ field: 'linkId', operator: 'is', value: id }];
  const { body } = await until(
    () => server.call(listLinkRuns, { filters }, 'admin'),
    ({ body: { rows } }) => rows.length > 0 && rows.every(({ endedAt }) => endedAt !== null),
  );
  return body.rows[0];
}

const countOf = (prefix: string) => db().$count(product, like(product.sku, `${prefix}-%`));

test('a list is asked for page by page, to the letter of the protocol, and comes in once', async () => {
  older.list('uno.listado', rowsOf('PG', 5));
  const made = await makeLink({ name: 'Páginas', wmsAccion: 'uno.listado', wmsParams: 'estado=1' });
  expect(await run(made.id)).toMatchObject({
    ...{ state: 'done', fileName: 'uno.listado', read: 5, written: 5, rejected: 0 },
  });
  // A second reading tells what moved between two pages.
  expect(older.calls.map(({ query }) => query.get('pagina'))).toEqual([
    ...['0', '1', '2'],
    ...['0', '1', '2'],
  ]);
  expect(older.calls[0]).toMatchObject({ page: '/web-service', method: 'POST' });
  expect(older.calls[0]?.body.get('estado')).toBe('1');
  expect((await run(made.id))?.state).toBe('empty');
  expect(await countOf('PG')).toBe(5);
});

test('by GET at the other page, in one answer, and an empty list is nothing new', async () => {
  older.list('dos.listado', rowsOf('GE', 2));
  const asked = { wmsAccion: 'dos.listado', wmsMethod: 'GET', wmsEntry: 'mobile-final' };
  const made = await makeLink({ name: 'Una', ...asked, wmsPage: '' });
  expect(await run(made.id)).toMatchObject({ state: 'done', written: 2 });
  expect(older.calls).toHaveLength(1);
  expect(older.calls[0]).toMatchObject({ page: '/mobile-final', method: 'GET' });
  older.list('dos.listado', []);
  expect((await run(made.id))?.state).toBe('empty');
});

test('a list without a total is read to the page that has no rows', async () => {
  const pages = [rowsOf('ST', 2), rowsOf('ST', 3).slice(2), []];
  older.answer((response, { body }) =>
    response.end(JSON.stringify(pages[Number(body.get('pagina'))] ?? [])),
  );
  const made = await makeLink({ name: 'Sin total', rowsPath: '', wmsTotal: '' });
  expect(await run(made.id)).toMatchObject({ state: 'done', read: 3, written: 3 });
});

test('a list that grows meanwhile is read anew until it holds still', async () => {
  const rows = rowsOf('CR', 6);
  const shown = rows.slice(0, 4);
  older.list('crece.listado', shown);
  older.beforeEach((at) => void (at === 1 && shown.push(...rows.slice(4))));
  const made = await makeLink({ name: 'Crece', wmsAccion: 'crece.listado' });
  expect(await run(made.id)).toMatchObject({ state: 'done', read: 6 });
  expect(await countOf('CR')).toBe(6);
});

test('a row that slips to a page already read, with the same total, is not lost', async () => {
  const rows = rowsOf('DE', 5);
  const shown = rows.slice(0, 4);
  older.list('desliza.listado', shown);
  // The first goes and another comes: the third slips to the first page, which was read.
  older.beforeEach((at) => void (at === 1 && shown.splice(0, 4, ...rows.slice(1))));
  const made = await makeLink({ name: 'Desliza', wmsAccion: 'desliza.listado' });
  expect(await run(made.id)).toMatchObject({ state: 'done', read: 4 });
  const taken = await db()
    .select({ sku: product.sku })
    .from(product)
    .where(like(product.sku, 'DE-%'))
    .orderBy(product.sku);
  expect(taken.map(({ sku }) => sku)).toEqual(['DE-1', 'DE-2', 'DE-3', 'DE-4']);
});

test('of a list that never holds still nothing is taken', async () => {
  const shown = rowsOf('NU', 4);
  older.list('nunca.listado', shown);
  older.beforeEach((at) => {
    const [first] = shown.splice(0, 1);
    if (first) shown.push({ ...first, Nombre: `Artículo ${at}` });
  });
  const made = await makeLink({ name: 'Nunca', wmsAccion: 'nunca.listado' });
  const failed = await run(made.id);
  expect([failed?.state, failed?.error]).toEqual([
    'failed',
    'La lista cambia mientras se lee: no se tomó nada, y la próxima corrida la lee de nuevo.',
  ]);
  expect(await countOf('NU')).toBe(0);
});

const json = (value: unknown) => () =>
  older.answer((response) => response.end(JSON.stringify(value)));

test.each<[string, object, () => void, string]>([
  [
    'a token that is refused',
    { wmsAccion: 'uno.listado', token: 'otro' },
    () => undefined,
    'El otro WMS respondió 401 (Token invalido): revisá el token, el usuario y la clave.',
  ],
  [
    'a user who may not',
    { wmsUser: '99' },
    () => undefined,
    'El otro WMS respondió 403 (Usuario sin permiso): revisá el token, el usuario y la clave.',
  ],
  ['an accion that is not known', {}, () => undefined, 'respondió 400 (Accion desconocida).'],
  [
    'an error in the body that repeats the token',
    {},
    () => json({ error: `Token ${older.token} vencido` })(),
    'Respondió con un error: Token ••• vencido',
  ],
  [
    'a page to sign in at',
    {},
    () => older.answer((response) => response.end('<html>Ingresá</html>')),
    'Respondió una página y no datos: revisá la dirección y la página de entrada.',
  ],
  [
    'a redirect',
    {},
    () =>
      older.answer((response) =>
        response.writeHead(302, { location: `${older.origin}/adentro` }).end(),
      ),
    'El otro sistema respondió 302: manda a otra dirección, y eso no se sigue.',
  ],
  ['an empty answer', {}, () => older.answer((response) => response.end()), 'sin nada adentro'],
  [
    'fewer rows than announced',
    { name: 'Menos' },
    () =>
      older.answer((response, { body }) => {
        const datos = body.get('pagina') === '0' ? rowsOf('ME', 2) : [];
        response.end(JSON.stringify({ datos, cantidad: 9 }));
      }),
    'El otro WMS anunció 9 filas y dio 2: no se tomó nada.',
  ],
  [
    'one answer of a list that has more',
    { wmsPage: '' },
    json({ datos: [{}, {}], cantidad: '120' }),
    'La respuesta trae 2 filas y anuncia 120: poné el dato con el número de página.',
  ],
  [
    'a datum for the page that nobody looks at',
    { wmsPage: 'hoja' },
    json({ datos: [{ a: 1 }], cantidad: 120 }),
    'La página 2 dice lo mismo que la anterior: revisá el dato con el número de página.',
  ],
  [
    'an answer without end',
    {},
    () =>
      older.answer((response) => {
        const pour = () => {
          while (!response.destroyed && response.write('[1,'.repeat(50_000)));
        };
        response.on('drain', pour);
        pour();
      }),
    'La respuesta se cortó, tardó demasiado o pasa de 32 MB: no se tomó nada.',
  ],
])('%s is a failed run with its reason', async (name, given, answer, words) => {
  const { token = older.token, ...rest } = given as { token?: string };
  const made = await makeLink({ name: `Falla ${name}`, ...rest }, token);
  answer();
  const failed = await run(made.id);
  expect([failed?.state, failed?.error]).toEqual(['failed', expect.stringContaining(words)]);
  expect(older.calls.map(({ page }) => page)).not.toContain('/adentro');
});

test('a list of more pages than the limit, and one that hangs, are given up', async () => {
  const { services } = server;
  const source = { ...fields({ wmsTotal: '' }), url: older.origin };
  const secrets = { token: older.token, key: null };
  const read = (ms: number) =>
    readPages({
      ...{ services, source, secrets, turn: { turn: 'test', background: true } },
      until: performance.now() + ms,
    });
  older.answer((response, { body }) =>
    response.end(JSON.stringify({ datos: [{ page: body.get('pagina') }] })),
  );
  await expect(read(300_000)).rejects.toThrow('La lista pasa de 500 páginas');
  await expect(read(-1)).rejects.toThrow('Leer la lista entera tardó demasiado');
  older.answer(() => undefined);
  await expect(read(300)).rejects.toThrow('El otro sistema tardó demasiado.');
});

test('a trial reads once, says what is missing, and writes nothing', async () => {
  const made = await makeLink({ name: 'Prueba', wmsAccion: 'pr.listado' }, null);
  const asked = { ...fields({ name: 'Prueba', wmsAccion: 'pr.listado' }), id: made.id };
  const tryIt = (given: object = {}) => server.call(tryLink, { ...asked, ...given }, 'admin');
  expect((await tryIt()).error.message).toBe('Falta el token: cargalo en el enlace.');
  expect(older.calls).toEqual([]);
  await giveToken(made.id, older.token);
  const nameless = { Código: '', Nombre: 'Sin código', Unidad: 'unidad' };
  older.list('pr.listado', [...rowsOf('PR', 3), nameless]);
  const { body } = await tryIt();
  expect([body.fileName, body.counts.new, body.counts.invalid]).toEqual(['pr.listado', 3, 1]);
  expect(older.calls).toHaveLength(2);
  expect(await countOf('PR')).toBe(0);
  const { status, error } = await tryIt({ wmsAccion: 'otra.listado' });
  expect([status, error.message]).toEqual([409, expect.stringContaining('Accion desconocida')]);
});

test('token and key go to the place they were given for, and are read by nobody', async () => {
  const header = 'Authorization';
  const made = await makeLink({ name: 'Secretos', header, wmsAccion: 'se.listado' });
  older.list('se.listado', rowsOf('SE', 1));
  expect((await run(made.id))?.error).toBe('Falta la clave: cargala en el enlace.');
  await server.call(saveLinkKey, { id: made.id, key }, 'admin');
  expect((await run(made.id))?.state).toBe('done');
  expect(older.calls.at(-1)?.headers.authorization).toBe(key);

  const { body } = await server.call(getLink, { id: made.id }, 'admin');
  expect(body).toMatchObject({ hasKey: true, hasToken: true });
  const copied = await server.call(copyLink, { id: made.id }, 'admin');
  expect(copied.body).toMatchObject({
    ...{ url: older.origin, wmsAccion: 'se.listado', hasKey: false, hasToken: false },
  });

  const asked = { ...fields({ name: 'Secretos', header, wmsAccion: 'se.listado' }), id: made.id };
  const elsewhere = { ...asked, url: 'https://example.com/wms', header: '' };
  const lent = await server.call(tryLink, elsewhere, 'admin');
  expect(lent.error.message).toBe('Falta el token: cargalo en el enlace.');
  const { version } = body;
  const renamed = await server.call(saveLink, { ...asked, header: 'X-Otro', version }, 'admin');
  expect(renamed.body).toMatchObject({ hasKey: false, hasToken: true });
  const moved = await server.call(
    saveLink,
    { ...elsewhere, version: renamed.body.version },
    'admin',
  );
  expect(moved.body).toMatchObject({ hasKey: false, hasToken: false });

  const stored = await Promise.all([
    ...[db().select().from(linkKey), db().select().from(linkRun)],
    ...[db().select().from(auditEntry), db().select().from(jobProgress)],
  ]);
  const seen = JSON.stringify([body, copied.body, lent.error, moved.body, stored]);
  for (const secret of [older.token, 'clave-vieja-828']) expect(seen).not.toContain(secret);
  const told = await db().select().from(auditEntry).where(eq(auditEntry.entity, 'link'));
  expect(JSON.stringify(told)).toContain('hasToken');
});

test('what does not say where and what to ask is refused at its datum', async () => {
  const refusedAt = async (given: object) => {
    const { status, error } = await server.call(
      saveLink,
      { ...fields({ name: 'Mal' }), ...given },
      'admin',
    );
    return [status, Object.keys(error.fields ?? {})];
  };
  expect(await refusedAt({ url: null })).toEqual([422, ['url']]);
  expect(await refusedAt({ url: 'http://169.254.169.254/' })).toEqual([422, ['url']]);
  expect(await refusedAt({ url: `${older.origin}/?x=1` })).toEqual([422, ['url']]);
  expect(await refusedAt({ wmsAccion: '' })).toEqual([422, ['wmsAccion']]);
  expect(await refusedAt({ wmsParams: 'token=x' })).toEqual([422, ['wmsParams']]);
  const folder = await server.call(
    saveLink,
    linkFields.parse({ ...fields({ name: 'Carpeta' }), via: 'folder', url: null }),
    'admin',
  );
  const { status, error } = await giveToken(folder.body.id, 'x');
  expect([status, error.fields]).toEqual([
    422,
    { key: 'El enlace no pide a otro WMS: no lleva token.' },
  ]);
});
