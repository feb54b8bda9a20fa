import type { EnvelopeDetail, signPlace } from '@contract/signed/envelope';
import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/Db';
import { storedFile } from '../../db/schema/files';
import { person } from '../../db/schema/organisation';
import { envelope, envelopeFile, envelopeSigner } from '../../db/schema/signing';
import type { Context } from '../../engine/acciones/context';
import { presentFile } from '../../engine/files/presentFile';
import { notFound } from '../../engine/http/fault';
import { personRefOf } from '../../engine/people/personRefOf';
import { envelopesList } from './envelopeQueries';
import { toEnvelopeRows } from './envelopeRows';
import { envelopeActionsOf } from './envelopeRules';
import { envelopeTrail } from './envelopeTrail';
import { seesEnvelopes } from './signedScope';

const SHOWN = 50;

type Asking = Pick<Context, 'db' | 'viewer'>;

export const noEnvelope = 'Ese envío no existe o no está a tu alcance.';

async function filesOf(db: Db, id: number) {
  const rows = await db
    .select({ held: envelopeFile, stored: storedFile })
    .from(envelopeFile)
    .innerJoin(storedFile, eq(storedFile.hash, envelopeFile.fileHash))
    .where(eq(envelopeFile.envelopeId, id))
    .orderBy(asc(envelopeFile.position));
  return rows.map(({ held, stored }) => ({
    file: held.fileHash,
    shown: presentFile(stored, held.name),
    places: held.places as z.infer<typeof signPlace>[],
  }));
}

async function signersOf(db: Db, id: number) {
  const rows = await db
    .select({ person })
    .from(envelopeSigner)
    .innerJoin(person, eq(person.id, envelopeSigner.personId))
    .where(eq(envelopeSigner.envelopeId, id))
    .orderBy(asc(envelopeSigner.position))
    .limit(SHOWN);
  return rows.map(({ person: who }) => ({
    ...personRefOf(who),
    id: who.id,
    docket: who.docket,
  }));
}

export async function presentEnvelope({ db, viewer }: Asking, id: number): Promise<EnvelopeDetail> {
  const where = and(eq(envelope.id, id), seesEnvelopes(viewer));
  const rows = await envelopesList.from(db.select(envelopesList.fields)).where(where);
  const [row] = await toEnvelopeRows(db, rows);
  const [more] = await db.select().from(envelope).where(where);
  if (!row || !more) throw notFound(noEnvelope);
  return {
    ...row,
    message: more.message,
    remindEvery: more.remindEvery,
    endReason: more.endReason,
    attached: await filesOf(db, id),
    signers: await signersOf(db, id),
    trail: await envelopeTrail(db, { ...row, endReason: more.endReason }),
    actions: envelopeActionsOf(more),
  };
}
