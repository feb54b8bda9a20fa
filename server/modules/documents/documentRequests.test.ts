import {
  acceptDocuments,
  cancelDocumentRequest,
  createDocumentRequest,
  decideDocument,
  deliverDocument,
  listAskedDocuments,
  listDocumentRequests,
  remindDocuments,
} from '@contract/documents/askedDocumentAcciones';
import { getDocument, listDocuments } from '@contract/documents/documentAcciones';
import { uploadFile } from '@contract/files/uploadFile';
import { listNotifications } from '@contract/notifications/listNotifications';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { documentIds } from '../../../tests/support/documentIds';
import { sendForm } from '../../../tests/support/uploadAs';
import { addDays } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';

let server: TestServer;
const today = todayIn();
const dueOn = addDays(today, 10);
let { types, people }: Awaited<ReturnType<typeof documentIds>> = { types: {}, people: {} };

beforeAll(async () => {
  server = await buildServer();
  ({ types, people } = await documentIds(server));
});
afterAll(() => server.close());

const rows = (...ids: (number | undefined)[]) => ({ kind: 'rows' as const, ids: ids.map(Number) });
const ask = (typeName: string, selection: unknown, as = 'rrhh', more = {}) =>
  server.call(
    createDocumentRequest,
    { typeId: types[typeName], dueOn, selection, note: 'De los dos lados', ...more },
    as,
  );
async function owed(as: string, typeName: string) {
  const { body } = await server.call(
    listAskedDocuments,
    { filters: [{ field: 'mine', operator: 'is', value: true }] },
    as,
  );
  const row = body.rows.find((one) => one.typeName === typeName && one.state !== 'cancelled');
  if (!row) throw new Error(`${as} owes no ${typeName}`);
  return row;
}
async function upload(as: string, text: string) {
  const file = { name: 'papel.pdf', bytes: new TextEncoder().encode(`%PDF-1.4\n%${text}\n`) };
  return (await sendForm(server, uploadFile, as, { purpose: 'document' }, file)).body.hash;
}
async function deliver(as: string, typeName: string, more: object = {}) {
  const { id, version } = await owed(as, typeName);
  const file = await upload(as, `${typeName} ${Math.random()}`);
  return server.call(deliverDocument, { id, version, file, ...more }, as);
}
const bell = async (as: string, type: string) => {
  const { body } = await server.call(listNotifications, { size: 100 }, as);
  return body.rows.filter((row) => row.type === type).map(({ title }) => title);
};
const unread = async (as: string, type: string) => {
  const { body } = await server.call(listNotifications, { size: 100 }, as);
  return body.rows.filter((row) => row.type === type && !row.readAt).map(({ title }) => title);
};
const decide = (id: number, version: number, reason: string | null, as = 'rrhh') =>
  server.call(decideDocument, { id, version, accept: reason === null, reason: reason ?? '' }, as);

test('asked of many at once; who has it open already, or is not here, is told and left out', async () => {
  const first = await ask('DNI', rows(people.empleado));
  expect(first.body).toMatchObject({ done: 1, refused: 0 });
  const second = await ask('DNI', rows(people.empleado, people.operario, 999_999));
  expect(second.body).toMatchObject({ done: 1, refused: 2 });
  expect(second.body.results.map(({ id, message }) => [id, message])).toEqual([
    [people.empleado, 'Ya se lo pidieron y todavía está abierto.'],
    [999_999, 'Esa persona no existe o ya no trabaja acá.'],
  ]);
  expect(await bell('operario', 'documents.asked')).toEqual(['Te piden: DNI']);
  const twice = await Promise.all([
    ask('Currículum', rows(people.empleado)),
    ask('Currículum', rows(people.empleado)),
  ]);
  expect(twice.map(({ body }) => body.done).sort()).toEqual([0, 1]);
});

test('a whole area is asked by its filter', async () => {
  const { pool } = server.services.database;
  const { rows: found } = await pool.query(
    'select area_id as id, site_id as site from person where id = $1',
    [people.jefe],
  );
  await pool.query('update person set area_id = $1, site_id = $2 where id = any($3)', [
    found[0]?.id,
    found[0]?.site,
    [people.empleado, people.operario],
  ]);
  const filters = [{ field: 'areaId', operator: 'is', value: found[0]?.id }];
  const { body } = await ask('Libreta sanitaria', {
    kind: 'filtered',
    filters,
    search: '',
    except: [people.jefe],
  });
  expect(body.done).toBeGreaterThan(1);
  await expect(owed('jefe', 'Libreta sanitaria')).rejects.toThrow('owes no');
});

