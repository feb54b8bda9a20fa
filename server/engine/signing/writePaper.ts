import type { Db } from '../../db/Db';
import { signature, signingPaper } from '../../db/schema/signing';
import { notePdf } from '../files/storePdf';
import { rememberCertificate } from './certificate/rememberCertificate';
import type { MadePaper } from './makePaper';

async function issueOf(db: Db, { issue, createdAt }: MadePaper) {
  if (!issue) return {};
  return {
    issuedBy: issue.name,
    issuedAt: createdAt,
    issueFingerprint: await rememberCertificate(db, issue.certificate),
    issueLevel: issue.level,
    issueStampedBy: issue.stampedBy,
  };
}

/** Writes down a paper that was made, and who signs it. */
export async function writePaper(db: Db, made: MadePaper) {
  const { original, prepared, signers, code, kind, title, createdAt } = made;
  await notePdf(db, original, prepared);
  const hashes = {
    originalHash: original.hash,
    preparedHash: prepared.hash,
    currentHash: prepared.hash,
  };
  const values = { code, kind, title, createdAt, ...hashes, ...(await issueOf(db, made)) };
  const [paper] = await db.insert(signingPaper).values(values).returning();
  if (!paper) throw new Error('a paper was not stored');
  if (signers.length === 0) return { paper, signatures: [] };
  const first = Math.min(...signers.map(({ turn = 1 }) => turn));
  const signatures = await db
    .insert(signature)
    .values(
      signers.map(({ personId, turn = 1 }) => ({
        paperId: paper.id,
        personId,
        turn,
        state: turn === first ? ('pending' as const) : ('waiting' as const),
      })),
    )
    .returning();
  return { paper, signatures };
}
