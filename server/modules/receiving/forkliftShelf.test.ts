import {
  addDocument,
  addDocumentVersion,
  listDocumentTypes,
  saveDocumentType,
} from '@contract/documents/documentAcciones';
import { uploadFile } from '@contract/files/uploadFile';
import { headForShelf, listPutAways, putAwayGoods } from '@contract/receiving/putAwayAcciones';
import { sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { documentIds } from '../../../tests/support/documentIds';
import { type ReceivingWorld, receivingWorld } from '../../../tests/support/receivingWorld';
import { sendForm } from '../../../tests/support/uploadAs';
import { addDays } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';

const LICENCE = 'Carnet de autoelevador';
const today = todayIn();
let server: TestServer;
let world: ReceivingWorld;
let supplierId: number;
let { types, people }: Awaited<ReturnType<typeof documentIds>> = { types: {}, people: {} };
let papers = 0;

beforeAll(async () => {
  server = await buildServer();
  world = await receivingWorld(server, 'L');
  supplierId = (await world.supplier()).id;
  ({ types, people } = await documentIds(server));
});
/** Each test begins without licences, and proposes from shelves of its own alone. */
beforeEach(async () => {
  const { db } = server.services.database;
  await db.execute(sql`
    update location set active = false where site_id = ${world.siteId} and use = 'storage'`);
  await db.execute(sql`
    update document set removed_at = anden_now() where type_id = ${types[LICENCE]} and removed_at is null`);
});
afterAll(() => server.close());

async function upload(as: string): Promise<string> {
  papers += 1;
  const file = { name: 'carnet.pdf', bytes: new TextEncoder().encode(`%PDF-1.4\n%${papers}\n`) };
  return (await sendForm(server, uploadFile, as, { purpose: 'document' }, file)).body.hash;
}

async function licence(ofWhom: string, expiresOn: string, typeName = LICENCE) {
  const file = await upload('rrhh');
  const input = { personId: people[ofWhom] ?? 0, typeId: types[typeName] ?? 0, title: 'Carnet' };
  const sent = await server.call(addDocument, { ...input, file, expiresOn }, 'rrhh');
  expect(sent.status).toBe(200);
  return sent.body;
}

/** Receives ten of a product of its own, and gives the line that waits to be put away. */
async function came() {
  papers += 1;
  const goods = await world.goods();
  const { id } = await world.announce(supplierId, `L/${papers}`, [goods.id, 10]);
  await world.receive(id, [{ product: goods.sku, quantity: 10 }]);
  return { ...goods, line: (await taskOf(goods.id))?.id ?? 0 };
}

const taskOf = async (productId: number, as = 'operario') =>
  (await world.must(listPutAways, {}, as)).rows.find((row) => row.productId === productId);
const put = (id: number, to: string, as = 'operario') =>
  server.call(putAwayGoods, { id, to, quantity: 1 }, as);

test('a shelf that is reached by forklift is proposed and taken only with a licence in force', async () => {
  await world.shelf('LA-01', { forklift: true });
  await world.shelf('LA-02');
  const { id, line } = await came();
  expect((await taskOf(id))?.shelf).toMatchObject({ code: 'LA-02', forklift: false });
  const refused = await put(line, 'LA-01');
  expect([refused.status, refused.error.fields?.to]).toEqual([
    422,
    expect.stringContaining('no hay un carnet vigente'),
  ]);
  expect(await world.lying(id)).toEqual({ RECEPCION: 10 });

  await licence('operario', addDays(today, 30));
  expect((await taskOf(id))?.shelf).toMatchObject({ code: 'LA-01', forklift: true });
  const headed = await server.call(headForShelf, { id: line, going: true }, 'operario');
  expect(headed.body.shelf).toMatchObject({ code: 'LA-01', forklift: true });
  expect((await taskOf(id))?.shelf).toMatchObject({ why: 'headed', forklift: true });
  expect((await put(line, 'LA-01')).body).toEqual({ left: 9, locationCode: 'LA-01' });
  // The licence belongs to its person alone.
  expect((await put(line, 'LA-01', 'jefe')).status).toBe(422);
});

test('goods that lie up there already are proposed elsewhere to whoever may not drive', async () => {
  await world.shelf('LB-01', { forklift: true });
  await world.shelf('LB-02');
  await licence('operario', addDays(today, 30));
  const { id, line } = await came();
  await put(line, 'LB-01');
  expect((await taskOf(id))?.shelf).toMatchObject({ code: 'LB-01', why: 'same' });
  expect((await taskOf(id, 'jefe'))?.shelf).toMatchObject({ code: 'LB-02', why: 'empty' });
});

test('a licence holds through its last day, and no paper of another type counts', async () => {
  await world.shelf('LC-01', { forklift: true });
  const { line } = await came();
  await licence('operario', addDays(today, 30), 'Libreta sanitaria');
  expect((await put(line, 'LC-01')).status).toBe(422);
  await licence('operario', today);
  expect((await put(line, 'LC-01')).status).toBe(200);
  await server.travel({ days: 1 });
  expect((await put(line, 'LC-01')).status).toBe(422);
});

test('nobody gives a licence to themselves', async () => {
  const shown = await server.call(listDocumentTypes, {}, 'rrhh');
  const { used: _used, ...type } = shown.body.rows.find(({ name }) => name === LICENCE) ?? {
    ...{ used: 0, id: 0, version: 0, name: '', folder: '' },
    ...{ visibility: 'person' as const, warnDays: 0, keepYears: null },
  };
  const brought = await server.call(saveDocumentType, { ...type, visibility: 'brings' }, 'rrhh');
  expect([brought.status, Object.keys(brought.error.fields ?? {})]).toEqual([422, ['forklift']]);

  // Even who keeps the files does not count for their own: the version has to come from somebody else.
  await world.shelf('LD-01', { forklift: true });
  const { line } = await came();
  const paper = await licence('operario', addDays(today, 30));
  expect((await put(line, 'LD-01')).status).toBe(200);
  const { db } = server.services.database;
  await db.execute(sql`
    update document_version set account_id = (select id from account where username = 'operario')
    where document_id = ${paper.id}`);
  expect((await put(line, 'LD-01')).status).toBe(422);
  const file = await upload('rrhh');
  const next = { id: paper.id, version: paper.version, file, expiresOn: addDays(today, 60) };
  expect((await server.call(addDocumentVersion, next, 'rrhh')).status).toBe(200);
  expect((await put(line, 'LD-01')).status).toBe(200);
});
