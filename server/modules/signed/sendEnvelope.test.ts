import {
  cancelEnvelope,
  cancelEnvelopes,
  removeEnvelope,
  sendEnvelope,
} from '@contract/signed/envelopeAcciones';
import { remindSignatures } from '@contract/signed/signatureAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { envelopeTools, today } from '../../../tests/support/envelopes';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { addDays } from '../../engine/time/days';
import { attendEnvelopes } from './attendEnvelopes';

let server: TestServer;
let tools: ReturnType<typeof envelopeTools>;

beforeAll(async () => {
  server = await buildServer();
  tools = envelopeTools(server);
});
afterAll(() => server.close());

test('a draft is nobody’s business; it is changed, sent once and then only cancelled', async () => {
  const { body } = await tools.draft('together', ['empleado']);
  await expect(tools.ownOf('empleado', body.id)).rejects.toThrow('nothing to sign');
  const { id, version } = body;
  expect((await server.call(sendEnvelope, { id, version: version + 1 }, 'rrhh')).status).toBe(409);
  const both = await Promise.all([
    server.call(sendEnvelope, { id, version }, 'rrhh'),
    server.call(sendEnvelope, { id, version }, 'rrhh'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await tools.delivered(id);
  const now = await tools.envelope(id);
  expect((await server.call(removeEnvelope, { id, version: now.version }, 'rrhh')).status).toBe(
    409,
  );
  const why = { id, version: now.version, reason: 'Cambió la norma' };
  expect((await server.call(cancelEnvelope, why, 'rrhh')).body).toMatchObject({
    state: 'cancelled',
    endReason: 'Cambió la norma',
  });
  expect((await tools.sign('empleado', id)).error.message).toContain('lo anularon');
});

test('many are cancelled with one reason, and each tells its own story', async () => {
  const first = await tools.sent('together', ['empleado', 'operario']);
  const second = await tools.sent('together', ['empleado']);
  await tools.sign('empleado', first.id);
  const { body: draft } = await tools.draft('together', ['jefe']);
  const ids = [first.id, second.id, draft.id];
  const ask = { selection: { kind: 'rows' as const, ids }, reason: 'Se mandó por error' };
  expect((await server.call(cancelEnvelopes, ask, 'empleado')).status).toBe(403);
  const { body } = await server.call(cancelEnvelopes, ask, 'rrhh');
  expect([body.done, body.refused]).toEqual([2, 1]);
  expect(body.results.at(-1)).toMatchObject({ ok: false, message: 'No está esperando firmas.' });

  const { trail, state } = await tools.envelope(first.id);
  expect(state).toBe('cancelled');
  const hr = 'Figueroa, Rocío';
  expect(trail.map(({ did, by }) => [did, by])).toEqual([
    ['prepared', hr],
    ['sent', hr],
    ['opened', 'Juárez, Delfina'],
    ['signed', 'Juárez, Delfina'],
    ['cancelled', hr],
  ]);
  expect(trail.at(-1)?.reason).toBe('Se mandó por error');
});

test('what cannot be sent is said beside its field', async () => {
  const refusals: [object, string][] = [
    [{ dueOn: addDays(today, -2) }, 'dueOn'],
    [{ signers: { kind: 'rows', ids: [999_999] } }, 'signers'],
    [{ files: [{ file: '0'.repeat(64), name: 'ajeno.pdf' }] }, 'files.0'],
  ];
  for (const [more, field] of refusals) {
    expect(
      Object.keys((await tools.draft('together', ['empleado'], more)).error.fields ?? {}),
    ).toEqual([field]);
  }
  const place = { signer: 0, page: 9, x: 1, y: 1, width: 100, height: 40 };
  const { body: file } = await tools.bring(await payrollPdf(['x']));
  const files = [{ file: file.hash, name: 'norma.pdf', places: [place] }];
  expect((await tools.draft('together', ['empleado'], { files })).error.fields).toHaveProperty(
    'files',
  );
  expect((await tools.bring(new TextEncoder().encode('hola'))).status).toBe(415);
});

test('reminded once a day by hand, by itself as often as was said, and over after its last day', async () => {
  const { id } = await tools.sent('together', ['empleado', 'operario'], { remindEvery: 2 });
  const { id: mine } = await tools.ownOf('empleado', id);
  const selection = { kind: 'rows' as const, ids: [mine] };
  expect((await server.call(remindSignatures, { selection }, 'jefe')).status).toBe(403);
  expect((await server.call(remindSignatures, { selection }, 'rrhh')).body.done).toBe(1);
  expect((await server.call(remindSignatures, { selection }, 'rrhh')).body.refused).toBe(1);
  const { database } = server.services;
  await server.travel({ days: 3 });
  const rung = async () =>
    (await tools.bell('empleado')).filter((title) => title.startsWith('Te falta firmar')).length;
  const before = await rung();
  await attendEnvelopes(database.db, server.services);
  await attendEnvelopes(database.db, server.services);
  expect(await rung()).toBe(before + 1);
  await server.travel({ days: 3 });
  await attendEnvelopes(database.db, server.services);
  expect(await tools.envelope(id)).toMatchObject({ state: 'expired', counts: { expired: 2 } });
  expect((await tools.sign('empleado', id)).error.message).toContain('terminó');
});
