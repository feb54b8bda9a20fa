import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';
import { evidenceFor, sealOf } from '../../../../tests/support/evidenceFor';
import { hasOpenssl, opensslAuthority } from '../../../../tests/support/openssl';
import { testCertificate } from '../../../../tests/support/testCertificate';
import { openWorkshop, type Workshop } from '../../workshop/openWorkshop';
import { isWhole } from '../pdf/isWhole';
import { pdfWork } from '../pdf/pdfWork';
import { stampingBy } from './stampingBy';

const withOpenssl = hasOpenssl ? test : test.skip;
const turn = { turn: 'test' };
const evidence = evidenceFor('Sosa');
const seal = sealOf('1');

let workshop: Workshop;
beforeAll(() => {
  workshop = openWorkshop();
});
afterAll(() => workshop.close());

async function sealedAt(url: string) {
  const document = new PdfKit();
  document.text('Norma').end();
  const failures: unknown[] = [];
  const stamping = stampingBy(url, { warn: ({ err }: { err: unknown }) => failures.push(err) });
  const work = pdfWork(workshop, { stamping });
  const prepared = await work.prepare(await buffer(document), evidence, turn);
  const sealed = await work.seal(prepared, seal, await testCertificate('Casa'), turn);
  return { ...sealed, failures, read: await work.read(sealed.bytes, turn) };
}

withOpenssl('a seal carries the word of the authority, and holds as before', async () => {
  const authority = await opensslAuthority('Autoridad de Tiempo');
  const { stampedBy, failures, read, bytes } = await sealedAt(authority.url);
  await authority.close();
  expect([stampedBy, authority.asked(), failures]).toEqual(['Autoridad de Tiempo', 1, []]);
  expect(isWhole(read)).toBe(true);
  // The object identifier of a time-stamp token, in the signature.
  expect(Buffer.from(bytes).toString('latin1')).toContain('060b2a864886f70d010910020e');
});

test.each([
  ['is not there', null],
  ['answers nonsense', Buffer.from('<html>')],
  ['answers nothing', Buffer.alloc(0)],
])(
  'an authority that %s keeps nobody from signing, and is told in the log',
  async (_name, body) => {
    const server = createServer((_request, response) => response.end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    if (body === null) await new Promise((resolve) => server.close(resolve));
    const { stampedBy, failures, read } = await sealedAt(`http://127.0.0.1:${port}/`);
    if (body !== null) await new Promise((resolve) => server.close(resolve));
    expect([stampedBy, failures.length, isWhole(read)]).toEqual([null, 1, true]);
  },
);
