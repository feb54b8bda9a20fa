import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { organisation, person } from '../db/schema/organisation';
import { signature, signingPaper } from '../db/schema/signing';
import { storePdf } from '../files/storePdf';
import { personName } from '../people/personName';
import { readableCode } from '../session/readableCode';
import type { SignPlace } from './pdf/signingPdf';
import { levelOf, levelText } from './sealLevel';
import type { SigningTools } from './signingTools';
import { verifyAddress } from './verifyAddress';

export interface PaperSigner {
  personId: number;
  /** Nobody signs before those of a lower one. */
  turn?: number;
  place?: SignPlace | null;
}

export interface NewPaper {
  bytes: Uint8Array;
  kind: 'document' | 'receipt';
  title: string;
  signers: readonly PaperSigner[];
  /** Where this server is reached: the code on the paper leads there. */
  origin: string;
  zone?: string;
  /** When it is made ready; now, unless it is told of the past. */
  at?: Date;
}

const GROUPS = 5;

async function namesOf({ db }: SigningTools, signers: readonly PaperSigner[]) {
  const ids = signers.map(({ personId }) => personId);
  const rows = await db
    .select({
      id: person.id,
      docket: person.docket,
      firstName: person.firstName,
      lastName: person.lastName,
    })
    .from(person)
    .where(inArray(person.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Stores a PDF with its code on every page and a place for each signer; from here on it only gains seals. */
export async function preparePaper(tools: SigningTools, paper: NewPaper) {
  const { db, services } = tools;
  const { bytes, kind, title, signers } = paper;
  const [house] = await db.select().from(organisation).where(eq(organisation.id, 1));
  const people = await namesOf(tools, signers);
  const code = readableCode(GROUPS);
  const createdAt = paper.at ?? new Date();
  const now = DateTime.fromJSDate(createdAt).setZone(
    paper.zone ?? 'America/Argentina/Buenos_Aires',
  );
  const digest = createHash('sha256').update(bytes).digest('hex');
  const prepared = await services.pdf.prepare(bytes, {
    title,
    organisation: house?.name ?? '',
    facts: [
      `Código ${code} · preparado el ${now.toFormat('dd/MM/yyyy HH:mm')}`,
      `SHA-256 del original: ${digest}`,
      levelText(levelOf(await services.certificate())),
    ],
    address: verifyAddress(paper.origin, code),
    fields: signers.map(({ personId, place }) => {
      const who = people.get(personId);
      if (!who) throw new Error('a signer who is nobody');
      return {
        field: String(personId),
        name: personName(who),
        detail: `legajo ${who.docket}`,
        place,
      };
    }),
  });
  const originalHash = await storePdf(db, services.files, bytes);
  const preparedHash = await storePdf(db, services.files, prepared);
  const hashes = { originalHash, preparedHash, currentHash: preparedHash };
  const values = { code, kind, title, ...hashes, createdAt };
  const [row] = await db.insert(signingPaper).values(values).returning();
  if (!row) throw new Error('a paper was not stored');
  const first = Math.min(...signers.map(({ turn = 1 }) => turn));
  const signatures = await db
    .insert(signature)
    .values(
      signers.map(({ personId, turn = 1 }) => ({
        paperId: row.id,
        personId,
        turn,
        state: turn === first ? ('pending' as const) : ('waiting' as const),
      })),
    )
    .returning();
  return { paper: row, signatures };
}
