import { createHash, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { Fault } from '../../http/fault';
import { Lost } from '../../workshop/lost';
import type { WorkOptions, Workshop } from '../../workshop/openWorkshop';
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
import type { Proofs } from '../proofs/revocation';
import type { Stamp } from '../proofs/timeStamp';
import type { Evidence } from './evidencePages';
import { type Filled, fillField, type Seal } from './fillField';
import { openPdf } from './openPdf';
import { preparePdf } from './preparePdf';
import { type FileRead, readFile } from './readFile';

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
type Stamping = (signature: Uint8Array) => Promise<Stamp | null>;

/** A file with its seal, and who says when it was made. */
interface Sealed {
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

/** Whose file it is, so that one person's heavy one holds up nobody else. */
export type Turn = Pick<WorkOptions, 'turn' | 'background'>;

/** What is done with PDFs that somebody brought. */
export interface PdfWork {
  /** Its pages, or why it cannot be signed. */
  check(bytes: Uint8Array, turn: Turn): Promise<number>;
  prepare(bytes: Uint8Array, evidence: Evidence, turn: Turn): Promise<Uint8Array>;
  seal(bytes: Uint8Array, seal: Seal, certificate: SealingCertificate, turn: Turn): Promise<Sealed>;
  /** What its bytes say of themselves: its hash and its seals. */
  read(bytes: Uint8Array, turn: Turn): Promise<FileRead>;
}

const HEAVY =
  'Ese PDF pide demasiado para abrirse: guardalo de nuevo (por ejemplo, con “Imprimir a PDF”) y probá con esa copia.';

function told(error: unknown): unknown {
  if (!(error instanceof Lost)) return error;
  if (error.why === 'late' || error.why === 'memory') {
    return new Fault(422, 'pdf_pesado', HEAVY, { fields: { file: HEAVY } });
  }
  const { retryAfter } = error;
  return retryAfter === undefined
    ? new Fault(503, 'pdf_interrumpido', 'No se terminó de trabajar ese PDF: probá de nuevo.')
    : new Fault(429, 'ocupado', 'Hay archivos tuyos sin terminar: probá en unos segundos.', {
        retryAfter,
      });
}

type Fill = (bytes: Uint8Array, seal: Seal, room: number) => Promise<Filled>;

/** The key stays in this process: the file is filled in elsewhere, and only its digest is signed here. */
const sealBy = (fill: Fill, stamping?: Stamping) => {
  return async (bytes: Uint8Array, seal: Seal, certificate: SealingCertificate) => {
    const filled = await fill(bytes, seal, roomFor(certificate, stamping));
    return sealFilled(filled, certificate, stamping);
  };
};

/** Others who vouch for a seal: of its time, and of its certificate. */
export interface Witnesses {
  stamping?: Stamping;
  proofs?: (certificate: SealingCertificate) => Promise<Proofs | null>;
}

/** In processes with limits of time and memory. */
export function pdfWork(workshop: Workshop, { stamping, proofs }: Witnesses = {}): PdfWork {
  const asked = <T>(work: Promise<T>) =>
    work.catch((error: unknown) => {
      throw told(error);
    });
  return {
    check: (bytes, turn) => asked(workshop.run('pdfCheck', [bytes], turn)),
    prepare: (bytes, evidence, turn) =>
      asked(workshop.run('pdfPrepare', [bytes, evidence], { ...turn, patienceMs: 30_000 })),
    seal: async (bytes, seal, certificate, turn) => {
      const options = { ...turn, patienceMs: 30_000 };
      const fill: Fill = (...given) => asked(workshop.run('pdfFill', given, options));
      // Asked first: a certificate that was revoked seals nothing.
      const kept = await proofs?.(certificate);
      const sealed = await sealBy(fill, stamping)(bytes, seal, certificate);
      if (!kept) return sealed;
      const whole = await asked(workshop.run('pdfProofs', [sealed.bytes, kept], options));
      return { ...sealed, bytes: whole };
    },
    read: (bytes, turn) => asked(workshop.run('pdfSeals', [bytes], turn)),
  };
}

/** Done where it is asked for: while the demo is filled with papers of its own. */
export const pdfHere: PdfWork = {
  check: async (bytes) => (await openPdf(bytes)).getPageCount(),
  prepare: preparePdf,
  seal: sealBy(fillField),
  read: readFile,
};
