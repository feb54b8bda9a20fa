import { uploadFile } from '@contract/files/uploadFile';
import { listNotifications } from '@contract/notifications/listNotifications';
import { answerReceipt } from '@contract/receipts/answerReceipt';
import { createReceiptBatch } from '@contract/receipts/createReceiptBatch';
import { getReceipt } from '@contract/receipts/getReceipt';
import { getReceiptBatch } from '@contract/receipts/getReceiptBatch';
import { getReceiptCampaign } from '@contract/receipts/getReceiptCampaign';
import { listReceiptCampaigns } from '@contract/receipts/listReceiptCampaigns';
import { listReceipts } from '@contract/receipts/listReceipts';
import { openReceipt } from '@contract/receipts/openReceipt';
import { publishReceiptBatch } from '@contract/receipts/publishReceiptBatch';
import { remindReceipts } from '@contract/receipts/remindReceipts';
import { replaceReceipt } from '@contract/receipts/replaceReceipt';
import { signReceipt } from '@contract/receipts/signReceipt';
import { verifyCode } from '@contract/verify/verifyCode';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { until } from '../../../tests/support/until';
import { sendForm } from '../../../tests/support/uploadAs';
import { receipt } from '../../db/schema/receipts';
import { readFile } from '../../signing/pdf/readFile';

let server: TestServer;
const demo: Record<string, { cuil: string }> = {};
let batchId = 0;
const clave = 'anden2026';

beforeAll(async () => {
  server = await buildServer();
  const { rows } = await server.services.database.pool.query(
    'select username, p.cuil from account a join person p on p.id = a.person_id',
  );
  for (const { username, ...person } of rows) demo[username] = person;
});
afterAll(() => server.close());

async function upload(name: string, bytes: Uint8Array) {
  return (await sendForm(server, uploadFile, 'rrhh', { purpose: 'receipts' }, { name, bytes })).body
    .hash;
}
const read = async (id: number) => (await server.call(getReceiptBatch, { id }, 'rrhh')).body;
const settled = (id: number, state: string) =>
  until(
    () => read(id),
    (batch) => batch.state === state,
  );

const slipFile = async (text: string) => upload('recibo.pdf', await payrollPdf([text]));

async function prepare(period: string, ...people: string[]) {
  const pages = people.map((name) => `Recibo de ${name} CUIL ${demo[name]?.cuil}`);
  const files = [await upload('todos.pdf', await payrollPdf(pages))];
  const fields = { period, kind: 'monthly', title: `Sueldo ${period}`, dueOn: '2030-01-10' };
  const { body } = await server.call(createReceiptBatch, { ...fields, files }, 'rrhh');
  return settled(body.id, 'ready');
}
const publish = ({ id, version }: { id: number; version: number }, as = 'rrhh') =>
  server.call(publishReceiptBatch, { id, version }, as);

async function slipOf(as: string, period = '2029-10') {
  const filters = [
    { field: 'mine', operator: 'is', value: true },
    { field: 'period', operator: 'is', value: period },
  ];
  const { body } = await server.call(listReceipts, { filters }, as);
  const [slip] = body.rows;
  if (!slip) throw new Error(`${as} has no slip`);
  return slip;
}
type Slip = Awaited<ReturnType<typeof slipOf>>;
const sign = (slip: Slip, as: string, more: object = {}) =>
  server.call(
    signReceipt,
    { id: slip.id, version: slip.signatureVersion, outcome: 'signed', clave, ...more },
    as,
  );
const opens = async (url: string, as: string) => {
  const { JWT } = await server.sessionOf(as);
  const headers = { authorization: `Bearer ${JWT}` };
  return (await server.app.inject({ url, headers })).statusCode;
};
const bell = async (as: string) => {
  const { body } = await server.call(listNotifications, { size: 100 }, as);
  return body.rows.filter(({ type }) => type.startsWith('receipts')).map(({ title }) => title);
};

