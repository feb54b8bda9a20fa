import { listNotifications } from '@contract/notifications/listNotifications';
import { answerReceipt } from '@contract/receipts/answerReceipt';
import {
  getReceipt,
  openReceipt,
  remindReceipts,
  replaceReceipt,
} from '@contract/receipts/receiptAcciones';
import { getReceiptCampaign, listReceiptCampaigns } from '@contract/receipts/receiptBatchAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type ReceiptTools, receiptTools } from '../../../tests/support/receiptTools';

let server: TestServer;
let tools: ReceiptTools;
let batchId = 0;

beforeAll(async () => {
  server = await buildServer();
  tools = await receiptTools(server);
});
afterAll(() => server.close());

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
  const batch = await tools.prepare('2029-10', 'empleado', 'operario', 'jefe');
  batchId = batch.id;
  expect((await tools.publish(batch, { as: 'supervisor' })).status).toBe(403);
  const answers = await Promise.all([tools.publish(batch), tools.publish(batch)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const done = await tools.settled(batch.id, 'published');
  expect((await tools.publish(done)).error.code).toBe('conflicto');
  const own = await tools.slipOf('empleado');
  expect(own).toMatchObject({ state: 'pending', title: 'Sueldo 2029-10', overdue: false });
  // The net is what the slip itself says.
  expect(own.netPay).toBe('912345.60');
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
  const again = await tools.prepare('2029-10', 'empleado', 'operario');
  expect(again.counts).toEqual({ matched: 0, doubtful: 2, unmatched: 0, out: 0 });
  expect((await tools.publish(again)).error.code).toBe('conflicto');
});

test('opened, then signed with the password; a wrong one, a stale slip and a second time are refused', async () => {
  const slip = await tools.slipOf('empleado');
  expect((await server.call(openReceipt, { id: slip.id }, 'rrhh')).status).toBe(404);
  expect((await tools.slipOf('empleado')).openedAt).toBeNull();
  await server.call(openReceipt, { id: slip.id }, 'empleado');
  const seen = await tools.slipOf('empleado');
  expect(seen).toMatchObject({ state: 'opened', openedAt: expect.any(String) });
  expect((await tools.sign(seen, 'empleado', { clave: 'otra' })).error.fields).toEqual({
    clave: 'La contraseña actual no es correcta.',
  });
  expect((await tools.sign(seen, 'jefe')).status).toBe(404);
  expect((await tools.sign({ ...seen, signatureVersion: 99 }, 'empleado')).error.code).toBe(
    'conflicto_version',
  );
  const signed = await tools.sign(seen, 'empleado');
  expect(signed.body).toMatchObject({ state: 'signed', doneAt: expect.any(String) });
  expect(signed.body.file.url).not.toBe(slip.file.url);
  expect(await opens(signed.body.file.url, 'empleado')).toBe(200);
  expect(await opens(signed.body.file.url, 'jefe')).toBe(404);
  expect((await tools.sign(signed.body, 'empleado')).error.code).toBe('conflicto');
});

