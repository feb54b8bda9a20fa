import type { OutputOf } from '@contract/core/accion';
import type { verifyFile } from '@contract/verify/verifyAcciones';
import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { signature, signingCertificate, signingPaper } from '../../db/schema/signing';
import type { PublicContext } from '../../engine/acciones/context';
import { isWhole } from '../../engine/signing/pdf/isWhole';
import type { FileRead } from '../../engine/signing/pdf/readFile';
import { presentPaper } from './presentPaper';

type Verdict = OutputOf<typeof verifyFile>;
type Paper = typeof signingPaper.$inferSelect;

/** The papers that were ever, sent or sealed, byte by byte one of these. */
async function papersOf(db: Db, hashes: readonly string[]): Promise<Map<string, Paper>> {
  const wanted = [...hashes];
  const states = unionAll(
    db
      .select({ hash: signingPaper.currentHash, id: signingPaper.id })
      .from(signingPaper)
      .where(anyOf(signingPaper.currentHash, wanted)),
    db
      .select({ hash: signingPaper.preparedHash, id: signingPaper.id })
      .from(signingPaper)
      .where(anyOf(signingPaper.preparedHash, wanted)),
    db
      .select({ hash: sql<string>`${signature.sealedHash}`, id: signature.paperId })
      .from(signature)
      .where(anyOf(signature.sealedHash, wanted)),
  ).as('states');
  const rows = await db
    .select({ hash: states.hash, paper: signingPaper })
    .from(states)
    .innerJoin(signingPaper, eq(signingPaper.id, states.id));
  return new Map(rows.map(({ hash, paper }) => [hash, paper]));
}

/** The certificates among these with which this organisation ever sealed. */
async function oursAmong(db: Db, { seals }: FileRead): Promise<Set<string>> {
  const prints = [...new Set(seals.map(({ fingerprint }) => fingerprint).filter(Boolean))];
  if (prints.length === 0) return new Set();
  const rows = await db
    .select({ fingerprint: signingCertificate.fingerprint })
    .from(signingCertificate)
    .where(anyOf(signingCertificate.fingerprint, prints));
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

/**
 * Only the very bytes that were sealed here are called so. Whatever else is said of a file explains why it is not
 * them: what it begins with, how much came after, and whom the seals over that name.
 */
export async function judgeFile(
  context: Pick<PublicContext, 'db' | 'services'>,
  read: FileRead,
): Promise<Verdict> {
  const { db } = context;
  const { hash, seals, before, size } = read;
  const known = await papersOf(db, [hash, ...before.map((one) => one.hash)]);
  const paper = known.get(hash);
  if (paper) {
    const verdict = paper.currentHash === hash ? 'intact' : 'superseded';
    return { verdict, added: null, paper: await presentPaper(context, paper) };
  }
  const ours = await oursAmong(db, read);
  const base = before.find((one) => known.has(one.hash));
  const begins = base && known.get(base.hash);
  if (base && begins) {
    const later = seals.filter(({ until }) => until > base.until);
    // A seal that does not hold was signed by nobody: its name may be copied from anywhere, ours too.
    const by = [
      ...new Set(later.map(({ holds, subject }) => (holds && subject) || 'alguien sin nombre')),
    ];
    const added = { bytes: size - base.until, by };
    return { verdict: 'changed', added, paper: await presentPaper(context, begins) };
  }
  const nothing = { added: null, paper: null };
  const allOurs = seals.every(({ fingerprint }) => ours.has(fingerprint));
  if (allOurs && isWhole(read)) return { verdict: 'unrecorded', ...nothing };
  return { verdict: ours.size > 0 || read.claims ? 'changed' : 'unknown', ...nothing };
}
