import { can } from '@contract/session/can';
import type { SignatureDetail } from '@contract/signed/signature';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { storedFile } from '../../db/schema/files';
import { person } from '../../db/schema/organisation';
import { envelope, signature, signingPaper } from '../../db/schema/signing';
import type { Context } from '../../engine/acciones/context';
import { presentFile } from '../../engine/files/presentFile';
import { authorRefs } from '../../engine/people/authorRef';
import { personRefOf } from '../../engine/people/personRefOf';
import { noSignature } from '../../engine/signing/lockSignature';
import { whyNotSign } from '../../engine/signing/signatureRules';
import { signaturesList, toSignatureRow } from './signatureQueries';
import { seesSignatures } from './signedScope';

type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

async function signersOf(db: Db, paperId: number) {
  const rows = await db
    .select({ signature, person })
    .from(signature)
    .innerJoin(person, eq(person.id, signature.personId))
    .where(eq(signature.paperId, paperId))
    .orderBy(asc(signature.turn), asc(person.lastName), asc(signature.id));
  return rows.map((row) => ({
    person: personRefOf(row.person),
    state: row.signature.state,
    turn: row.signature.turn,
    doneAt: row.signature.doneAt?.toISOString() ?? null,
  }));
}

/** A signature, for people who may see it; to anybody else it does not exist. */
export async function presentSignature(
  { db, viewer, reach }: Asking,
  id: number,
): Promise<SignatureDetail> {
  const where = and(eq(signature.id, id), seesSignatures(viewer, reach));
  const [row] = await signaturesList.from(db.select(signaturesList.fields)).where(where);
  if (!row) throw noSignature();
  const [more] = await db
    .select({ paper: signingPaper, envelope, file: storedFile, reason: signature.reason })
    .from(signature)
    .innerJoin(signingPaper, eq(signingPaper.id, signature.paperId))
    .innerJoin(envelope, eq(envelope.id, row.envelopeId))
    .innerJoin(storedFile, eq(storedFile.hash, signingPaper.currentHash))
    .where(eq(signature.id, id));
  if (!more) throw noSignature();
  const own = viewer.personId === row.personId && !viewer.viewing;
  const authors = await authorRefs(db, [more.envelope.authorId]);
  return {
    ...toSignatureRow(row),
    message: more.envelope.message,
    sender: authors.get(more.envelope.authorId) ?? null,
    file: presentFile(more.file, row.fileName),
    reason: more.reason,
    code: more.paper.code,
    signers: await signersOf(db, row.paperId),
    maySign: own && !whyNotSign(row.state),
    mayDissent: own && can(viewer.roles, 'DISAGREEMENT'),
  };
}