test('only who keeps the files asks, decides, reminds and sees the board', async () => {
  expect((await ask('DNI', rows(people.jefe), 'supervisor')).status).toBe(403);
  expect((await server.call(listDocumentRequests, {}, 'supervisor')).body.rows).toEqual([]);
  const own = await server.call(listAskedDocuments, { size: 200 }, 'empleado');
  expect(new Set(own.body.rows.map(({ personId }) => personId))).toEqual(
    new Set([people.empleado]),
  );
  const { id, version } = await owed('empleado', 'DNI');
  expect((await decide(id, version, null, 'empleado')).status).toBe(403);
  const theirs = { id, version, file: await upload('operario', 'Ajeno') };
  expect((await server.call(deliverDocument, theirs, 'operario')).status).toBe(404);
});

test('a paper nobody but the keepers sees, or a day that passed, is not asked for', async () => {
  const hidden = await ask('Nota interna', rows(people.empleado));
  expect(Object.keys(hidden.error.fields ?? {})).toEqual(['typeId']);
  const late = await ask('DNI', rows(people.jefe), 'rrhh', { dueOn: addDays(today, -3) });
  expect(late.error.fields).toEqual({ dueOn: 'Esa fecha ya pasó.' });
});

test('delivered, rejected with the reason, brought again and accepted: then it stays in the file', async () => {
  const sent = await deliver('empleado', 'DNI');
  expect(sent.body).toMatchObject({ state: 'delivered' });
  expect(await bell('rrhh', 'documents.delivered')).toEqual(['Entregaron: DNI']);
  // The notice that asked for it is done, and those for other papers are not; nobody else brought theirs.
  expect(await unread('empleado', 'documents.asked')).not.toContain('Te piden: DNI');
  expect(await unread('empleado', 'documents.asked')).toContain('Te piden: Currículum');
  expect(await unread('operario', 'documents.asked')).toContain('Te piden: DNI');
  const { id, version, documentId } = sent.body;
  expect((await decide(id, version, '')).error.fields).toEqual({ reason: 'Contá el motivo.' });
  expect((await decide(id, version - 1, null)).error.code).toBe('conflicto_version');
  const refused = await decide(id, version, 'Falta el dorso');
  expect(refused.body).toMatchObject({ state: 'rejected', reason: 'Falta el dorso' });
  expect(await unread('rrhh', 'documents.delivered')).toEqual([]);
  expect(await unread('empleado', 'documents.asked')).toContain('Traé de nuevo: DNI');
  const gone = await server.call(getDocument, { id: documentId ?? 0 }, 'empleado');
  expect(gone.status).toBe(404);
  const again = await deliver('empleado', 'DNI');
  expect(await unread('empleado', 'documents.asked')).not.toContain('Traé de nuevo: DNI');
  const done = await decide(id, again.body.version, null);
  expect(done.body).toMatchObject({ state: 'accepted', reason: '' });
  const kept = await server.call(getDocument, { id: done.body.documentId ?? 0 }, 'empleado');
  expect(kept.body).toMatchObject({ typeName: 'DNI' });
  expect((await decide(id, done.body.version, null)).error.code).toBe('conflicto');
  expect(await bell('empleado', 'documents.asked')).toEqual(
    expect.arrayContaining(['Traé de nuevo: DNI', 'Aceptaron tu documento: DNI']),
  );
});

test('a type that expires asks until when; a type the organisation files may be brought when asked for', async () => {
  const none = await deliver('operario', 'Libreta sanitaria');
  expect(none.error.fields).toEqual({ expiresOn: 'Decí hasta cuándo vale.' });
  const dated = await deliver('operario', 'Libreta sanitaria', { expiresOn: addDays(today, 300) });
  expect(dated.status).toBe(200);
  await ask('Examen preocupacional', rows(people.operario));
  expect((await deliver('operario', 'Examen preocupacional')).status).toBe(200);
});

