import type { verification } from '@contract/verify/verification';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/client';
import { organisation, person } from '../../db/schema/organisation';
import { signature, type signingPaper } from '../../db/schema/signing';
import { personName } from '../../people/personName';
import { levelOf, levelText } from '../../signing/sealLevel';
import { outcomeText } from '../../signing/signatureRules';
import type { PublicContext } from '../context';

type Paper = typeof signingPaper.$inferSelect;
type State = (typeof signature.$inferSelect)['state'];

const waiting: Partial<Record<State, string>> = {
  cancelled: 'Anulado sin firmar',
  expired: 'Venció sin firmar',
};

const stateText = (kind: Paper['kind'], state: State): string =>
  state === 'signed' || state === 'dissented' || state === 'rejected'
    ? outcomeText(kind, state)
    : (waiting[state] ?? 'Falta firmar');

async function signersOf(db: Db, { id, kind }: Paper) {
  const rows = await db
    .select({ signature, firstName: person.firstName, lastName: person.lastName })
    .from(signature)
    .innerJoin(person, eq(person.id, signature.personId))
    .where(eq(signature.paperId, id))
    .orderBy(asc(signature.turn), asc(signature.id));
  return rows.map(({ signature: { state, doneAt, sealLevel }, ...name }) => ({
    name: personName(name),
    state: stateText(kind, state),
    signed: state === 'signed' || state === 'dissented',
    level: sealLevel && levelText(sealLevel),
    at: doneAt?.toISOString() ?? null,
  }));
}

/** That of its seals; while it has none, that of the next one. */
async function levelOfAll(
  signers: Awaited<ReturnType<typeof signersOf>>,
  services: PublicContext['services'],
): Promise<string | null> {
  const [level, other] = new Set(signers.flatMap(({ level }) => level ?? []));
  if (level === undefined) return levelText(levelOf(await services.certificate()));
  return other === undefined ? level : null;
}

/** What is printed on a paper anyway, and where its signatures stand: reasons and contents stay out. */
export async function presentPaper(
  { db, services }: Pick<PublicContext, 'db' | 'services'>,
  paper: Paper,
): Promise<NonNullable<z.infer<typeof verification>['paper']>> {
  const [house] = await db.select().from(organisation).where(eq(organisation.id, 1));
  const signers = await signersOf(db, paper);
  return {
    title: paper.title,
    organisation: house?.name ?? '',
    code: paper.code,
    createdAt: paper.createdAt.toISOString(),
    level: await levelOfAll(signers, services),
    sha256: paper.currentHash,
    signers,
  };
}
