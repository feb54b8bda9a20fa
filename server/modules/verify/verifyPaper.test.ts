import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getSignature } from '@contract/signed/signatureAcciones';
import { verifyCode, verifyFile } from '@contract/verify/verifyAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { envelopeTools } from '../../../tests/support/envelopes';
import { p12File } from '../../../tests/support/p12File';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { sendForm } from '../../../tests/support/uploadAs';
import { readConfig } from '../../engine/config/config';
import { certificateOnce } from '../../engine/signing/certificate/certificateOnce';

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

test('a seal is worth what it was worth when it was made, whatever certificate is in use now', async () => {
  const { services } = server;
  const { id } = await tools.sent('together', ['empleado', 'operario']);
  await tools.sign('empleado', id);
  const { id: mine } = await tools.ownOf('empleado', id);
  const { code } = (await server.call(getSignature, { id: mine }, 'empleado')).body;
  const paper = async (asked = code) => (await server.call(verifyCode, { code: asked })).body.paper;

  const folder = await mkdtemp(path.join(tmpdir(), 'anden-level-'));
  const given = {
    name: 'casa',
    issuer: 'Certificador',
    algorithm: 'aes256',
    password: 'c',
  } as const;
  const file = await p12File(folder, given);
  const env = { SIGNING_P12: file, SIGNING_P12_PASSWORD: 'c', SIGNING_LICENSED: '1' };
  const before = services.certificate;
  services.certificate = certificateOnce(services.database.db, readConfig(env));
  try {
    expect((await paper())?.level).toMatch(/^Firma electrónica.*certificado propio/);
    await tools.sign('operario', id);
    const mixed = await paper();
    expect(mixed?.level).toBeNull();
    const levels = mixed?.signers.map(({ level }) => level?.split(' (')[0]).sort();
    expect(levels).toEqual([
      'Firma digital: certificado de un certificador licenciado',
      'Firma electrónica',
    ]);
    // Not sealed yet: what it is going to be.
    const fresh = await tools.sent('together', ['empleado']);
    const { id: next } = await tools.ownOf('empleado', fresh.id);
    const unsigned = (await server.call(getSignature, { id: next }, 'empleado')).body.code;
    expect((await paper(unsigned))?.level).toMatch(/^Firma digital/);
    expect((await paper(unsigned))?.signers).toMatchObject([{ signed: false, level: null }]);
  } finally {
    services.certificate = before;
    await rm(folder, { recursive: true, force: true });
  }
});
