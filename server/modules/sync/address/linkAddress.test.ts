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
import { eq, like } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { startOutsideServer } from '../../../../tests/support/outsideServer';
import { until } from '../../../../tests/support/until';
import { auditEntry } from '../../../db/schema/audit';
import { account } from '../../../db/schema/session';
import { linkKey } from '../../../db/schema/sync';
import { product } from '../../../db/schema/warehouse';
import { publicReach } from '../../../engine/outside/outsideReach';

let other: Awaited<ReturnType<typeof startOutsideServer>>;
let server: TestServer;
const secret = 'Bearer muy-secreta-314';
/** The account that may bring products in: the administrator of the demo may not. */
let chief: number;

beforeAll(async () => {
  other = await startOutsideServer();
  server = await buildServer({}, { outsideReach: other.reach(publicReach) });
  const [boss] = await db().select().from(account).where(eq(account.username, 'jefe'));
  chief = boss?.id ?? 0;
});
afterAll(async () => {
  await server.close();
  await other.stop();
});

const db = () => server.services.database.db;

const catalogue = (prefix: string, names: readonly string[]) =>
  JSON.stringify({
    datos: names.map((name, at) => ({ Código: `${prefix}-${at}`, Nombre: name, Unidad: 'unidad' })),
  });

const fields = (given: object) =>
  linkFields.parse({
    ...{ name: 'Tienda', what: 'productos', via: 'address', rowsPath: 'datos' },
    ...{ url: `${other.origin}/catalogo`, header: 'X-Api-Key', days: [1], rules: [] },
    ...{ accountId: chief, ...given },
  });

async function makeLink(given: object) {
  const { body, status, error } = await server.call(saveLink, fields(given), 'admin');
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body;
}

const answerWith = (status: number, body = '', headers = {}) =>
  other.answer((response) => response.writeHead(status, headers).end(body));

async function run(id: number) {
  const { status, error } = await server.call(runLink, { id }, 'admin');
  if (status !== 200) throw new Error(error.message);
  const filters = [{ field: 'linkId', operator: 'is', value: id }];
  const { body } = await until(
    () => server.call(listLinkRuns, { filters }, 'admin'),
    ({ body: { rows } }) => rows.length > 0 && rows.every(({ endedAt }) => endedAt !== null),
  );
  return body.rows;
}

const productsOf = (prefix: string) =>
  db()
    .select({ name: product.name })
    .from(product)
    .where(like(product.sku, `${prefix}-%`))
    .orderBy(product.sku);

test('what an address answers comes in once; the same answer again changes nothing, another one does', async () => {
  const made = await makeLink({ name: 'Una vez' });
  await server.call(saveLinkKey, { id: made.id, key: secret }, 'admin');
  answerWith(200, catalogue('UV', ['Uno', 'Dos', '']));
  const [first] = await run(made.id);
  expect(first).toMatchObject({ state: 'partial', fileName: 'catalogo', read: 3, written: 2 });
  expect(other.taken.at(-1)?.headers['x-api-key']).toBe(secret);
  const states = (await run(made.id)).map(({ state }) => state);
  expect(states).toEqual(['empty', 'partial']);
  answerWith(200, catalogue('UV', ['Uno cambiado', 'Dos', 'Tres']));
  const [again] = await run(made.id);
  expect(again).toMatchObject({ state: 'done', written: 2, unchanged: 1, rejected: 0 });
  expect(await productsOf('UV')).toEqual(['Uno cambiado', 'Dos', 'Tres'].map((name) => ({ name })));
});

test('a long CSV comes in as it is answered, beyond what a JSON may have', async () => {
  const made = await makeLink({ name: 'Larga', header: '', rowsPath: '' });
  const stuffing = 'x'.repeat(900_000);
  other.answer((response) => {
    response.writeHead(200);
    response.write('Código;Nombre;Unidad;Relleno\r\n');
    for (let at = 0; at < 40; at += 1) response.write(`LARGA-${at};Uno;unidad;${stuffing}\r\n`);
    response.end();
  });
  const [read] = await run(made.id);
  expect(read).toMatchObject({ state: 'done', read: 40, written: 40 });
  expect(await productsOf('LARGA')).toHaveLength(40);
}, 60_000);

test.each<[string, () => void, string]>([
  ['a refusal', () => answerWith(401), 'El otro sistema respondió 401: revisá la clave.'],
  ['a failure', () => answerWith(500), 'El otro sistema respondió 500.'],
  [
    'a redirect',
    () => answerWith(302, '', { location: `${other.origin}/adentro` }),
    'El otro sistema respondió 302: manda a otra dirección, y eso no se sigue.',
  ],
  [
    'an answer that breaks off',
    () =>
      other.answer((response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('{"datos": [', () => response.destroy());
      }),
    'La respuesta se cortó, tardó demasiado o pasa de 32 MB: no se tomó nada.',
  ],
  [
    'an answer without end',
    () =>
      other.answer((response) => {
        const pour = () => {
          while (!response.destroyed && response.write('[1,'.repeat(50_000)));
        };
        response.on('drain', pour);
        pour();
      }),
    'La respuesta se cortó, tardó demasiado o pasa de 32 MB: no se tomó nada.',
  ],
  ['a page', () => answerWith(200, '<html>Ingresá</html>'), 'El archivo no tiene filas'],
])('%s is a failed run with its reason, and nothing is taken', async (name, answer, words) => {
  const made = await makeLink({ name: `Falla ${name}`, header: '' });
  answer();
  const [failed] = await run(made.id);
  expect([failed?.state, failed?.error]).toEqual(['failed', expect.stringContaining(words)]);
  expect(other.taken.map(({ path }) => path)).not.toContain('/adentro');
});

