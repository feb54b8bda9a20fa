import {
  acceptDocuments,
  createDocumentRequest,
  deliverDocument,
  listAskedDocuments,
} from '@contract/documents/askedDocumentAcciones';
import type { DocumentDetail, DocumentSigning } from '@contract/documents/document';
import {
  addDocument,
  addDocumentVersion,
  askDocumentSignature,
  getDocument,
  listDocuments,
  removeDocument,
  saveDocumentType,
  updateDocument,
} from '@contract/documents/documentAcciones';
import { uploadFile } from '@contract/files/uploadFile';
import { saveEnvelope } from '@contract/signed/envelopeAcciones';
import { getSignature, listSignatures, signDocument } from '@contract/signed/signatureAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { clave, envelopeTools, today } from '../../../tests/support/envelopes';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { until } from '../../../tests/support/until';
import { sendForm } from '../../../tests/support/uploadAs';
import { addDays } from '../../engine/time/days';

let server: TestServer;
let tools: ReturnType<typeof envelopeTools>;
let typeId = 0;
let version = 0;
const people: Record<string, number> = {};
const fields = { name: 'Entrega de ropa', folder: 'Seguridad', visibility: 'person' as const };

beforeAll(async () => {
  server = await buildServer();
  tools = envelopeTools(server);
  const made = await server.call(saveDocumentType, { ...fields, signs: true }, 'rrhh');
  typeId = made.body.id;
  version = made.body.version;
  const { rows } = await server.services.database.pool.query(
    'select username, person_id as id from account',
  );
  for (const { username, id } of rows) people[username] = id;
});
afterAll(() => server.close());

async function upload(as: string, bytes: Uint8Array<ArrayBuffer>) {
  const file = { name: 'ropa.pdf', bytes };
  return (await sendForm(server, uploadFile, as, { purpose: 'document' }, file)).body.hash;
}
const paper = () => payrollPdf([`Recibí ropa ${Math.random()}`]);
async function add(more: object = {}, headers = {}) {
  const file = await upload('rrhh', await paper());
  const input = { personId: people.empleado ?? 0, typeId, title: 'Ropa de invierno', file };
  return server.call(addDocument, { ...input, ...more }, 'rrhh', headers);
}
const read = async (id: number, as = 'rrhh') => (await server.call(getDocument, { id }, as)).body;
const standing = (id: number, state: DocumentSigning) =>
  until(
    () => read(id),
    ({ signing }) => signing === state,
  );
async function sign(document: DocumentDetail, as: string, more: object = {}) {
  const id = document.history[0]?.signatureId ?? 0;
  const { body } = await server.call(getSignature, { id }, as);
  const said = { id, version: body.version, outcome: 'signed' as const, clave, ...more };
  return server.call(signDocument, said, as);
}
const envelopesOf = async (documentId: number) => {
  const { rows } = await server.services.database.pool.query<{ state: string }>(
    `select e.state from envelope e join document_version v on v.id = e.document_version_id
     where v.document_id = $1 order by v.number`,
    [documentId],
  );
  return rows.map(({ state }) => state);
};

test('what HR files goes to its person, who signs it; the paper says so and gives the sealed file', async () => {
  const { body } = await add();
  const asked = await standing(body.id, 'pending');
  expect(asked.history[0]?.signedFile).toBeNull();
  expect(await tools.bell('empleado')).toContain('Para firmar: Entrega de ropa: Ropa de invierno');
  const own = await read(body.id, 'empleado');
  expect((await sign(own, 'empleado')).status).toBe(200);
  const signed = await read(body.id, 'empleado');
  expect(signed).toMatchObject({ signing: 'signed', signedAt: expect.any(String) });
  const { file, signedFile } = signed.history[0] ?? {};
  expect(signedFile?.url).not.toBe(file?.url);
  const opened = await tools.fileOf(signedFile?.url ?? '', 'empleado');
  expect([opened.status, opened.bytes.includes('ETSI.CAdES.detached')]).toEqual([200, true]);
  for (const other of ['operario', 'supervisor', 'jefe']) {
    expect((await server.call(getDocument, { id: body.id }, other)).status).toBe(404);
    expect((await tools.fileOf(signedFile?.url ?? '', other)).status).toBe(404);
    const { status } = await server.call(
      getSignature,
      { id: own.history[0]?.signatureId ?? 0 },
      other,
    );
    expect(status).toBe(404);
  }
  const filters = [{ field: 'signing' as const, operator: 'is' as const, value: 'signed' }];
  const { body: list } = await server.call(listDocuments, { filters }, 'rrhh');
  expect(list.rows.map(({ id }) => id)).toContain(body.id);
  expect(list.rows.every(({ signing }) => signing === 'signed')).toBe(true);
});

test('sent twice by a bad network, it is one paper with one envelope', async () => {
  const file = await upload('rrhh', await paper());
  const key = { 'idempotency-key': 'ropa-una-sola-vez' };
  const [first, second] = await Promise.all([add({ file }, key), add({ file }, key)]);
  expect(first.body).toEqual(second.body);
  await standing(first.body.id, 'pending');
  expect(await envelopesOf(first.body.id)).toEqual(['sent']);
});

