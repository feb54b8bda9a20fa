import { buffer } from 'node:stream/consumers';
import { uploadFile } from '@contract/files/uploadFile';
import { listNotifications } from '@contract/notifications/listNotifications';
import { cancelEnvelope } from '@contract/signed/cancelEnvelope';
import { getEnvelope } from '@contract/signed/getEnvelope';
import { getSignature } from '@contract/signed/getSignature';
import { listEnvelopes } from '@contract/signed/listEnvelopes';
import { listSignatures } from '@contract/signed/listSignatures';
import { openSignature } from '@contract/signed/openSignature';
import { remindSignatures } from '@contract/signed/remindSignatures';
import { removeEnvelope } from '@contract/signed/removeEnvelope';
import { saveEnvelope } from '@contract/signed/saveEnvelope';
import { sendEnvelope } from '@contract/signed/sendEnvelope';
import { signDocument } from '@contract/signed/signDocument';
import { verifyCode } from '@contract/verify/verifyCode';
import { verifyFile } from '@contract/verify/verifyFile';
import PdfKit from 'pdfkit';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';
import { sendForm } from '../../../tests/support/uploadAs';
import { attendEnvelopes } from '../../signing/attendEnvelopes';
import { isWhole, readSeals } from '../../signing/pdf/readSeals';
import { addDays } from '../../time/days';

let server: TestServer;
const today = new Date().toISOString().slice(0, 10);
const people: Record<string, number> = {};
const clave = 'anden2026';

beforeAll(async () => {
  server = await buildServer();
  const { rows } = await server.services.database.pool.query(
    'select username, person_id as id from account',
  );
  for (const { username, id } of rows) people[username] = id;
});
afterAll(() => server.close());

async function pdf(text: string) {
  const document = new PdfKit();
  document.text(text);
  document.end();
  return new Uint8Array(await buffer(document));
}

async function bring(bytes: Uint8Array, as = 'rrhh') {
  return sendForm(server, uploadFile, as, { purpose: 'signing' }, { name: 'norma.pdf', bytes });
}

type Way = 'together' | 'turns' | 'each';

async function draft(way: Way, whom: string[], more: object = {}) {
  const title = `Norma ${Math.random()}`;
  const { body: file } = await bring(await pdf(title));
  const signers = { kind: 'rows' as const, ids: whom.map((name) => people[name] ?? 0) };
  const files = [{ file: file.hash, name: 'norma.pdf' }];
  const fields = { title, way, dueOn: addDays(today, 5), files, signers, ...more };
  return server.call(saveEnvelope, fields, 'rrhh');
}

async function sent(way: Way, whom: string[], more: object = {}) {
  const { body } = await draft(way, whom, more);
  const { id, version } = body;
  expect((await server.call(sendEnvelope, { id, version }, 'rrhh')).body.state).toBe('sending');
  await until(
    () => envelope(id),
    ({ state }) => state === 'sent',
  );
  return envelope(id);
}

const envelope = async (id: number) => (await server.call(getEnvelope, { id }, 'rrhh')).body;

async function ownOf(as: string, envelopeId: number) {
  const filters = [
    { field: 'envelopeId' as const, operator: 'is' as const, value: envelopeId },
    { field: 'mine' as const, operator: 'is' as const, value: true },
  ];
  const { body } = await server.call(listSignatures, { filters }, as);
  const [row] = body.rows;
  if (!row) throw new Error(`${as} has nothing to sign there`);
  return row;
}

async function sign(as: string, envelopeId: number, more: object = {}) {
  const { id, version } = await ownOf(as, envelopeId);
  const said = { id, version, outcome: 'signed' as const, clave, ...more };
  return server.call(signDocument, said, as);
}

async function fileOf(url: string, as: string) {
  const { JWT } = await server.sessionOf(as);
  const headers = { authorization: `Bearer ${JWT}` };
  const answer = await server.app.inject({ url, headers });
  return { status: answer.statusCode, bytes: answer.rawPayload };
}
const bell = async (as: string) => {
  const { body } = await server.call(listNotifications, { size: 100 }, as);
  return body.rows.map(({ title }) => title);
};