test('a paper of the file serves; that of another person or of another type does not', async () => {
  await ask('Constancia de CUIL', rows(people.jefe));
  const { id, version } = await owed('jefe', 'Constancia de CUIL');
  const papers = async (as: string) => (await server.call(listDocuments, { size: 100 }, as)).body;
  const own = (await papers('jefe')).rows;
  const constancy = own.find(({ typeName }) => typeName === 'Constancia de CUIL');
  const contract = own.find(({ typeName }) => typeName === 'Contrato de trabajo');
  const other = (await papers('operario')).rows.find(
    ({ typeName }) => typeName === 'Constancia de CUIL',
  );
  const send = (documentId: number | undefined) =>
    server.call(deliverDocument, { id, version, documentId }, 'jefe');
  expect([(await send(contract?.id)).status, (await send(other?.id)).status]).toEqual([422, 422]);
  const sent = await send(constancy?.id);
  expect(sent.body).toMatchObject({ state: 'delivered', documentId: constancy?.id });
  await decide(id, sent.body.version, 'Es vieja');
  // It was there before: refusing it takes nothing out of the file.
  const still = await server.call(getDocument, { id: constancy?.id ?? 0 }, 'jefe');
  expect(still.status).toBe(200);
});

test('nobody decides what they delivered themselves, one by one or among many', async () => {
  await ask('Título o certificado de estudios', rows(people.rrhh, people.jefe));
  const own = await deliver('rrhh', 'Título o certificado de estudios');
  const other = await deliver('jefe', 'Título o certificado de estudios');
  expect([own.body.state, own.body.mayDecide]).toEqual(['delivered', false]);
  const { id, version } = own.body;
  for (const reason of [null, 'Me arrepentí']) {
    const { status, error } = await decide(id, version, reason);
    expect([status, error.message]).toEqual([403, 'Lo que entregaste vos lo decide otra persona.']);
  }
  const both = rows(id, other.body.id);
  const { body } = await server.call(acceptDocuments, { selection: both }, 'rrhh');
  expect(body).toMatchObject({ done: 1, refused: 1 });
  expect(body.results.find((row) => row.id === id)?.message).toMatch(/otra persona/);
  const { pool } = server.services.database;
  await pool.query(`update account set role_id = r.role_id
    from account r where r.username = 'rrhh' and account.username = 'supervisor'`);
  const seen = await server.call(listAskedDocuments, { size: 200 }, 'supervisor');
  expect(seen.body.rows.find((row) => row.id === id)?.mayDecide).toBe(true);
  expect((await decide(id, version, null, 'supervisor')).body.state).toBe('accepted');
});

test('reminded once a day, and only who still owes it; many are accepted at once', async () => {
  const owes = (await owed('empleado', 'Libreta sanitaria')).id;
  const brought = (await owed('operario', 'Libreta sanitaria')).id;
  const remind = () => server.call(remindDocuments, { selection: rows(owes, brought) }, 'rrhh');
  const first = await remind();
  expect(first.body).toMatchObject({ done: 1, refused: 1 });
  const second = await remind();
  expect(second.body.results.map(({ message }) => message).sort()).toEqual([
    'No falta que lo entregue.',
    'Ya se le recordó hoy.',
  ]);
  expect((await owed('empleado', 'Libreta sanitaria')).version).toBe(1);
  const accepted = await server.call(acceptDocuments, { selection: rows(owes, brought) }, 'rrhh');
  expect(accepted.body).toMatchObject({ done: 1, refused: 1 });
});

test('the board counts each state; what is cancelled is owed no more', async () => {
  const board = async () => (await server.call(listDocumentRequests, {}, 'rrhh')).body.rows;
  const row = (await board()).find(({ typeName }) => typeName === 'Libreta sanitaria');
  if (!row) throw new Error('no such request');
  expect(row.counts).toMatchObject({ accepted: 1, delivered: 0, cancelled: 0 });
  expect(row.overdue).toBe(0);
  await server.services.database.pool.query(
    'update document_request set due_on = anden_now()::date - 3 where id = $1',
    [row.id],
  );
  const late = (await board()).find(({ id }) => id === row.id);
  expect(late?.overdue).toBe(row.counts.requested);
  const cancel = { id: row.id, version: row.version, reason: 'Cambió la norma' };
  expect((await server.call(cancelDocumentRequest, cancel, 'empleado')).status).toBe(403);
  expect((await server.call(cancelDocumentRequest, cancel, 'rrhh')).status).toBe(200);
  expect((await server.call(cancelDocumentRequest, cancel, 'rrhh')).error.code).toBe(
    'conflicto_version',
  );
  await expect(owed('empleado', 'Libreta sanitaria')).rejects.toThrow('owes no');
});
