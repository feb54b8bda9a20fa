import { createHash } from 'node:crypto';
import type { OutputOf } from '@contract/accion';
import { verifyFile } from '@contract/verify/verifyFile';
import { eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { signature, signingCertificate, signingPaper } from '../../db/schema/signing';
import { Fault } from '../../http/fault';
import { isWhole, readSeals } from '../../signing/pdf/readSeals';
import type { PublicContext } from '../context';
import { implement } from '../implement';
import { presentPaper } from './presentPaper';
import { verifyPace } from './verifyPace';

const MOST = 30 * 1024 * 1024;

/** The paper that was ever, sent or sealed, byte by byte this file. */
async function paperOf(db: Db, hash: string) {
  const [row] = await db
    .selectDistinct({ paper: signingPaper })
    .from(signingPaper)
    .leftJoin(signature, eq(signature.paperId, signingPaper.id))
    .where(
      or(
        eq(signingPaper.currentHash, hash),
        eq(signingPaper.preparedHash, hash),
        eq(signature.sealedHash, hash),
      ),
    );
  return row?.paper;
}

/** Sealed by any certificate that this organisation ever used. */
async function sealedHere(db: Db, fingerprints: string[]): Promise<boolean> {
  if (fingerprints.length === 0) return false;
  const [row] = await db
    .select({ one: signingCertificate.fingerprint })
    .from(signingCertificate)
    .where(inArray(signingCertificate.fingerprint, fingerprints))
    .limit(1);
  return row !== undefined;
}

const claims = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/verify/');

/** What a file is, by its bytes alone. */
async function judge(
  context: PublicContext,
  bytes: Uint8Array,
): Promise<OutputOf<typeof verifyFile>> {
  const { db } = context;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const paper = await paperOf(db, hash);
  if (paper) {
    const verdict = paper.currentHash === hash ? 'intact' : 'superseded';
    return { verdict, paper: await presentPaper(context, paper) };
  }
  const seals = readSeals(bytes);
  const prints = seals.map(({ fingerprint }) => fingerprint).filter(Boolean);
  const ours = await sealedHere(db, prints);
  if (ours && isWhole(bytes, seals)) return { verdict: 'intact', paper: null };
  const altered = ours || seals.length > 0 || claims(bytes);
  return { verdict: altered ? 'changed' : 'unknown', paper: null };
}

export const verifyFileHandler = implement(
  verifyFile,
  async ({ file }, context) => {
    verifyPace(context.address);
    if (file.size > MOST) throw new Fault(413, 'archivo_grande', 'El archivo pesa más de 30 MB.');
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) {
      throw new Fault(415, 'archivo_tipo', 'Eso no es un PDF.');
    }
    return judge(context, bytes);
  },
  { transaction: false },
);
