import {
  addDocument,
  addDocumentVersion,
  listDocuments,
  updateDocument,
} from '@contract/documents/documentAcciones';
import { uploadFile } from '@contract/files/uploadFile';
import { sql } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { sendForm } from '../../../../tests/support/uploadAs';
import { documentType } from '../../../db/schema/documents';
import { demoPaper } from '../../../seed/demoPaper';
import { readTexts } from './readTexts';

let server: TestServer;
const types: Record<string, number> = {};
const people: Record<string, number> = {};

beforeAll(async () => {
  server = await buildServer();
  const { db, pool } = server.services.database;
  for (const type of await db.select().from(documentType)) types[type.name] = type.id;
  const { rows } = await pool.query('select username, person_id as id from account');
  for (const { username, id } of rows) people[username] = id;
});
afterAll(() => server.close());

const read = () => readTexts(server.services.database.db, server.services);

async function upload(as: string, bytes: Uint8Array, name = 'papel.pdf') {
  const file = { name, bytes };
  return (await sendForm(server, uploadFile, as, { purpose: 'document' }, file)).body.hash;
}

async function file(as: string, typeName: string, bytes: Uint8Array, name?: string) {
  const input = { personId: people.empleado ?? 0, typeId: types[typeName] ?? 0, title: 'Papel' };
  const sent = { ...input, file: await upload(as, bytes, name) };
  return (await server.call(addDocument, sent, as)).body;
}

const find = async (as: string, search: string) =>
  (await server.call(listDocuments, { search, size: 100 }, as)).body;
const idsOf = async (as: string, search: string) =>
  (await find(as, search)).rows.map(({ id }) => id);

const office = (part: string, xml: string, kind: string) =>
  zipSync({
    '[Content_Types].xml': new TextEncoder().encode(
      `<Types xmlns="x"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}+xml"/></Types>`,
    ),
    [part]: new TextEncoder().encode(xml),
  });

test('a paper is found by what it says, with the words around it, by its person and who keeps the files alone', async () => {
  const bytes = await demoPaper('Anexo', [
    'La persona recibió la inducción sobre zorras eléctricas y apiladoras, con el DNI 25.443.201.',
  ]);
  const { id } = await file('rrhh', 'Contrato de trabajo', bytes);
  await read();
  for (const words of ['apiladora', 'INDUCCION', '25443201', 'zorra apilad', '25.443.201']) {
    expect([words, await idsOf('empleado', words)]).toEqual([words, [id]]);
    expect([words, await idsOf('rrhh', words)]).toEqual([words, [id]]);
  }
  for (const other of ['supervisor', 'jefe', 'operario']) {
    expect([other, (await find(other, 'apiladora')).total]).toEqual([other, 0]);
  }
  const [row] = (await find('empleado', 'apiladora')).rows;
  expect(row?.excerpt).toEqual({
    before: '…recibió la inducción sobre zorras eléctricas y ',
    found: 'apiladoras',
    after: ', con el DNI 25.443.201.',
  });
  expect((await find('empleado', '25443201')).rows[0]?.excerpt?.found).toBe('25.443.201');
  expect(await idsOf('empleado', 'apiladora grúa')).toEqual([]);
});

test('nobody finds the words of a paper that they may not open', async () => {
  const bytes = await demoPaper('Nota', ['Se investiga un faltante de mercadería en dársena.']);
  const { id } = await file('rrhh', 'Nota interna', bytes);
  await read();
  expect(await idsOf('rrhh', 'faltante darsena')).toEqual([id]);
  expect(await find('empleado', 'faltante')).toEqual({ rows: [], total: 0 });
  const shown = { id, version: 1, typeId: types['Contrato de trabajo'] ?? 0, title: 'Papel' };
  expect((await server.call(updateDocument, shown, 'rrhh')).status).toBe(200);
  expect(await idsOf('empleado', 'faltante')).toEqual([id]);
});

test('what a paper says is what its last version says; its title and its person find it too', async () => {
  const { id } = await file('empleado', 'DNI', await demoPaper('Uno', ['Domicilio en Quilmes']));
  await read();
  expect(await idsOf('empleado', 'quilmes')).toEqual([id]);
  const newer = await upload('empleado', await demoPaper('Dos', ['Domicilio en Berazategui']));
  await server.call(addDocumentVersion, { id, version: 1, file: newer }, 'empleado');
  await read();
  expect(await idsOf('empleado', 'quilmes')).toEqual([]);
  const [row] = (await find('empleado', 'papel berazategui')).rows;
  expect([row?.id, row?.excerpt?.found]).toEqual([id, 'Berazategui']);
  expect((await find('empleado', 'papel')).rows.every(({ excerpt }) => !excerpt)).toBe(true);
});

test('Word documents and sheets are read as well', async () => {
  const word = office(
    'word/document.xml',
    '<w:document><w:p><w:t>Cl&#225;usula de</w:t><w:t> permanencia &amp; traslado</w:t></w:p></w:document>',
    'wordprocessingml.document.main',
  );
  const { id } = await file('rrhh', 'Contrato de trabajo', word, 'anexo.docx');
  await read();
  expect((await find('empleado', 'clausula')).rows.map((row) => [row.id, row.excerpt])).toEqual([
    [id, { before: '', found: 'Cláusula', after: ' de permanencia & traslado' }],
  ]);
});

test('a broken file has no text, is read once and stops nobody', async () => {
  const { db } = server.services.database;
  await file('rrhh', 'Contrato de trabajo', new TextEncoder().encode('%PDF-1.7\nnada\n'));
  await read();
  await read();
  const { rows } = await db.execute(sql`select read_at is not null as done
    from file_text where body = ''`);
  expect(rows).toEqual([{ done: true }]);
});

test('the demo says of its papers what reading them finds', async () => {
  const { db, pool } = server.services.database;
  const { rows } = await pool.query(`select hash, body from file_text where tries = 1
    and body like 'Contrato de trabajo%' order by hash limit 3`);
  await db.execute(sql`delete from file_text`);
  await read();
  const all = await pool.query('select hash, body from file_text where read_at is not null');
  const found = new Map(all.rows.map(({ hash, body }) => [hash, body.replace(/\s+/g, ' ')]));
  for (const { hash, body } of rows) expect(found.get(hash)).toBe(body.replace(/\s+/g, ' '));
});
