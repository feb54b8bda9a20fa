import {
  addDocument,
  addDocumentVersion,
  getDocument,
  listDocuments,
  listDocumentTypes,
  removeDocument,
  saveDocumentType,
  updateDocument,
} from '@contract/documents/documentAcciones';
import { uploadFile } from '@contract/files/uploadFile';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { documentIds } from '../../../tests/support/documentIds';
import { sendForm } from '../../../tests/support/uploadAs';
import { addDays } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';

let server: TestServer;
const today = todayIn();
let { types, people }: Awaited<ReturnType<typeof documentIds>> = { types: {}, people: {} };

beforeAll(async () => {
  server = await buildServer();
  ({ types, people } = await documentIds(server));
});
afterAll(() => server.close());

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.4\n%${text}\n`);
async function upload(as: string, text: string, name = 'papel.pdf') {
  const file = { name, bytes: pdf(text) };
  return (await sendForm(server, uploadFile, as, { purpose: 'document' }, file)).body.hash;
}
const opens = async (hash: string, as: string) => {
  const { JWT } = await server.sessionOf(as);
  const headers = { authorization: `Bearer ${JWT}` };
  return (await server.app.inject({ url: `/archivos/${hash}`, headers })).statusCode;
};
const read = (id: number, as: string) => server.call(getDocument, { id }, as);

async function add(as: string, typeName: string, text: string, more: object = {}) {
  const file = await upload(as, text);
  const input = { personId: people.empleado ?? 0, typeId: types[typeName] ?? 0, title: text, file };
  const sent = await server.call(addDocument, { ...input, ...more }, as);
  return { ...sent, file };
}

test('HR files a paper: the person reads it, nobody else does, not even who leads them', async () => {
  const { status, body, file } = await add('rrhh', 'Alta temprana', 'Alta de enero');
  expect(status).toBe(200);
  expect(body).toMatchObject({ versions: 1, validity: 'none', folder: 'Ingreso' });
  expect((await read(body.id, 'empleado')).body.history).toHaveLength(1);
  for (const other of ['supervisor', 'jefe', 'operario']) {
    expect([other, (await read(body.id, other)).status, await opens(file, other)]).toEqual([
      other,
      404,
      404,
    ]);
  }
  expect([await opens(file, 'empleado'), await opens(file, 'rrhh')]).toEqual([200, 200]);
});

test('what only who keeps the files may see does not exist for its person', async () => {
  const { body, file } = await add('rrhh', 'Nota interna', 'Nota de marzo');
  expect((await read(body.id, 'empleado')).status).toBe(404);
  expect(await opens(file, 'empleado')).toBe(404);
  const list = await server.call(listDocuments, {}, 'empleado');
  expect(list.body.rows.map(({ typeName }) => typeName)).not.toContain('Nota interna');
  const shown = await server.call(listDocumentTypes, {}, 'empleado');
  expect(shown.body.rows.map(({ name }) => name)).not.toContain('Nota interna');
  expect(shown.body.rows.every(({ used }) => used === 0)).toBe(true);
});

test('a person brings what the type lets them, to their own file alone', async () => {
  const own = await add('empleado', 'DNI', 'Mi DNI');
  expect(own.status).toBe(200);
  expect(own.body.actions).toEqual(['addVersion']);
  const theirs = { personId: people.operario };
  expect((await add('empleado', 'DNI', 'El de otro', theirs)).status).toBe(404);
  const contract = await add('empleado', 'Contrato de trabajo', 'El que me conviene');
  expect([contract.status, contract.error.fields]).toEqual([
    422,
    { typeId: 'Elegí un tipo de documento.' },
  ]);
  const changed = await server.call(
    updateDocument,
    { id: own.body.id, version: 1, typeId: types.DNI ?? 0, title: 'Otro título' },
    'empleado',
  );
  expect(changed.status).toBe(403);
});

test('versions are added, never overwritten; a stale one and the same file are refused', async () => {
  const { body, file: first } = await add('rrhh', 'Libreta sanitaria', 'Libreta 2026', {
    expiresOn: addDays(today, 10),
  });
  expect(body.validity).toBe('expiring');
  const file = await upload('empleado', 'Libreta 2028');
  const next = { id: body.id, version: 1, file, note: 'Renovado', expiresOn: addDays(today, 900) };
  const renewed = await server.call(addDocumentVersion, next, 'empleado');
  expect(renewed.body).toMatchObject({ versions: 2, validity: 'valid', version: 2 });
  expect(renewed.body.history.map(({ number, note }) => [number, note])).toEqual([
    [2, 'Renovado'],
    [1, ''],
  ]);
  expect([await opens(first, 'empleado'), await opens(file, 'rrhh')]).toEqual([200, 200]);
  expect((await server.call(addDocumentVersion, next, 'empleado')).status).toBe(409);
  const again = await server.call(
    addDocumentVersion,
    { id: body.id, version: 2, file },
    'empleado',
  );
  expect([again.status, again.error.code]).toEqual([409, 'conflicto']);
});

test('the file of somebody else cannot be filed by its hash', async () => {
  const file = await upload('rrhh', 'Lo trajo otra persona');
  const input = { personId: people.empleado ?? 0, typeId: types.DNI ?? 0, title: 'Mío' };
  const { status, error } = await server.call(addDocument, { ...input, file }, 'empleado');
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['file']]);
});

test('a type that expires asks until when, and one that does not takes no date', async () => {
  const none = await add('rrhh', 'Libreta sanitaria', 'Libreta');
  expect(none.error.fields).toEqual({ expiresOn: 'Decí hasta cuándo vale.' });
  const dated = await add('rrhh', 'DNI', 'DNI', { expiresOn: '2030-01-01' });
  expect(dated.error.fields).toEqual({ expiresOn: 'Los documentos de este tipo no vencen.' });
});

test('a paper that does not belong is taken away with its reason, and its file with it', async () => {
  const { body, file } = await add('rrhh', 'Sanción', 'De otra persona');
  const gone = { id: body.id, version: 1, reason: 'Era de otra persona' };
  expect((await server.call(removeDocument, gone, 'empleado')).status).toBe(403);
  expect((await server.call(removeDocument, gone, 'rrhh')).status).toBe(200);
  expect((await read(body.id, 'rrhh')).status).toBe(404);
  expect(await opens(file, 'empleado')).toBe(404);
});

test.each([
  ['a program called a PDF', 'contrato.pdf', Buffer.from('MZ\u0090\u0000 no paper')],
  ['a page with a script', 'nota.pdf', Buffer.from('<html><script>1</script></html>')],
  ['nothing', 'vacio.pdf', Buffer.alloc(0)],
])('%s is refused with what may be brought', async (_what, name, bytes) => {
  const sent = await sendForm(
    server,
    uploadFile,
    'empleado',
    { purpose: 'document' },
    { name, bytes },
  );
  expect([sent.status, sent.error.code]).toEqual([415, 'archivo_tipo']);
  expect(sent.error.fields?.file).toMatch(/subí un PDF/);
});

test('who keeps the files says which papers there are; two in a hurry do not step on each other', async () => {
  const fields = { name: 'Poder', folder: 'Legales', visibility: 'person' as const };
  expect((await server.call(saveDocumentType, fields, 'empleado')).status).toBe(403);
  const made = await server.call(saveDocumentType, fields, 'rrhh');
  expect(made.body).toMatchObject({ name: 'Poder', active: true, used: 0 });
  const twin = await server.call(saveDocumentType, { ...fields, name: 'PODER' }, 'rrhh');
  expect(twin.error.fields).toEqual({ name: 'Ya hay un tipo con ese nombre.' });
  const { id, version } = made.body;
  const hidden = { ...fields, id, version, visibility: 'keepers' as const };
  expect((await server.call(saveDocumentType, hidden, 'admin')).status).toBe(200);
  const late = await server.call(saveDocumentType, { ...fields, id, version }, 'rrhh');
  expect([late.status, late.error.code]).toEqual([409, 'conflicto_version']);
});

test('what is past its years is shown for review, only of who left', async () => {
  const { pool } = server.services.database;
  const overdue = async () => {
    const filters = [{ field: 'overdue' as const, operator: 'is' as const, value: true }];
    const { body } = await server.call(listDocuments, { filters, size: 100 }, 'rrhh');
    return body.rows.map(({ personId, typeName }) => [personId, typeName]);
  };
  expect(await overdue()).toEqual([]);
  const gone = people.operario ?? 0;
  await add('rrhh', 'Currículum', 'Currículum', { personId: gone });
  // A curriculum is kept two years, a contract ten.
  const left = 'hire_date = anden_now()::date - 2000, leave_date = anden_now()::date - 1000';
  await pool.query(`update person set ${left} where id = $1`, [gone]);
  expect(await overdue()).toEqual([[gone, 'Currículum']]);
  await pool.query(`update person set leave_date = null where id = $1`, [gone]);
});

test('the list finds what is about to expire, of everybody for HR and of oneself for a person', async () => {
  await add('rrhh', 'Libreta sanitaria', 'Vencida', { expiresOn: '2025-03-01' });
  const filters = [{ field: 'validity' as const, operator: 'is' as const, value: 'expired' }];
  const hr = await server.call(listDocuments, { filters, size: 100 }, 'rrhh');
  expect(hr.body.rows.every(({ validity }) => validity === 'expired')).toBe(true);
  expect(new Set(hr.body.rows.map(({ personId }) => personId)).size).toBeGreaterThan(1);
  const own = await server.call(listDocuments, { filters }, 'empleado');
  expect(own.body.rows.map(({ title }) => title)).toContain('Vencida');
  expect(new Set(own.body.rows.map(({ personId }) => personId))).toEqual(
    new Set([people.empleado]),
  );
});

test('of many who change its type at once one does, and the rest hear of the conflict', async () => {
  const { body } = await add('rrhh', 'Alta temprana', 'Con tipo en disputa');
  const names = ['Nota interna', 'Alta temprana'];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      const typeId = types[names[at % 2] ?? ''] ?? 0;
      const input = { id: body.id, version: body.version, typeId, title: `Intento ${at}` };
      return server.call(updateDocument, { ...input, expiresOn: null }, 'rrhh');
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
});
