import { X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { newSerial } from './newSerial';

/** A certificate with this number, as OpenSSL reads it. */
function readBack(serialNumber: string): string {
  const keys = forge.pki.rsa.generateKeyPair({ bits: 1024 });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = serialNumber;
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  return new X509Certificate(forge.pki.certificateToPem(certificate)).serialNumber.toLowerCase();
}

test.each([
  ['nothing but zeros', Buffer.alloc(16)],
  ['a zero in front', Buffer.from('0012', 'hex')],
  ['what would be negative', Buffer.alloc(16, 0xff)],
])('from %s comes a number that a reader of certificates takes', (_what, random) => {
  const serial = newSerial(random);
  expect(serial).toHaveLength(random.length * 2);
  expect(readBack(serial)).toBe(serial);
});

test('no two are the same', () => {
  expect(new Set(Array.from({ length: 100 }, () => newSerial())).size).toBe(100);
});