test('a trial tells what is wrong with the answer', async () => {
  const tryIt = async () =>
    (await server.call(tryLink, fields({ name: 'Prueba', header: '' }), 'admin')).body;
  answerWith(200, '{"otros": []}');
  expect((await tryIt()).problems).toEqual([
    'En “datos” no hay una lista: decí dónde están las filas.',
  ]);
  answerWith(204);
  expect((await tryIt()).fileName).toBeNull();
  answerWith(200, catalogue('PR', ['Uno', '']));
  const { counts, rows } = await tryIt();
  expect([counts.new, counts.invalid, rows.map(({ number }) => number)]).toEqual([1, 1, [2, 1]]);
  expect(await productsOf('PR')).toEqual([]);
});

test('without its key it asks nobody; an answer without content is nothing new', async () => {
  const made = await makeLink({ name: 'Sin clave', url: `${other.origin}/sin-clave` });
  answerWith(204);
  const [failed] = await run(made.id);
  expect(failed?.error).toBe('Falta la clave: cargala en el enlace.');
  expect(other.taken.map(({ path }) => path)).not.toContain('/sin-clave');
  await server.call(saveLinkKey, { id: made.id, key: secret }, 'admin');
  expect((await run(made.id))[0]?.state).toBe('empty');
});

test('the key goes to the place it was given for, and is read by nobody', async () => {
  const made = await makeLink({ name: 'Clave' });
  const { body } = await server.call(saveLinkKey, { id: made.id, key: secret }, 'admin');
  expect(body.hasKey).toBe(true);
  answerWith(200, catalogue('CL', ['Uno']));
  const tryIt = (given: object) =>
    server.call(tryLink, { ...fields({ name: 'Clave', ...given }), id: made.id }, 'admin');
  expect((await tryIt({ url: `${other.origin}/otra-ruta` })).body.counts.new).toBe(1);
  // Another port is another system, and another header another use.
  const elsewhere = new URL(other.origin);
  const moved = await tryIt({ url: `https://example.com:443${elsewhere.pathname}` });
  expect(moved.error.message).toBe('Falta la clave: cargala en el enlace.');
  const renamed = await tryIt({ header: 'X-Otro' });
  expect(renamed.error.message).toBe('Falta la clave: cargala en el enlace.');
  const copied = await server.call(copyLink, { id: made.id }, 'admin');
  expect(copied.body).toMatchObject({ url: made.url, hasKey: false });
  const { id, version } = body;
  const kept = { ...fields({ name: 'Clave', rowsPath: '' }), id, version };
  const same = await server.call(saveLink, kept, 'admin');
  expect(same.body.hasKey).toBe(true);
  const away = { ...kept, url: 'https://example.com/catalogo', version: same.body.version };
  expect((await server.call(saveLink, away, 'admin')).body.hasKey).toBe(false);
  const stored = await db().select().from(linkKey);
  const audited = await db().select().from(auditEntry).where(eq(auditEntry.entity, 'link'));
  const seen = JSON.stringify([body, copied.body, stored, audited]);
  expect(seen).not.toContain('muy-secreta');
});

test('an address of the own network, one without scheme and none at all are refused at their datum', async () => {
  for (const url of [
    'https://127.0.0.1/x',
    'https://localhost/x',
    'http://169.254.169.254/',
    null,
  ]) {
    for (const accion of [saveLink, tryLink]) {
      const { status, error } = await server.call(
        accion,
        fields({ name: 'Adentro', url }),
        'admin',
      );
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['url']]);
    }
  }
  const { error } = await server.call(saveLink, { ...fields({}), header: 'Host' }, 'admin');
  expect(Object.keys(error.fields ?? {})).toEqual(['header']);
});

test('a key is refused from who may not bring the data in, with a line break, and where no header takes it', async () => {
  const made = await makeLink({ name: 'Ajena' });
  const give = (key: string, who: string) => server.call(saveLinkKey, { id: made.id, key }, who);
  expect((await give('x', 'empleado')).status).toBe(403);
  expect((await give('a\r\nHost: b', 'admin')).status).toBe(422);
  const plain = await makeLink({ name: 'Abierta', header: '' });
  const refused = await server.call(saveLinkKey, { id: plain.id, key: 'x' }, 'admin');
  expect(Object.keys(refused.error.fields ?? {})).toEqual(['key']);
  await give('x', 'admin');
  const { body } = await server.call(saveLinkKey, { id: made.id, key: null }, 'admin');
  expect(body.hasKey).toBe(false);
  expect((await server.call(getLink, { id: made.id }, 'admin')).body.hasKey).toBe(false);
});
