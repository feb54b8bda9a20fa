import { uploadFile } from '@contract/files/uploadFile';
import { addLeaveCertificate, getLeave } from '@contract/holidays/leaveAcciones';
import { requestLeave } from '@contract/holidays/requestLeave';
import { getRequest, rejectRequest } from '@contract/workflow/requestAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { sendForm } from '../../../tests/support/uploadAs';
import { leaveType } from '../../db/schema/holidays';
import { addDays } from '../../engine/time/days';
import { todayHere } from '../../engine/time/todayHere';
import { lawfulStart } from './leaveDayRules';

let server: TestServer;
const types: Record<string, number> = {};
let monday: string;

beforeAll(async () => {
  server = await buildServer();
  for (const type of await server.services.database.db.select().from(leaveType)) {
    types[type.code] = type.id;
  }
  const today = todayHere();
  monday = lawfulStart(addDays(today, 90), { weekDays: 5, holidays: new Map() });
});
afterAll(() => server.close());

async function upload(as: string): Promise<string> {
  const bytes = new TextEncoder().encode(`%PDF-1.4\n%acta que trae ${as}\n`);
  const file = { name: 'acta.pdf', bytes };
  const sent = await sendForm(server, uploadFile, as, { purpose: 'certificate' }, file);
  return sent.body.hash;
}
const add = (id: number, version: number, certificate: string, as = 'empleado') =>
  server.call(addLeaveCertificate, { id, version, certificate }, as);
const read = (id: number, as: string) => server.call(getLeave, { id }, as);
const opens = async (hash: string, as: string) => {
  const { JWT } = await server.sessionOf(as);
  const headers = { authorization: `Bearer ${JWT}` };
  return (await server.app.inject({ url: `/archivos/${hash}`, headers })).statusCode;
};

async function ask(code: string, days: number, from = monday) {
  const span = { fromDay: from, toDay: addDays(from, days - 1) };
  const { status, body } = await server.call(
    requestLeave,
    { typeId: types[code] ?? 0, ...span },
    'empleado',
  );
  expect(status).toBe(200);
  return body;
}

test('a birth is certified by the person; HR opens the file, the manager who decides does not', async () => {
  const { id, requestId } = await ask('NAC', 2);
  const before = (await read(id, 'empleado')).body;
  expect(before).toMatchObject({ needsCertificate: true, file: null });
  expect(before.actions).toContain('certificate');
  expect((await read(id, 'supervisor')).body.actions).not.toContain('certificate');

  const hash = await upload('empleado');
  const { status, body } = await add(id, before.version, hash);
  const file = {
    name: 'acta.pdf',
    mime: 'application/pdf',
    url: `/archivos/${hash}`,
    previewUrl: null,
  };
  expect([status, body.file]).toEqual([200, file]);
  expect((await read(id, 'rrhh')).body.file).toEqual(file);
  expect((await read(id, 'supervisor')).body.file).toBeNull();
  expect(
    await Promise.all(['empleado', 'rrhh', 'supervisor', 'operario'].map((as) => opens(hash, as))),
  ).toEqual([200, 200, 404, 404]);

  const request = (as: string) => server.call(getRequest, { id: requestId }, as);
  expect((await request('empleado')).body.attachments).toEqual([file]);
  expect((await request('supervisor')).body.attachments).toEqual([]);
  expect((await add(id, before.version, hash)).status).toBe(409);

  const { version } = (await request('supervisor')).body;
  await server.call(rejectRequest, { id: requestId, version, reason: 'Otra fecha' }, 'supervisor');
  const rejected = (await read(id, 'empleado')).body;
  expect(rejected.actions).not.toContain('certificate');
  const late = await add(id, rejected.version, hash);
  expect([late.status, late.error.message]).toEqual([409, 'Esta licencia ya no está vigente.']);
});

test('nobody certifies vacations, with somebody else’s file, or for whom they only manage', async () => {
  const vacation = await ask('VAC', 7, addDays(monday, 14));
  const { version } = (await read(vacation.id, 'empleado')).body;
  const mine = await upload('empleado');
  const refused = await add(vacation.id, version, mine);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'Esta licencia no pide certificado.',
  ]);

  const birth = await ask('NAC', 2, addDays(monday, 28));
  const seen = (await read(birth.id, 'empleado')).body;
  const theirs = await upload('supervisor');
  expect((await add(birth.id, seen.version, theirs)).status).toBe(422);
  expect((await add(birth.id, seen.version, theirs, 'supervisor')).status).toBe(403);
  expect((await add(birth.id, seen.version, theirs, 'operario')).status).toBe(404);
  const byOrganisation = await add(birth.id, seen.version, await upload('rrhh'), 'rrhh');
  expect([byOrganisation.status, byOrganisation.body.file?.name]).toEqual([200, 'acta.pdf']);
});
