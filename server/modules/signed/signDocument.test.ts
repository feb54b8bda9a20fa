import { listNotifications } from '@contract/notifications/listNotifications';
import { cancelEnvelope, getEnvelope, listEnvelopes } from '@contract/signed/envelopeAcciones';
import { getSignature, openSignature, signDocument } from '@contract/signed/signatureAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { clave, envelopeTools } from '../../../tests/support/envelopes';
import { isWhole } from '../../engine/signing/pdf/isWhole';
import { readFile } from '../../engine/signing/pdf/readFile';

let server: TestServer;
let tools: ReturnType<typeof envelopeTools>;

beforeAll(async () => {
  server = await buildServer();
  tools = envelopeTools(server);
});
afterAll(() => server.close());

test('two sign the same paper; each seal keeps the other, and the sender hears that all did', async () => {
  const { id, title } = await tools.sent('together', ['empleado', 'operario']);
  expect(await tools.bell('empleado')).toContain(`Para firmar: ${title}`);
  const mine = await tools.ownOf('empleado', id);
  await server.call(openSignature, { id: mine.id }, 'empleado');
  expect((await tools.envelope(id)).counts).toMatchObject({ opened: 1, pending: 1 });
  const first = await tools.sign('empleado', id);
  expect(first.body).toMatchObject({ state: 'signed', maySign: false });
  await tools.sign('operario', id);
  expect(await tools.envelope(id)).toMatchObject({ state: 'completed', counts: { signed: 2 } });
  expect(await tools.bell('rrhh')).toContain(`Firmaron todos: ${title}`);
  const { body } = await server.call(getSignature, { id: mine.id }, 'empleado');
  const { bytes } = await tools.fileOf(body.file.url, 'empleado');
  const read = await readFile(bytes);
  expect(read.seals.map(({ holds }) => holds)).toEqual([true, true]);
  expect(isWhole(read)).toBe(true);
  expect((await tools.sign('empleado', id)).error.message).toBe('Ya lo firmaste.');
});

test('what asked to sign is settled by signing it, and of nobody nor of nothing else', async () => {
  const { id, title } = await tools.sent('each', ['empleado', 'operario']);
  const other = await tools.sent('each', ['empleado']);
  const unread = async (as: string) => {
    const { body } = await server.call(listNotifications, { size: 100 }, as);
    return body.rows.filter(({ readAt }) => readAt === null).map((row) => row.title);
  };
  await tools.sign('empleado', id);
  expect(await unread('empleado')).not.toContain(`Para firmar: ${title}`);
  expect(await unread('empleado')).toContain(`Para firmar: ${other.title}`);
  expect(await unread('operario')).toContain(`Para firmar: ${title}`);
  const { version } = await tools.envelope(id);
  await server.call(cancelEnvelope, { id, version, reason: 'Ya no hace falta' }, 'rrhh');
  expect(await unread('operario')).not.toContain(`Para firmar: ${title}`);
  expect(await unread('operario')).toContain(`Ya no hace falta firmar: ${title}`);
});

test('a wrong password signs nothing and is counted; a stale or double signature is refused', async () => {
  const { id } = await tools.sent('together', ['empleado']);
  const wrong = await tools.sign('empleado', id, { clave: 'otra cosa' });
  expect([wrong.status, wrong.error.fields]).toEqual([
    422,
    { clave: 'La contraseña actual no es correcta.' },
  ]);
  const { rows } = await server.services.database.pool.query(
    `select 1 from sign_in_failure where key like 'account:empleado@%'`,
  );
  expect(rows).toHaveLength(1);
  expect((await tools.sign('empleado', id, { version: 99 })).error.code).toBe('conflicto_version');
  const both = await Promise.all([tools.sign('empleado', id), tools.sign('empleado', id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await tools.envelope(id)).counts.signed).toBe(1);
});

test('in turns, the second waits until the first has signed', async () => {
  const { id } = await tools.sent('turns', ['operario', 'empleado']);
  expect(await tools.ownOf('empleado', id)).toMatchObject({ state: 'waiting', turn: 2 });
  expect((await tools.sign('empleado', id)).error.message).toContain('Todavía no es tu turno');
  await tools.sign('operario', id);
  expect((await tools.sign('empleado', id)).body.state).toBe('signed');
});

test('one no ends what all sign together, and only its own where each has theirs', async () => {
  const one = await tools.sent('together', ['empleado', 'operario']);
  expect((await tools.sign('empleado', one.id, { outcome: 'rejected' })).error.fields).toEqual({
    reason: 'Contá por qué.',
  });
  await tools.sign('empleado', one.id, { outcome: 'rejected', reason: 'No es mi contrato' });
  expect(await tools.envelope(one.id)).toMatchObject({
    state: 'rejected',
    counts: { rejected: 1, cancelled: 1 },
  });
  const each = await tools.sent('each', ['empleado', 'operario']);
  await tools.sign('empleado', each.id, { outcome: 'rejected', reason: 'No es mi contrato' });
  expect(await tools.envelope(each.id)).toMatchObject({ state: 'sent', counts: { pending: 1 } });
});

test('in disagreement only with the permission, and with a reason', async () => {
  const { id } = await tools.sent('each', ['empleado', 'operario']);
  // The text is as long as a reason may be.
  const reason = `${'Falta una hora de las que trabajé. '.repeat(28)}Eso es todo.`;
  const said = { outcome: 'dissented', reason };
  expect((await tools.sign('operario', id, said)).error.fields).toHaveProperty('outcome');
  const { body } = await tools.sign('empleado', id, said);
  expect(body).toMatchObject({ state: 'dissented', reason });
  const longer = await tools.sign('empleado', id, { ...said, reason: 'a'.repeat(1001) });
  expect(longer.error.fields).toEqual({ reason: 'Usá como mucho 1.000 caracteres.' });
});

test('where each signs their own, nobody sees the paper or the signature of another', async () => {
  const { id } = await tools.sent('each', ['empleado', 'operario']);
  const theirs = await tools.ownOf('empleado', id);
  const own = await server.call(getSignature, { id: theirs.id }, 'empleado');
  expect(own.body.signers).toHaveLength(1);
  for (const accion of [getSignature, openSignature]) {
    expect((await server.call(accion, { id: theirs.id }, 'operario')).status).toBe(404);
  }
  const stolen = { id: theirs.id, version: 1, outcome: 'signed' as const, clave };
  expect((await server.call(signDocument, stolen, 'operario')).status).toBe(404);
  expect((await tools.fileOf(own.body.file.url, 'operario')).status).toBe(404);
  expect((await tools.fileOf(own.body.file.url, 'empleado')).status).toBe(200);
  expect((await server.call(listEnvelopes, {}, 'empleado')).body.rows).toEqual([]);
  expect((await server.call(getEnvelope, { id }, 'empleado')).status).toBe(404);
  expect(
    (await server.call(cancelEnvelope, { id, version: 1, reason: 'Porque sí' }, 'jefe')).status,
  ).toBe(404);
});
