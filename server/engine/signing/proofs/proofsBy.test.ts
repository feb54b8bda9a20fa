import { createPrivateKey, X509Certificate } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import PdfKit from 'pdfkit';
import { evidenceFor, sealOf } from '../../../../tests/support/evidenceFor';
import { hasOpenssl, opensslIssuer } from '../../../../tests/support/openssl';
import { openWorkshop, type Workshop } from '../../workshop/openWorkshop';
import { pdfWork } from '../pdf/pdfWork';
import { proofsBy } from './proofsBy';

const withOpenssl = hasOpenssl ? test : test.skip;
const turn = { turn: 'test' };
const evidence = evidenceFor('Sosa', 'Ríos');

let workshop: Workshop;
beforeAll(() => {
  workshop = openWorkshop();
});
afterAll(() => workshop.close());

const silent = { warn: () => undefined };
const certificateOf = ({ key, own, issuer }: Record<'key' | 'own' | 'issuer', string>) => ({
  key: createPrivateKey(key),
  certificate: new X509Certificate(own).raw,
  chain: [new X509Certificate(issuer).raw],
  selfMade: false,
  licensed: true,
});

withOpenssl('what the issuer says is kept behind each seal, and earlier seals hold', async () => {
  const issuer = await opensslIssuer('ocsp');
  const certificate = certificateOf(issuer);
  const document = new PdfKit();
  document.text('Norma').end();
  const work = pdfWork(workshop, { proofs: proofsBy(silent) });
  let bytes = await work.prepare(await buffer(document), evidence, turn);
  for (const field of ['1', '2']) {
    ({ bytes } = await work.seal(bytes, sealOf(field), certificate, turn));
  }
  const { seals } = await work.read(bytes, turn);
  expect(seals.map(({ holds, exact }) => [holds, exact])).toEqual([
    [true, true],
    [true, true],
  ]);
  const kept = (await PDFDocument.load(bytes)).catalog.lookup(PDFName.of('DSS'), PDFDict);
  expect(kept.lookup(PDFName.of('OCSPs'), PDFArray).size()).toBe(2);
  expect(kept.lookup(PDFName.of('Certs'), PDFArray).size()).toBe(4);
  // Once an hour, however many sign.
  expect(issuer.asked()).toBe(1);
  await issuer.close();
});

withOpenssl('where there is only a list of the revoked ones, that is kept', async () => {
  const issuer = await opensslIssuer('list');
  const proofs = await proofsBy(silent)(certificateOf(issuer));
  expect([proofs?.ocsps.length, proofs?.crls.length, issuer.asked()]).toEqual([0, 1, 1]);
  await issuer.close();
});

withOpenssl('a certificate that its issuer revoked seals nothing', async () => {
  const issuer = await opensslIssuer('revoked');
  await expect(proofsBy(silent)(certificateOf(issuer))).rejects.toMatchObject({
    code: 'sin_certificado',
  });
  await issuer.close();
});

withOpenssl('an issuer that is away keeps nobody from signing', async () => {
  const issuer = await opensslIssuer('ocsp');
  await issuer.close();
  let told = 0;
  const warn = () => {
    told += 1;
  };
  expect(await proofsBy({ warn })(certificateOf(issuer))).toBeNull();
  expect(told).toBe(1);
});
