import type { verification } from '@contract/verify/verification';
import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Db } from '../../db/Db';
import { organisation, person } from '../../db/schema/organisation';
import { receipt } from '../../db/schema/receipts';
import { signature, signingCertificate, signingPaper } from '../../db/schema/signing';
import type { PublicContext } from '../../engine/acciones/context';
import { personName } from '../../engine/people/personName';
import { levelOf, levelText, type SealLevel } from '../../engine/signing/sealLevel';
import { certificateNote, stampNote } from '../../engine/signing/sealNotes';
import { outcomeText } from '../../engine/signing/signatureRules';
import { standingOf } from './standingRules';

type Paper = typeof signingPaper.$inferSelect;
type State = (typeof signature.$inferSelect)['state'];
type Certificate = typeof signingCertificate.$inferSelect;
type Shown = NonNullable<z.infer<typeof verification>['paper']>;
type Signer = Shown['signers'][number];

const waiting: Partial<Record<State, string>> = {
  cancelled: 'Anulado sin firmar',
  expired: 'Venció sin firmar',
};

const stateText = (kind: Paper['kind'], state: State): string =>
  state === 'signed' || state === 'dissented' || state === 'rejected'
    ? outcomeText(kind, state)
    : (waiting[state] ?? 'Falta firmar');

interface Seal {
  at: Date | null;
  level: SealLevel | null;
  stampedBy: string | null;
  certificate: Certificate | null;
}

const sealed = ({ at, level, stampedBy, certificate }: Seal) => ({
  level: level && levelText(level),
  at: at?.toISOString() ?? null,
  notes: level
    ? [certificateNote(certificate, at), stampNote(stampedBy)].flatMap((n) => n ?? [])
    : [],
});

async function signersOf(db: Db, { id, kind }: Paper) {
  const rows = await db
    .select({
      signature,
      certificate: signingCertificate,
      firstName: person.firstName,
      lastName: person.lastName,
    })
    .from(signature)
    .innerJoin(person, eq(person.id, signature.personId))
    .leftJoin(signingCertificate, eq(signingCertificate.fingerprint, signature.sealFingerprint))
    .where(eq(signature.paperId, id))
    .orderBy(asc(signature.turn), asc(signature.id));
  const states = rows.map((row) => row.signature.state);
  const signers = rows.map(({ signature: own, certificate, ...name }): Signer => {
    const { state, doneAt: at, sealLevel: level, sealStampedBy: stampedBy } = own;
    return {
      name: personName(name),
      state: stateText(kind, state),
      signed: state === 'signed' || state === 'dissented',
      ...sealed({ at, level, stampedBy, certificate }),
    };
  });
  return { states, signers };
}

/** The organisation itself, where a paper carries its seal from the beginning. */
async function issuerOf(db: Db, paper: Paper, employer: string): Promise<Signer[]> {
  const { issuedBy, issuedAt: at, issueLevel: level, issueFingerprint } = paper;
  if (!issuedBy) return [];
  const [certificate] = await db
    .select()
    .from(signingCertificate)
    .where(eq(signingCertificate.fingerprint, issueFingerprint ?? ''));
  return [
    {
      name: `${employer} (empleador), por ${issuedBy}`,
      state: 'Emitido y firmado',
      signed: true,
      ...sealed({ at, level, stampedBy: paper.issueStampedBy, certificate: certificate ?? null }),
    },
  ];
}

async function replacingCode(db: Db, { id }: Paper): Promise<string | null> {
  const newer = alias(receipt, 'newer');
  const [row] = await db
    .select({ code: signingPaper.code })
    .from(receipt)
    .innerJoin(newer, eq(newer.replacesId, receipt.id))
    .innerJoin(signingPaper, eq(signingPaper.id, newer.paperId))
    .where(eq(receipt.paperId, id));
  return row?.code ?? null;
}

/** The level of its seals; while it has none, that of the next one. */
async function levelOfAll(
  signers: readonly Signer[],
  services: PublicContext['services'],
): Promise<string | null> {
  const [level, other] = new Set(signers.flatMap(({ level }) => level ?? []));
  if (level === undefined) return levelText(levelOf(await services.certificate()));
  return other === undefined ? level : null;
}

/** This shows what is printed on a paper anyway, what became of it, and where its signatures stand: reasons and contents stay out. */
export async function presentPaper(
  { db, services }: Pick<PublicContext, 'db' | 'services'>,
  paper: Paper,
): Promise<Shown> {
  const [employer] = await db.select().from(organisation).where(eq(organisation.id, 1));
  const { states, signers } = await signersOf(db, paper);
  const everybody = [...(await issuerOf(db, paper, employer?.name ?? '')), ...signers];
  const replacedByCode = await replacingCode(db, paper);
  return {
    title: paper.title,
    organisation: employer?.name ?? '',
    code: paper.code,
    createdAt: paper.createdAt.toISOString(),
    standing: standingOf(states, replacedByCode !== null, paper.issuedBy !== null),
    replacedByCode,
    level: await levelOfAll(everybody, services),
    sha256: paper.currentHash,
    signers: everybody,
  };
}
