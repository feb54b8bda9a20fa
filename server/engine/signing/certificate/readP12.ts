import { createPrivateKey } from 'node:crypto';
import forge from 'node-forge';
import type { SealingCertificate } from './sealingCertificate';

const der = (value: forge.asn1.Asn1) => Buffer.from(forge.asn1.toDer(value).getBytes(), 'binary');

function bagsOf(p12: forge.pkcs12.Pkcs12Pfx, type: string | undefined): forge.pkcs12.Bag[] {
  return (type && p12.getBags({ bagType: type })[type]) || [];
}

/** The one that belongs to the key comes first; whoever vouched for it, after. */
function inOrder(certificates: forge.pki.Certificate[], key: forge.pki.rsa.PrivateKey) {
  const own = certificates.find(
    ({ publicKey }) => (publicKey as forge.pki.rsa.PublicKey).n?.compareTo(key.n) === 0,
  );
  if (!own) throw new Error('the certificate of the key is not in the file');
  return { own, chain: certificates.filter((one) => one !== own) };
}

/** The key and certificates of a .p12 file, with its password. */
export function readP12(bytes: Uint8Array, password: string): Omit<SealingCertificate, 'licensed'> {
  const asn1 = forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(bytes).toString('binary')));
  const p12 = forge.pkcs12.pkcs12FromAsn1(asn1, password);
  const { pkcs8ShroudedKeyBag, keyBag, certBag } = forge.pki.oids;
  const [held] = [...bagsOf(p12, pkcs8ShroudedKeyBag), ...bagsOf(p12, keyBag)];
  const key = held?.key as forge.pki.rsa.PrivateKey | undefined;
  if (!key) throw new Error('there is no key in the file');
  const certificates = bagsOf(p12, certBag).flatMap(({ cert }) => (cert ? [cert] : []));
  const { own, chain } = inOrder(certificates, key);
  const asDer = (one: forge.pki.Certificate) => der(forge.pki.certificateToAsn1(one));
  return {
    key: createPrivateKey(forge.pki.privateKeyToPem(key)),
    certificate: asDer(own),
    chain: chain.map(asDer),
    selfMade: own.isIssuer(own),
  };
}
