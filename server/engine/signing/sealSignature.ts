import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { signature, signingPaper } from '../../db/schema/signing';
import { readStored } from '../files/readStored';
import { notePdf } from '../files/storePdf';
import { personName } from '../people/personName';
import { rememberCertificate } from './certificate/rememberCertificate';
import type { PaperRow, SignatureRow } from './lockSignature';
import { type MadeSeal, makeSeal } from './makeSeal';
import type { Turn } from './pdf/pdfWork';
import { type Outcome, outcomeText } from './signatureRules';
import type { SigningTools } from './signingTools';

export interface Said {
  outcome: Outcome;
  reason: string;
  at: Date;
  address: string;
  device: string;
}

async function signerOf({ db }: SigningTools, personId: number) {
  const [row] = await db
    .select({
      firstName: person.firstName,
      lastName: person.lastName,
      docket: person.docket,
      zone: site.zone,
    })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(eq(person.id, personId));
  if (!row) throw new Error('a signer who is nobody');
  return row;
}

/** The seal over what a signer said; a rejection needs none. It waits to be written down. */
export async function sealFor(
  tools: SigningTools,
  { paper, own }: { paper: PaperRow; own: SignatureRow },
  said: Said,
  turn: Turn,
): Promise<MadeSeal | null> {
  if (said.outcome === 'rejected') return null;
  const who = await signerOf(tools, own.personId);
  const bytes = await readStored(tools.services.files, paper.currentHash);
  return makeSeal(tools, bytes, turn, {
    field: String(own.personId),
    name: `${personName(who)} (legajo ${who.docket})`,
    by: `${personName(who)} · legajo ${who.docket}`,
    text: outcomeText(paper.kind, said.outcome),
    reason: said.reason,
    at: said.at,
    zone: who.zone,
    address: said.address,
    proof: 'con su contraseña',
  });
}

/** Writes down what a signer said, with the seal over it. Both rows are locked, and are what the seal was made for. */
export async function writeSignature(
  db: Db,
  { paper, own }: { paper: PaperRow; own: SignatureRow },
  { outcome: state, reason, at, address, device }: Said,
  seal: MadeSeal | null,
): Promise<SignatureRow> {
  if (seal) {
    await notePdf(db, seal.file);
    await db
      .update(signingPaper)
      .set({ currentHash: seal.file.hash, version: sql`${signingPaper.version} + 1` })
      .where(eq(signingPaper.id, paper.id));
  }
  const sealed = seal && {
    sealedHash: seal.file.hash,
    sealFingerprint: await rememberCertificate(db, seal.certificate),
    sealLevel: seal.level,
    sealStampedBy: seal.stampedBy,
  };
  const [row] = await db
    .update(signature)
    .set({
      state,
      reason,
      address,
      device,
      ...sealed,
      openedAt: own.openedAt ?? at,
      doneAt: at,
      changedAt: at,
      version: sql`${signature.version} + 1`,
    })
    .where(eq(signature.id, own.id))
    .returning();
  if (!row) throw new Error('a signature is gone');
  return row;
}
