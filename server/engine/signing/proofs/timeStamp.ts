import { createHash, randomBytes, verify, X509Certificate } from 'node:crypto';
import {
  type Asn1,
  asn1Type,
  bytesOf,
  fromDer,
  integer,
  integerOf,
  isTagged,
  nothing,
  octets,
  oid,
  oidOf,
  partsOf,
  sequence,
  set,
  toDer,
  yes,
} from '../cms/asn1';
import { oids } from '../cms/oids';

/** A third party's word that this signature was there at its time. */
export interface Stamp {
  /** DER. */
  token: Buffer;
  /** The third party that its certificate names. */
  by: string;
}

const PATIENCE_MS = 5000;
const MOST_BYTES = 100_000;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

function question(digest: Buffer, nonce: Buffer): Buffer {
  const imprint = sequence(sequence(oid(oids.sha256), nothing()), octets(digest));
  return toDer(sequence(integer(1), imprint, integerOf(nonce), yes()));
}

const attributeOf = (attributes: Asn1[], name: string) =>
  partsOf(partsOf(attributes.find((part) => oidOf(partsOf(part)[0]) === name))[1])[0];

const hashes: Record<string, string> = {
  [oids.sha256]: 'sha256',
  [oids.sha384]: 'sha384',
  [oids.sha512]: 'sha512',
};

/** The content that a token signs, and who signed it, if it does. */
function signedInfo(token: Asn1): { info: Buffer; by: string } | null {
  const [type, wrapped] = partsOf(token);
  if (oidOf(type) !== oids.signedData) return null;
  const parts = partsOf(partsOf(wrapped)[0]);
  const [contentType, content] = partsOf(parts[2]);
  if (oidOf(contentType) !== oids.timeStampInfo) return null;
  const info = bytesOf(partsOf(content)[0]);
  const signer = partsOf(partsOf(parts.at(-1))[0]);
  // A signer may be named by their key, which is tagged too and has no parts.
  const attributes = partsOf(signer.find((part) => isTagged(part) && partsOf(part).length > 0));
  const hash = hashes[oidOf(partsOf(signer[2])[0])];
  if (!hash) return null;
  const digest = createHash(hash).update(info).digest();
  if (!bytesOf(attributeOf(attributes, oids.messageDigest)).equals(digest)) return null;
  const signature = bytesOf(signer.filter((part) => part.type === asn1Type.OCTETSTRING).at(-1));
  const over = toDer(set(...attributes));
  const certificates = partsOf(parts.find(isTagged)).map((one) => new X509Certificate(toDer(one)));
  const own = certificates.find((one) => verify(hash, over, one.publicKey, signature));
  return own ? { info, by: /^CN=(.+)$/m.exec(own.subject)?.[1] ?? own.subject } : null;
}

/** The token of an answer, if it is for this very question. */
export function readAnswer(answer: Uint8Array, digest: Buffer, nonce: Buffer): Stamp | null {
  const [status, token] = partsOf(fromDer(answer));
  const granted = bytesOf(partsOf(status)[0]);
  if (!token || (granted.at(-1) ?? 9) > 1) return null;
  const signed = signedInfo(token);
  if (!signed) return null;
  const [, , imprint, , ...rest] = partsOf(fromDer(signed.info));
  const same = bytesOf(partsOf(imprint)[1]).equals(digest);
  const asked = toDer(integerOf(nonce));
  const answered = rest.some((part) => toDer(part).equals(asked));
  return same && answered ? { token: toDer(token), by: signed.by } : null;
}

/** Asks an authority for the time of a signature (RFC 3161). One that does not answer keeps nobody from signing. */
export async function timeStamp(
  url: string,
  signature: Uint8Array,
  onFailure: (error: unknown) => void,
): Promise<Stamp | null> {
  const digest = sha256(signature);
  // Positive, and without a zero in front.
  const nonce = Buffer.concat([Buffer.from([0x41]), randomBytes(7)]);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: new Uint8Array(question(digest, nonce)),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const stamp = answer.ok && bytes.length < MOST_BYTES ? readAnswer(bytes, digest, nonce) : null;
    if (!stamp) throw new Error(`the authority answered ${answer.status} without a valid token`);
    return stamp;
  } catch (error) {
    onFailure(error);
    return null;
  }
}
