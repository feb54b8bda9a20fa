import { getSignature } from '@contract/signed/getSignature';
import { verifyCode } from '@contract/verify/verifyCode';
import { verifyFile } from '@contract/verify/verifyFile';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { envelopeTools } from '../../../tests/support/envelopes';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { sendForm } from '../../../tests/support/uploadAs';

let server: TestServer;
let tools: ReturnType<typeof envelopeTools>;

beforeAll(async () => {
  server = await buildServer();
  tools = envelopeTools(server);
});
afterAll(() => server.close());

test('anybody checks a paper by its code or by dropping it, and hears of a changed byte', async () => {
  const { id, title } = await tools.sent('together', ['empleado', 'operario']);
  const { id: mine } = await tools.ownOf('empleado', id);
  await tools.sign('empleado', id);
  const { body: halfway } = await server.call(getSignature, { id: mine }, 'empleado');
  const { bytes: early } = await tools.fileOf(halfway.file.url, 'empleado');
  await tools.sign('operario', id);
  const { body: full } = await server.call(getSignature, { id: mine }, 'empleado');
  const { bytes } = await tools.fileOf(full.file.url, 'empleado');
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
  expect(await check(await payrollPdf(['otra cosa']))).toBe('unknown');
  expect((await server.call(verifyCode, { code: 'ABCD-EFGH' })).status).toBe(404);
});