test('another version is signed in the place of the one before; what is taken away is signed no more', async () => {
  const { body } = await add();
  const first = await standing(body.id, 'pending');
  const file = await upload('rrhh', await paper());
  const next = { id: body.id, version: first.version, file };
  expect((await server.call(addDocumentVersion, next, 'rrhh')).status).toBe(200);
  const second = await standing(body.id, 'pending');
  expect(second.history.map(({ signing }) => signing)).toEqual(['pending', 'cancelled']);
  expect((await sign(first, 'empleado')).error.message).toMatch(/Ya no hace falta/);
  const gone = { id: body.id, version: second.version, reason: 'Era de otra persona' };
  await server.call(removeDocument, gone, 'rrhh');
  expect(await envelopesOf(body.id)).toEqual(['cancelled', 'cancelled']);
});

test('what is rejected or runs out can be asked for again, and HR alone asks', async () => {
  const { body } = await add();
  const sent = await standing(body.id, 'pending');
  expect(sent.actions).not.toContain('askSignature');
  const early = await server.call(askDocumentSignature, { id: body.id, version: 1 }, 'rrhh');
  expect(early.status).toBe(403);
  await sign(sent, 'empleado', { outcome: 'rejected', reason: 'No me dieron las botas' });
  const rejected = await read(body.id);
  expect([rejected.signing, rejected.actions]).toEqual([
    'rejected',
    expect.arrayContaining(['askSignature']),
  ]);
  const again = { id: body.id, version: rejected.version };
  expect((await server.call(askDocumentSignature, again, 'empleado')).status).toBe(403);
  const stale = await server.call(askDocumentSignature, { ...again, version: 99 }, 'rrhh');
  expect(stale.error.code).toBe('conflicto_version');
  expect((await server.call(askDocumentSignature, again, 'rrhh')).status).toBe(200);
  const asked = await standing(body.id, 'pending');
  const reason = 'Falta un par';
  await sign(asked, 'empleado', { outcome: 'dissented', reason });
  expect((await read(body.id)).signing).toBe('dissented');
});

test.each([
  [
    'a picture of one',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    /tiene que ser un PDF/,
  ],
  ['a broken PDF', Buffer.from('%PDF-1.4\n%roto\n'), /dañado/],
])('%s is refused before anything is kept', async (_what, bytes, said) => {
  const file = await upload('rrhh', new Uint8Array(bytes));
  const { status, error } = await add({ file, title: 'No se firma' });
  expect([status, error.fields?.file]).toEqual([422, expect.stringMatching(said)]);
  const { body } = await server.call(listDocuments, { search: 'No se firma' }, 'rrhh');
  expect(body.rows).toEqual([]);
});

test('what a person delivers is sent to be signed once it is accepted, among many too', async () => {
  const selection = (id: number) => ({ kind: 'rows' as const, ids: [id] });
  const ask = { typeId, dueOn: addDays(today, 10), selection: selection(people.operario ?? 0) };
  await server.call(createDocumentRequest, ask, 'rrhh');
  const { body: owed } = await server.call(listAskedDocuments, {}, 'operario');
  const item = owed.rows.find((row) => row.typeId === typeId);
  const file = await upload('operario', await paper());
  const brought = { id: item?.id ?? 0, version: item?.version ?? 0, file };
  const { body: delivered } = await server.call(deliverDocument, brought, 'operario');
  const id = delivered.documentId ?? 0;
  expect((await read(id)).signing).toBe('none');
  await server.call(acceptDocuments, { selection: selection(brought.id) }, 'rrhh');
  const asked = await standing(id, 'pending');
  expect((await sign(asked, 'operario')).status).toBe(200);
  expect((await read(id, 'operario')).signing).toBe('signed');
});

test('the envelope of a paper holds no other, and a type that is signed is filed by the organisation', async () => {
  const { body } = await add();
  const asked = await standing(body.id, 'pending');
  const { body: list } = await server.call(listSignatures, { size: 200 }, 'rrhh');
  const row = list.rows.find(({ id }) => id === asked.history[0]?.signatureId);
  await server.services.database.pool.query(`update envelope set state = 'draft' where id = $1`, [
    row?.envelopeId,
  ]);
  const files = [{ file: '0'.repeat(64), name: 'otro.pdf' }];
  const signers = { kind: 'rows' as const, ids: [people.jefe ?? 0] };
  const other = { title: 'Otro', way: 'each' as const, dueOn: addDays(today, 3), files, signers };
  const edit = { ...other, id: row?.envelopeId ?? 0, version: 2 };
  expect((await server.call(saveEnvelope, edit, 'rrhh')).error.code).toBe('conflicto');
  const brings = { ...fields, id: typeId, version, signs: true, visibility: 'brings' as const };
  const { error } = await server.call(saveDocumentType, brings, 'rrhh');
  expect(Object.keys(error.fields ?? {})).toEqual(['signs']);
});

test('a paper becomes one to be signed with its type, and stops with it; without the mark nothing is sent', async () => {
  const plain = await server.call(saveDocumentType, { ...fields, name: 'Sin firma' }, 'rrhh');
  const { body } = await add({ typeId: plain.body.id, title: 'Planilla' });
  expect([body.signing, await envelopesOf(body.id)]).toEqual(['none', []]);
  const moved = { id: body.id, version: 1, typeId, title: 'Planilla', expiresOn: null };
  expect((await server.call(updateDocument, moved, 'rrhh')).status).toBe(200);
  const asked = await standing(body.id, 'pending');
  const back = { ...moved, version: asked.version, typeId: plain.body.id };
  expect((await server.call(updateDocument, back, 'rrhh')).body.signing).toBe('cancelled');
});
