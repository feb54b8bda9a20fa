import { createHash, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { SealingCertificate } from '../certificate/sealingCertificate';
import type { Stamp } from '../proofs/timeStamp';
import {
  type Asn1,
  fromDer,
  integer,
  nothing,
  octets,
  oid,
  partsOf,
  sequence,
  set,
  tagged,
  toDer,
} from './asn1';
import { oids } from './oids';

// With a callback it is done in a thread of the pool, and nobody else waits for it.
const signed = promisify(sign);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const attribute = (name: string, value: Asn1) => sequence(oid(name), set(value));
const algorithm = (name: string) => sequence(oid(name), nothing());

/** A set is written in the order of its encoded members, or another reader computes another signature. */
const inOrder = (parts: Asn1[]) =>
  parts
    .map((part) => ({ part, der: toDer(part) }))
    .sort((one, other) => Buffer.compare(one.der, other.der))
    .map(({ part }) => part);

/** Issuer and number, by which a reader finds the certificate among those that came along. */
function issuerAndSerial(certificate: Uint8Array): Asn1 {
  const [, serial, , issuer] = partsOf(partsOf(fromDer(certificate))[0]);
  if (!serial || !issuer) throw new Error('not a certificate');
  return sequence(issuer, serial);
}

/**
 * A CMS signature over content that stays where it is and is known by its SHA-256, as PAdES asks: with the
 * certificate's own digest among what is signed, and without a time, which the PDF says by itself.
 */
export async function detachedSignature(
  digest: Uint8Array,
  { key, certificate, chain }: SealingCertificate,
  stamp: (signature: Uint8Array) => Promise<Stamp | null> = async () => null,
): Promise<{ der: Buffer; stampedBy: string | null }> {
  const attributes = inOrder([
    attribute(oids.contentType, oid(oids.data)),
    attribute(oids.messageDigest, octets(digest)),
    attribute(oids.signingCertificateV2, sequence(sequence(sequence(octets(sha256(certificate)))))),
  ]);
  const signature = await signed('sha256', toDer(set(...attributes)), key);
  const stamped = await stamp(signature);
  const signer = sequence(
    integer(1),
    issuerAndSerial(certificate),
    algorithm(oids.sha256),
    tagged(0, attributes),
    algorithm(oids.rsaWithSha256),
    octets(signature),
    ...(stamped ? [tagged(1, [attribute(oids.timeStampToken, fromDer(stamped.token))])] : []),
  );
  const signedData = sequence(
    integer(1),
    set(algorithm(oids.sha256)),
    sequence(oid(oids.data)),
    tagged(0, [certificate, ...chain].map(fromDer)),
    set(signer),
  );
  const der = toDer(sequence(oid(oids.signedData), tagged(0, [signedData])));
  return { der, stampedBy: stamped?.by ?? null };
}
