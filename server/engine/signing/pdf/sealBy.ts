import { createHash, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { SealingCertificate } from '../certificate/sealingCertificate';
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
} from '../cms/asn1';
import { oids } from '../cms/oids';
import type { Stamp } from '../proofs/timeStamp';
import type { Filled, Seal } from './fillField';

// A call with a callback is done in a thread of the pool, and nobody else waits for it.
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
async function detachedSignature(
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

const ROOM = 6000;
/** For the word of an authority and its certificates. */
const STAMP_ROOM = 16_000;

/** Asks an authority when a signature was made; null where it does not answer. */
export type Stamping = (signature: Uint8Array) => Promise<Stamp | null>;

/** A file with its seal, and who says when it was made. */
export interface Sealed {
  bytes: Uint8Array;
  stampedBy: string | null;
}

/** Bytes to keep for the signature: the certificates that go into it, and the rest of it. */
const roomFor = ({ chain }: SealingCertificate, stamping: Stamping | undefined): number =>
  ROOM + (stamping ? STAMP_ROOM : 0) + chain.reduce((sum, one) => sum + one.length, 0);

/** Signs the digest of a file that was filled in, and writes the signature in the place kept for it. */
async function sealFilled(
  { bytes, at, room, digest }: Filled,
  certificate: SealingCertificate,
  stamping: Stamping | undefined,
): Promise<Sealed> {
  const { der, stampedBy } = await detachedSignature(digest, certificate, stamping);
  const signature = der.toString('hex');
  if (signature.length > room * 2) throw new Error('the signature does not fit');
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).write(signature, at, 'latin1');
  return { bytes, stampedBy };
}

export type Fill = (bytes: Uint8Array, seal: Seal, room: number) => Promise<Filled>;

/** The key stays in this process: the file is filled in elsewhere, and only its digest is signed here. */
export const sealBy = (fill: Fill, stamping?: Stamping) => {
  return async (bytes: Uint8Array, seal: Seal, certificate: SealingCertificate) => {
    const filled = await fill(bytes, seal, roomFor(certificate, stamping));
    return sealFilled(filled, certificate, stamping);
  };
};
