import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { getSignature } from '@contract/signed/signatureAcciones';
import { outsideTools } from '../../scripts/pdf/outsideTools';
import { buildServer, type TestServer } from '../support/buildServer';
import { envelopeTools } from '../support/envelopes';
import { hasOpenssl } from '../support/openssl';
import { testsAll } from '../support/testsAll';

const run = promisify(execFile);
const { hasPdfsig, hasQpdf } = outsideTools;
const withTool = (isHere: boolean) => (testsAll && isHere ? test : test.skip);

let server: TestServer;
let folder: string;
let bytes: Buffer;
const inFolder = (name: string) => path.join(folder, name);

beforeAll(async () => {
  if (!testsAll) return;
  server = await buildServer();
  folder = await mkdtemp(path.join(tmpdir(), 'anden-outside-'));
  const tools = envelopeTools(server);
  const { id } = await tools.sent('together', ['empleado', 'operario']);
  const own = await tools.ownOf('empleado', id);
  for (const who of ['empleado', 'operario']) await tools.sign(who, id);
  const { body } = await server.call(getSignature, { id: own.id }, 'empleado');
  bytes = (await tools.fileOf(body.file.url, 'empleado')).bytes;
  await writeFile(inFolder('signed.pdf'), bytes);
});
afterAll(async () => {
  if (!testsAll) return;
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

withTool(hasPdfsig)('pdfsig finds both seals valid, and the last one over all of it', async () => {
  const seals = await outsideTools.seals(inFolder('signed.pdf'));
  expect(seals).toEqual([
    { holds: true, whole: false },
    { holds: true, whole: true },
  ]);
});

withTool(hasPdfsig)('pdfsig finds a changed byte', async () => {
  const changed = Buffer.from(bytes);
  changed[200] = (changed[200] ?? 0) ^ 1;
  await writeFile(inFolder('changed.pdf'), changed);
  const seals = await outsideTools.seals(inFolder('changed.pdf'));
  expect(seals.map(({ holds }) => holds)).toEqual([false, false]);
});

withTool(hasQpdf)('qpdf has nothing to say against how it is written', async () => {
  expect(await outsideTools.faults(inFolder('signed.pdf'))).toBe('');
});

withTool(hasOpenssl)(
  'openssl verifies each signature over what it says to cover, with our certificate',
  async () => {
    const { certificate } = await server.services.certificate();
    const pem = `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
    await writeFile(inFolder('own.pem'), pem);
    const ranges = [
      ...bytes.toString('latin1').matchAll(/\/ByteRange\s*\[\s*0 (\d+) (\d+) (\d+)/g),
    ];
    expect(ranges).toHaveLength(2);
    for (const [, ...numbers] of ranges) {
      const [first = 0, second = 0, rest = 0] = numbers.map(Number);
      const gap = bytes.subarray(first + 1, second - 1).toString('latin1');
      await writeFile(inFolder('signature.der'), Buffer.from(gap, 'hex'));
      const covered = [bytes.subarray(0, first), bytes.subarray(second, second + rest)];
      await writeFile(inFolder('covered'), Buffer.concat(covered));
      const signature = ['-inform', 'DER', '-in', inFolder('signature.der')];
      const content = ['-content', inFolder('covered'), '-binary', '-out', inFolder('out')];
      const trusted = ['-CAfile', inFolder('own.pem'), '-purpose', 'any'];
      const { stderr } = await run('openssl', [
        'cms',
        '-verify',
        ...signature,
        ...content,
        ...trusted,
      ]);
      expect(stderr).toMatch(/successful/i);
    }
  },
);
