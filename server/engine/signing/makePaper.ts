import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { organisation } from '../../db/schema/organisation';
import { type PutFile, putPdf } from '../files/storePdf';
import { namesOf } from '../people/namesOf';
import { readableCode } from '../session/readableCode';
import { logoForPaper } from '../settings/organisationLogo';
import { clock } from '../time/clock';
import { type MadeSeal, makeSeal } from './makeSeal';
import type { Turn } from './pdf/pdfWork';
import type { SignPlace } from './pdf/signingPdf';
import { levelOf, levelText } from './sealLevel';
import type { SigningTools } from './signingTools';

export interface PaperSigner {
  personId: number;
  /** Signers of a turn wait until those of every lower one have signed. */
  turn?: number;
  place?: SignPlace | null;
}

/** The person who gives a paper out in the organisation's name: it carries the organisation's seal before anybody gets it. */
export interface Issuer {
  name: string;
  address: string;
}

export interface NewPaper {
  bytes: Uint8Array;
  kind: 'document' | 'receipt';
  title: string;
  signers: readonly PaperSigner[];
  issuer?: Issuer;
  /** Where this server is reached: the code on the paper leads there. */
  origin: string;
  zone?: string;
  /** When it is made ready; now, unless it is told of the past. */
  at?: Date;
}

/** A paper whose files lie in the store; nobody knows of it before `writePaper`. */
export interface MadePaper extends Pick<NewPaper, 'kind' | 'title' | 'signers'> {
  code: string;
  createdAt: Date;
  original: PutFile;
  prepared: PutFile;
  /** The seal of the person who gave it out. */
  issue: (MadeSeal & { name: string }) | null;
}

const GROUPS = 5;
const ISSUER_FIELD = 'empleador';
const zoneOf = (paper: NewPaper) => paper.zone ?? 'America/Argentina/Buenos_Aires';

async function fieldsOf(tools: SigningTools, { signers, issuer }: NewPaper, employer: string) {
  const people = await namesOf(
    tools.db,
    signers.map(({ personId }) => personId),
  );
  const own = signers.map(({ personId, place }) => {
    const who = people.get(personId);
    if (!who) throw new Error('a signer who is nobody');
    const detail = `legajo ${who.docket}`;
    return { field: String(personId), name: who.name, detail, place };
  });
  if (!issuer) return own;
  return [{ field: ISSUER_FIELD, name: employer, detail: 'empleador', place: null }, ...own];
}

/** The organisation's own seal, by who gave the paper out. */
function issue(
  tools: SigningTools,
  bytes: Uint8Array,
  { issuer, zone, at, employer }: { issuer: Issuer; zone: string; at: Date; employer: string },
  turn: Turn,
): Promise<MadeSeal> {
  return makeSeal(tools, bytes, turn, {
    field: ISSUER_FIELD,
    name: employer,
    by: `${employer} · por ${issuer.name}`,
    text: 'Emitido y firmado por el empleador',
    reason: '',
    at,
    zone,
    address: issuer.address,
  });
}

/**
 * Makes a PDF with its code on every page and a place for each signer; from here on it only gains seals. It takes
 * as long as the PDF is thick, so it is done outside of the transaction that writes it down.
 */
export async function makePaper(
  tools: SigningTools,
  paper: NewPaper,
  turn: Turn,
): Promise<MadePaper> {
  const { db, services } = tools;
  const { bytes, kind, title, signers, issuer } = paper;
  const [row] = await db.select().from(organisation).where(eq(organisation.id, 1));
  const employer = row?.name ?? '';
  const code = readableCode(GROUPS);
  const createdAt = paper.at ?? clock.now();
  const zone = zoneOf(paper);
  const now = DateTime.fromJSDate(createdAt).setZone(zone);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const evidence = {
    title,
    organisation: employer,
    logo: await logoForPaper(db, services.files),
    facts: [
      `Código ${code} · preparado el ${now.toFormat('dd/MM/yyyy HH:mm')}`,
      `SHA-256 del original: ${digest}`,
      levelText(levelOf(await services.certificate())),
    ],
    address: verifyAddress(paper.origin, code),
    fields: await fieldsOf(tools, paper, employer),
  };
  const original = await putPdf(services.files, bytes);
  const ready = await services.pdf.prepare(bytes, evidence, turn);
  const sealed = issuer
    ? await issue(tools, ready, { issuer, zone, at: createdAt, employer }, turn)
    : null;
  return {
    ...{ kind, title, signers, code, createdAt, original },
    prepared: sealed?.file ?? (await putPdf(services.files, ready)),
    issue: sealed && { ...sealed, name: issuer?.name ?? '' },
  };
}

/** Anybody who holds a paper checks it there, signed in or not. */
const verifyAddress = (origin: string, code: string): string => `${origin}/verify/${code}`;
