import { eq, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { person, site } from '../db/schema/organisation';
import { signature, signingPaper } from '../db/schema/signing';
import { readStored } from '../files/readStored';
import { storePdf } from '../files/storePdf';
import { personName } from '../people/personName';
import { rememberCertificate } from './certificate/rememberCertificate';
import type { PaperRow, SignatureRow } from './lockSignature';
import { levelOf } from './sealLevel';
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

/** The paper with one more seal, which says who, what, when and from where. */
async function sealed(tools: SigningTools, paper: PaperRow, own: SignatureRow, said: Said) {
  const { db, services } = tools;
  const who = await signerOf(tools, own.personId);
  const at = DateTime.fromJSDate(said.at).setZone(who.zone);
  const text = outcomeText(paper.kind, said.outcome);
  const certificate = await services.certificate();
  const bytes = await services.pdf.seal(
    await readStored(services.files, paper.currentHash),
    {
      field: String(own.personId),
      name: `${personName(who)} (legajo ${who.docket})`,
      reason: said.reason ? `${text}: ${said.reason}` : text,
      at: said.at,
      lines: [
        text,
        `${personName(who)} · legajo ${who.docket}`,
        `${at.toFormat('dd/MM/yyyy HH:mm:ss')} (UTC${at.toFormat('ZZ')}) · desde ${said.address} · con su contraseña`,
        ...(said.reason ? [`Motivo: ${said.reason}`] : []),
      ],
    },
    certificate,
  );
  return {
    sealedHash: await storePdf(db, services.files, bytes),
    sealFingerprint: await rememberCertificate(db, certificate),
    sealLevel: levelOf(certificate),
  };
}

/** Writes what a signer said, and the seal over it; a rejection needs none. Both rows are locked. */
export async function sealSignature(
  tools: SigningTools,
  { paper, own }: { paper: PaperRow; own: SignatureRow },
  said: Said,
): Promise<SignatureRow> {
  const { db } = tools;
  const seal = said.outcome === 'rejected' ? null : await sealed(tools, paper, own, said);
  if (seal) {
    await db
      .update(signingPaper)
      .set({ currentHash: seal.sealedHash, version: sql`${signingPaper.version} + 1` })
      .where(eq(signingPaper.id, paper.id));
  }
  const { outcome: state, reason, at, address, device } = said;
  const [row] = await db
    .update(signature)
    .set({
      state,
      reason,
      address,
      device,
      ...seal,
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
