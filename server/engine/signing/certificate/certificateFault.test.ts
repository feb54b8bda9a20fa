import forge from 'node-forge';
import { certificateFault } from './certificateFault';
import { selfMadeCertificate } from './selfMadeCertificate';
import { warningAt } from './watchCertificate';

async function certificate(change: (one: forge.pki.Certificate) => void) {
  const made = await selfMadeCertificate('Casa');
  const one = forge.pki.certificateFromPem(made.certificate);
  change(one);
  one.sign(forge.pki.privateKeyFromPem(made.key), forge.md.sha256.create());
  return Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(one)).getBytes(), 'binary');
}
const now = new Date('2026-11-22T12:00:00Z');
const valid = (one: forge.pki.Certificate) => {
  one.validity.notBefore = new Date('2026-01-01T12:00:00Z');
  one.validity.notAfter = new Date('2026-12-31T12:00:00Z');
};
const fault = async (change: (one: forge.pki.Certificate) => void, licensed = true) =>
  certificateFault(
    {
      licensed,
      certificate: await certificate((one) => {
        valid(one);
        change(one);
      }),
    },
    now,
  );

test('one that is good today and is for signing has no fault', async () => {
  expect(await fault(() => undefined)).toBeNull();
});

test('one that ended or has not begun says when', async () => {
  expect(
    await fault((one) => {
      one.validity.notAfter = new Date('2026-11-01T12:00:00Z');
    }),
  ).toContain('venció el 01/11/2026');
  expect(
    await fault((one) => {
      one.validity.notBefore = new Date('2026-12-01T12:00:00Z');
    }),
  ).toContain('empieza el 01/12/2026');
});

test('one that is for something else is refused; one that does not say what for makes no digital signature', async () => {
  const only = (extensions: object[]) => (one: forge.pki.Certificate) =>
    one.setExtensions(extensions);
  const cipher = only([{ name: 'keyUsage', keyEncipherment: true }]);
  expect(await fault(cipher)).toContain('no es para firmar');
  expect(await fault(cipher, false)).toContain('no es para firmar');
  expect(await fault(only([]))).toContain('no es para firmar');
  expect(await fault(only([]), false)).toBeNull();
});

test('it is told weeks before, and each time once', () => {
  expect([60, 45, 31, 30, 8, 2, 0].map(warningAt)).toEqual([null, 45, 45, 30, 14, 3, 1]);
});