test('in disagreement with a reason; answered, and replaced by another', async () => {
  const slip = await tools.slipOf('jefe');
  const none = await tools.sign(slip, 'jefe', { outcome: 'dissented' });
  expect(none.error.fields).toEqual({ reason: 'Contá por qué.' });
  const dissent = { outcome: 'dissented', reason: 'Faltan las horas extra' };
  const said = await tools.sign(slip, 'jefe', dissent);
  expect(said.body).toMatchObject({ state: 'dissented', reason: 'Faltan las horas extra' });
  const { displayName } = { displayName: said.body.personName };
  expect(await bell('rrhh')).toContain(`Firmó en disconformidad: ${displayName}`);

  const answer = { id: slip.id, version: said.body.version, answer: 'Te las pagamos en noviembre' };
  expect((await server.call(answerReceipt, answer, 'jefe')).status).toBe(403);
  const answered = await server.call(answerReceipt, answer, 'rrhh');
  expect(answered.body).toMatchObject({ answer: answer.answer, answeredAt: expect.any(String) });
  expect((await server.call(answerReceipt, answer, 'rrhh')).error.code).toBe('conflicto_version');
  expect((await tools.slipOf('jefe')).answer).toBe(answer.answer);

  const file = await tools.slipFile(`Corregido CUIL ${tools.someone('jefe').cuil}`);
  const replace = { id: slip.id, version: answered.body.version, file, dueOn: '2030-02-01' };
  // The slip is of October: one that speaks of November alone has to be looked at.
  const november = await tools.slipFile(`Noviembre 2029 CUIL ${tools.someone('jefe').cuil}`);
  const strange = await server.call(replaceReceipt, { ...replace, file: november }, 'rrhh');
  expect([strange.error.code, strange.error.message]).toEqual([
    'otro_periodo',
    expect.stringContaining('El PDF dice noviembre de 2029, y el recibo es de octubre de 2029.'),
  ]);
  const other = await server.call(replaceReceipt, replace, 'rrhh');
  expect(other.body).toMatchObject({ replacesId: slip.id, state: 'pending' });
  expect((await server.call(getReceipt, { id: slip.id }, 'jefe')).body).toMatchObject({
    state: 'dissented',
    replacedById: other.body.id,
  });
  expect((await server.call(replaceReceipt, replace, 'rrhh')).error.code).toBe('conflicto');
  expect((await tools.sign(other.body, 'jefe')).body).toMatchObject({ state: 'signed' });
});

test('nobody is given the slip of somebody else, even if somebody insists', async () => {
  const slip = await tools.slipOf('operario');
  const { cuil } = tools.someone('empleado');
  const file = await tools.slipFile(`Recibo CUIL ${cuil}`);
  const replace = { id: slip.id, version: slip.version, file, dueOn: '2030-02-01', evenSo: true };
  const { error } = await server.call(replaceReceipt, replace, 'rrhh');
  expect(error.code).toBe('otra_persona');
  expect(error.message).toContain(slip.personName);
  expect(error.message).toContain(`${cuil.slice(0, 2)}-${cuil.slice(2, 10)}-${cuil[10]}`);
  expect((await tools.slipOf('operario')).state).toBe(slip.state);
});

test('a slip with a sheet of somebody else, or with their docket, is given only by who says that they looked', async () => {
  const slip = await tools.slipOf('operario');
  const [own, other] = [tools.someone('operario'), tools.someone('empleado')];
  const written = ({ cuil }: typeof own) => `${cuil.slice(0, 2)}-${cuil.slice(2, 10)}-${cuil[10]}`;
  const mixed = [
    [`Recibo CUIL ${own.cuil} y CUIL ${other.cuil}`, written(other)],
    [`Recibo CUIL ${own.cuil} Legajo ${other.docket}`, `legajo ${other.docket}`],
  ];
  for (const [words = '', says = ''] of mixed) {
    const file = await tools.slipFile(words);
    const replace = { id: slip.id, version: slip.version, file, dueOn: '2030-02-01' };
    const { error } = await server.call(replaceReceipt, replace, 'rrhh');
    expect(error.code).toBe('sin_nombre');
    expect(error.message).toContain(says);
    expect(error.message).toContain(slip.personName);
  }
  expect((await tools.slipOf('operario')).version).toBe(slip.version);
});

test('what nobody signed yet is replaced at once, and can be signed no more', async () => {
  const slip = await tools.slipOf('operario');
  const replace = {
    id: slip.id,
    version: slip.version,
    file: await tools.slipFile('Otro'),
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
  expect((await tools.sign(old.body, 'operario')).error.code).toBe('conflicto');
});

test('the board counts what was published, opened, signed and dissented; only who follows it sees it', async () => {
  const { body } = await server.call(getReceiptCampaign, { id: batchId }, 'rrhh');
  // There are three people, however many slips took the place of theirs: two signed, and the third has a new one to sign.
  expect(body).toMatchObject({ published: 3, signed: 2, dissented: 0, unanswered: 0, overdue: 0 });
  expect(body.places.reduce((sum, { published }) => sum + published, 0)).toBe(3);
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