test('published once, however often it is asked for: each person has theirs and nobody another', async () => {
  const batch = await prepare('2029-10', 'empleado', 'operario', 'jefe');
  batchId = batch.id;
  expect((await publish(batch, 'supervisor')).status).toBe(403);
  const answers = await Promise.all([publish(batch), publish(batch)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const done = await settled(batch.id, 'published');
  expect((await publish(done)).error.code).toBe('conflicto');
  const own = await slipOf('empleado');
  expect(own).toMatchObject({ state: 'pending', title: 'Sueldo 2029-10', overdue: false });
  expect(await bell('empleado')).toContain('Tenés un recibo: Sueldo 2029-10');
  for (const other of ['operario', 'jefe', 'supervisor']) {
    expect((await server.call(getReceipt, { id: own.id }, other)).status).toBe(404);
    expect(await opens(own.file.url, other)).toBe(404);
  }
  expect([await opens(own.file.url, 'empleado'), await opens(own.file.url, 'rrhh')]).toEqual([
    200, 200,
  ]);
});

test('the same file again finds that they have it already, and publishes nothing', async () => {
  const again = await prepare('2029-10', 'empleado', 'operario');
  expect(again.counts).toEqual({ matched: 0, doubtful: 2, unmatched: 0, out: 0 });
  expect((await publish(again)).error.code).toBe('conflicto');
});

test('opened, then signed with the password; a wrong one, a stale slip and a second time are refused', async () => {
  const slip = await slipOf('empleado');
  expect((await server.call(openReceipt, { id: slip.id }, 'rrhh')).status).toBe(404);
  expect((await slipOf('empleado')).openedAt).toBeNull();
  await server.call(openReceipt, { id: slip.id }, 'empleado');
  const seen = await slipOf('empleado');
  expect(seen).toMatchObject({ state: 'opened', openedAt: expect.any(String) });
  expect((await sign(seen, 'empleado', { clave: 'otra' })).error.fields).toEqual({
    clave: 'La contraseña actual no es correcta.',
  });
  expect((await sign(seen, 'jefe')).status).toBe(404);
  expect((await sign({ ...seen, signatureVersion: 99 }, 'empleado')).error.code).toBe(
    'conflicto_version',
  );
  const signed = await sign(seen, 'empleado');
  expect(signed.body).toMatchObject({ state: 'signed', doneAt: expect.any(String) });
  expect(signed.body.file.url).not.toBe(slip.file.url);
  expect(await opens(signed.body.file.url, 'empleado')).toBe(200);
  expect(await opens(signed.body.file.url, 'jefe')).toBe(404);
  expect((await sign(signed.body, 'empleado')).error.code).toBe('conflicto');
});

test('in disagreement with a reason; answered, and replaced by another', async () => {
  const slip = await slipOf('jefe');
  const none = await sign(slip, 'jefe', { outcome: 'dissented' });
  expect(none.error.fields).toEqual({ reason: 'Contá por qué.' });
  const dissent = { outcome: 'dissented', reason: 'Faltan las horas extra' };
  const said = await sign(slip, 'jefe', dissent);
  expect(said.body).toMatchObject({ state: 'dissented', reason: 'Faltan las horas extra' });
  const { displayName } = { displayName: said.body.personName };
  expect(await bell('rrhh')).toContain(`Firmó en disconformidad: ${displayName}`);

  const answer = { id: slip.id, version: said.body.version, answer: 'Te las pagamos en noviembre' };
  expect((await server.call(answerReceipt, answer, 'jefe')).status).toBe(403);
  const answered = await server.call(answerReceipt, answer, 'rrhh');
  expect(answered.body).toMatchObject({ answer: answer.answer, answeredAt: expect.any(String) });
  expect((await server.call(answerReceipt, answer, 'rrhh')).error.code).toBe('conflicto_version');
  expect((await slipOf('jefe')).answer).toBe(answer.answer);

  const file = await slipFile(`Corregido CUIL ${demo.jefe?.cuil}`);
  const replace = { id: slip.id, version: answered.body.version, file, dueOn: '2030-02-01' };
  const other = await server.call(replaceReceipt, replace, 'rrhh');
  expect(other.body).toMatchObject({ replacesId: slip.id, state: 'pending' });
  expect((await server.call(getReceipt, { id: slip.id }, 'jefe')).body).toMatchObject({
    state: 'dissented',
    replacedById: other.body.id,
  });
  expect((await server.call(replaceReceipt, replace, 'rrhh')).error.code).toBe('conflicto');
  expect((await sign(other.body, 'jefe')).body).toMatchObject({ state: 'signed' });
});

test('nobody is given the slip of somebody else, even if somebody insists', async () => {
  const slip = await slipOf('operario');
  const { cuil = '' } = demo.empleado ?? {};
  const file = await slipFile(`Recibo CUIL ${cuil}`);
  const replace = { id: slip.id, version: slip.version, file, dueOn: '2030-02-01', evenSo: true };
  const { error } = await server.call(replaceReceipt, replace, 'rrhh');
  expect(error.code).toBe('otra_persona');
  expect(error.message).toContain(slip.personName);
  expect(error.message).toContain(`${cuil.slice(0, 2)}-${cuil.slice(2, 10)}-${cuil[10]}`);
  expect((await slipOf('operario')).state).toBe(slip.state);
});

test('what nobody signed yet is replaced at once, and can be signed no more', async () => {
  const slip = await slipOf('operario');
  const replace = {
    id: slip.id,
    version: slip.version,
    file: await slipFile('Otro'),
    dueOn: '2030-02-01',
  };
  const silent = await server.call(replaceReceipt, replace, 'rrhh');
  expect([silent.error.code, silent.error.message]).toEqual([
    'sin_nombre',
    expect.stringContaining(slip.personName),
  ]);
  await server.call(replaceReceipt, { ...replace, evenSo: true }, 'rrhh');
  const old = await server.call(getReceipt, { id: slip.id }, 'operario');
  expect(old.body.state).toBe('cancelled');
  expect((await sign(old.body, 'operario')).error.code).toBe('conflicto');
});

test('the board counts what was published, opened, signed and dissented; only who follows it sees it', async () => {
  const { body } = await server.call(getReceiptCampaign, { id: batchId }, 'rrhh');
  // Three published and two given instead, of which one took the place of an unsigned one.
  expect(body).toMatchObject({ published: 4, signed: 3, dissented: 1, unanswered: 0, overdue: 0 });
  expect(body.places.reduce((sum, { published }) => sum + published, 0)).toBe(4);
  const campaigns = await server.call(listReceiptCampaigns, {}, 'admin');
  expect(campaigns.body.rows.map(({ id }) => id)).toContain(batchId);
  for (const other of ['supervisor', 'jefe', 'empleado']) {
    expect((await server.call(getReceiptCampaign, { id: batchId }, other)).status).toBe(403);
  }
  await server.services.database.pool.query("update receipt set due_on = '2020-01-01'");
  const late = await server.call(getReceiptCampaign, { id: batchId }, 'rrhh');
  expect(late.body.overdue).toBe(1);
});

test('who has not signed is reminded, once a day', async () => {
  const filters = [
    { field: 'batchId', operator: 'is', value: batchId },
    { field: 'toSign', operator: 'is', value: true },
  ];
  const selection = { kind: 'filtered', filters, search: '', except: [] };
  const remind = (as = 'rrhh') => server.call(remindReceipts, { selection }, as);
  expect((await remind('jefe')).status).toBe(403);
  expect((await remind()).body).toMatchObject({ done: 1, refused: 0 });
  expect((await remind()).body.results.map(({ message }) => message)).toEqual([
    'Ya se le recordó hoy.',
  ]);
  expect(await bell('operario')).toContain('Te falta firmar un recibo: Sueldo 2029-10');
  await server.services.database.pool.query('update signature set reminded_at = null');
  const atOnce = await Promise.all([remind(), remind()]);
  expect(atOnce.map(({ body }) => body.done).sort()).toEqual([0, 1]);
});

test('a publication that was cut goes on with who has none yet', async () => {
  const { db, pool } = server.services.database;
  const batch = await prepare('2029-11', 'empleado', 'operario', 'jefe');
  await publish(batch);
  await settled(batch.id, 'published');
  // As a killed process leaves it: one slip less, and the task still to be ended.
  await pool.query(
    "update receipt_batch set state = 'publishing', published_at = null where id = $1",
    [batch.id],
  );
  const { rows } = await pool.query(
    "select id, account_id from job_progress where kind = 'receiptsPublish' and payload->>'id' = $1",
    [String(batch.id)],
  );
  await pool.query(
    'delete from receipt where batch_id = $1 and id = (select max(id) from receipt where batch_id = $1)',
    [batch.id],
  );
  await pool.query(
    "update job_progress set state = 'queued', runner = null, finished_at = null where id = $1",
    [rows[0]?.id],
  );
  await server.services.jobs.flush();
  await settled(batch.id, 'published');
  expect(await db.$count(receipt, eq(receipt.batchId, batch.id))).toBe(3);
  expect(await slipOf('empleado', '2029-11')).toMatchObject({ state: 'pending' });
});

test('the employer has sealed a slip before its person has it; both seals are told to whoever checks it', async () => {
  const batch = await prepare('2029-12', 'operario');
  await publish(batch);
  await settled(batch.id, 'published');
  const slip = await slipOf('operario', '2029-12');
  const employer = {
    state: 'Emitido y firmado',
    signed: true,
    notes: [expect.stringContaining('vigente')],
  };
  const before = await server.call(verifyCode, { code: slip.code });
  expect(before.body.paper).toMatchObject({
    standing: 'waiting',
    signers: [
      { ...employer, name: expect.stringMatching(/\(empleador\), por /) },
      { name: slip.personName, signed: false },
    ],
  });
  // The role of a picker has no DISAGREEMENT: it is their pay all the same.
  const said = await sign(slip, 'operario', { outcome: 'dissented', reason: 'Falta el feriado' });
  expect(said.body.state).toBe('dissented');
  const after = await server.call(verifyCode, { code: slip.code });
  expect(after.body.paper).toMatchObject({
    standing: 'signed',
    signers: [employer, { signed: true }],
  });
  const { JWT } = await server.sessionOf('operario');
  const headers = { authorization: `Bearer ${JWT}` };
  const { rawPayload } = await server.app.inject({ url: said.body.file.url, headers });
  const { seals } = await readFile(rawPayload);
  expect(seals.map(({ holds, exact }) => [holds, exact])).toEqual([
    [true, true],
    [true, true],
  ]);
  const answer = { id: slip.id, version: said.body.version, answer: 'Lo revisamos' };
  expect((await server.call(answerReceipt, answer, 'empleado')).status).toBe(403);
});