test('two sign the same paper; each seal keeps the other, and the sender hears that all did', async () => {
  const { id, title } = await sent('together', ['empleado', 'operario']);
  expect(await bell('empleado')).toContain(`Para firmar: ${title}`);
  const mine = await ownOf('empleado', id);
  await server.call(openSignature, { id: mine.id }, 'empleado');
  expect((await envelope(id)).counts).toMatchObject({ opened: 1, pending: 1 });
  const first = await sign('empleado', id);
  expect(first.body).toMatchObject({ state: 'signed', maySign: false });
  await sign('operario', id);
  expect(await envelope(id)).toMatchObject({ state: 'completed', counts: { signed: 2 } });
  expect(await bell('rrhh')).toContain(`Firmaron todos: ${title}`);
  const { body } = await server.call(getSignature, { id: mine.id }, 'empleado');
  const { bytes } = await fileOf(body.file.url, 'empleado');
  const seals = readSeals(bytes);
  expect(seals.map(({ holds }) => holds)).toEqual([true, true]);
  expect(isWhole(bytes, seals)).toBe(true);
  expect((await sign('empleado', id)).error.message).toBe('Ya lo firmaste.');
});

test('a wrong password signs nothing and is counted; a stale or double signature is refused', async () => {
  const { id } = await sent('together', ['empleado']);
  const wrong = await sign('empleado', id, { clave: 'otra cosa' });
  expect([wrong.status, wrong.error.fields]).toEqual([
    422,
    { clave: 'La contraseña actual no es correcta.' },
  ]);
  const { rows } = await server.services.database.pool.query(
    `select 1 from sign_in_failure where key like 'account:empleado@%'`,
  );
  expect(rows).toHaveLength(1);
  expect((await sign('empleado', id, { version: 99 })).error.code).toBe('conflicto_version');
  const both = await Promise.all([sign('empleado', id), sign('empleado', id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await envelope(id)).counts.signed).toBe(1);
});

test('in turns, the second waits until the first has signed', async () => {
  const { id } = await sent('turns', ['operario', 'empleado']);
  expect(await ownOf('empleado', id)).toMatchObject({ state: 'waiting', turn: 2 });
  expect((await sign('empleado', id)).error.message).toContain('Todavía no es tu turno');
  await sign('operario', id);
  expect((await sign('empleado', id)).body.state).toBe('signed');
});

test('one no ends what all sign together, and only its own where each has theirs', async () => {
  const one = await sent('together', ['empleado', 'operario']);
  expect((await sign('empleado', one.id, { outcome: 'rejected' })).error.fields).toEqual({
    reason: 'Contá por qué.',
  });
  await sign('empleado', one.id, { outcome: 'rejected', reason: 'No es mi contrato' });
  expect(await envelope(one.id)).toMatchObject({
    state: 'rejected',
    counts: { rejected: 1, cancelled: 1 },
  });
  const each = await sent('each', ['empleado', 'operario']);
  await sign('empleado', each.id, { outcome: 'rejected', reason: 'No es mi contrato' });
  expect(await envelope(each.id)).toMatchObject({ state: 'sent', counts: { pending: 1 } });
});

test('in disagreement only with the permission, and with a reason', async () => {
  const { id } = await sent('each', ['empleado', 'operario']);
  const said = { outcome: 'dissented', reason: 'Falta una hora' };
  expect((await sign('operario', id, said)).error.fields).toHaveProperty('outcome');
  expect((await sign('empleado', id, said)).body).toMatchObject({
    state: 'dissented',
    reason: 'Falta una hora',
  });
});

test('where each signs their own, nobody sees the paper or the signature of another', async () => {
  const { id } = await sent('each', ['empleado', 'operario']);
  const theirs = await ownOf('empleado', id);
  const own = await server.call(getSignature, { id: theirs.id }, 'empleado');
  expect(own.body.signers).toHaveLength(1);
  for (const accion of [getSignature, openSignature]) {
    expect((await server.call(accion, { id: theirs.id }, 'operario')).status).toBe(404);
  }
  const stolen = { id: theirs.id, version: 1, outcome: 'signed' as const, clave };
  expect((await server.call(signDocument, stolen, 'operario')).status).toBe(404);
  expect((await fileOf(own.body.file.url, 'operario')).status).toBe(404);
  expect((await fileOf(own.body.file.url, 'empleado')).status).toBe(200);
  expect((await server.call(listEnvelopes, {}, 'empleado')).body.rows).toEqual([]);
  expect((await server.call(getEnvelope, { id }, 'empleado')).status).toBe(404);
  expect(
    (await server.call(cancelEnvelope, { id, version: 1, reason: 'Porque sí' }, 'jefe')).status,
  ).toBe(404);
});

test('a draft is nobody’s business; it is changed, sent once and then only cancelled', async () => {
  const { body } = await draft('together', ['empleado']);
  await expect(ownOf('empleado', body.id)).rejects.toThrow('nothing to sign');
  const { id, version } = body;
  expect((await server.call(sendEnvelope, { id, version: version + 1 }, 'rrhh')).status).toBe(409);
  const both = await Promise.all([
    server.call(sendEnvelope, { id, version }, 'rrhh'),
    server.call(sendEnvelope, { id, version }, 'rrhh'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await until(
    () => envelope(id),
    ({ state }) => state === 'sent',
  );
  const now = await envelope(id);
  expect((await server.call(removeEnvelope, { id, version: now.version }, 'rrhh')).status).toBe(
    409,
  );
  const why = { id, version: now.version, reason: 'Cambió la norma' };
  expect((await server.call(cancelEnvelope, why, 'rrhh')).body).toMatchObject({
    state: 'cancelled',
    endReason: 'Cambió la norma',
  });
  expect((await sign('empleado', id)).error.message).toContain('lo anularon');
});

test('what cannot be sent is said beside its field', async () => {
  const refusals: [object, string][] = [
    [{ dueOn: addDays(today, -2) }, 'dueOn'],
    [{ signers: { kind: 'rows', ids: [999_999] } }, 'signers'],
    [{ files: [{ file: '0'.repeat(64), name: 'ajeno.pdf' }] }, 'files.0'],
  ];
  for (const [more, field] of refusals) {
    expect(Object.keys((await draft('together', ['empleado'], more)).error.fields ?? {})).toEqual([
      field,
    ]);
  }
  const place = { signer: 0, page: 9, x: 1, y: 1, width: 100, height: 40 };
  const { body: file } = await bring(await pdf('x'));
  const files = [{ file: file.hash, name: 'norma.pdf', places: [place] }];
  expect((await draft('together', ['empleado'], { files })).error.fields).toHaveProperty('files');
  expect((await bring(new TextEncoder().encode('hola'))).status).toBe(415);
});

test('reminded once a day by hand, by itself as often as was said, and over after its last day', async () => {
  const { id } = await sent('together', ['empleado', 'operario'], { remindEvery: 2 });
  const { id: mine } = await ownOf('empleado', id);
  const selection = { kind: 'rows' as const, ids: [mine] };
  expect((await server.call(remindSignatures, { selection }, 'jefe')).status).toBe(403);
  expect((await server.call(remindSignatures, { selection }, 'rrhh')).body.done).toBe(1);
  expect((await server.call(remindSignatures, { selection }, 'rrhh')).body.refused).toBe(1);
  const { database } = server.services;
  await database.pool.query(
    `update signature set changed_at = now() - interval '3 days', reminded_at = null where id = $1`,
    [mine],
  );
  await database.pool.query(
    `update envelope set sent_at = now() - interval '3 days' where id = $1`,
    [id],
  );
  const rung = async () =>
    (await bell('empleado')).filter((title) => title.startsWith('Te falta firmar')).length;
  const before = await rung();
  await attendEnvelopes(database.db, server.services);
  await attendEnvelopes(database.db, server.services);
  expect(await rung()).toBe(before + 1);
  await database.pool.query('update envelope set due_on = current_date - 2 where id = $1', [id]);
  await attendEnvelopes(database.db, server.services);
  expect(await envelope(id)).toMatchObject({ state: 'expired', counts: { expired: 2 } });
  expect((await sign('empleado', id)).error.message).toContain('terminó');
});

test('anybody checks a paper by its code or by dropping it, and hears of a changed byte', async () => {
  const { id, title } = await sent('together', ['empleado', 'operario']);
  const { id: mine } = await ownOf('empleado', id);
  await sign('empleado', id);
  const { body: halfway } = await server.call(getSignature, { id: mine }, 'empleado');
  const { bytes: early } = await fileOf(halfway.file.url, 'empleado');
  await sign('operario', id);
  const { body: full } = await server.call(getSignature, { id: mine }, 'empleado');
  const { bytes } = await fileOf(full.file.url, 'empleado');
  const found = await server.call(verifyCode, { code: full.code.toLowerCase() });
  expect(found.body.paper).toMatchObject({
    title,
    level: expect.stringContaining('Firma electrónica'),
    signers: [{ state: 'Firmado' }, { state: 'Firmado' }],
  });
  const check = async (what: Uint8Array) =>
    (await sendForm(server, verifyFile, null, {}, { name: 'x.pdf', bytes: what })).body.verdict;
  expect(await check(bytes)).toBe('intact');
  expect(await check(early)).toBe('superseded');
  const changed = Buffer.from(bytes);
  changed[500] = (changed[500] ?? 0) ^ 1;
  expect(await check(changed)).toBe('changed');
  expect(await check(await pdf('otra cosa'))).toBe('unknown');
  expect((await server.call(verifyCode, { code: 'ABCD-EFGH' })).status).toBe(404);
});
