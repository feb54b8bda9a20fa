import type { signPlace } from '@contract/signed/envelope';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { isLostConnection } from '../../db/isLostConnection';
import {
  envelope,
  envelopeFile,
  envelopePaper,
  envelopeSigner,
  signature,
  signingPaper,
} from '../../db/schema/signing';
import { tracedAs } from '../../engine/acciones/tracedAs';
import { readStored } from '../../engine/files/readStored';
import { Fault } from '../../engine/http/fault';
import type { JobKind, JobRun } from '../../engine/jobs/jobRunner';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { makePaper, type PaperSigner } from '../../engine/signing/makePaper';
import { turnOfTask } from '../../engine/signing/turnOf';
import { writePaper } from '../../engine/signing/writePaper';
import { clock } from '../../engine/time/clock';
import { envelopesStore, holdEnvelope } from './envelopesStore';
import { toSignNotice } from './signedNotices';
import { tellSigners } from './tellSigned';

/** In the audit, for what becomes of a sending. */
const ACCION = 'sobre.enviar';

const payload = z.object({ id: z.number(), origin: z.string() });

type Sending = typeof envelope.$inferSelect;
type Place = z.infer<typeof signPlace>;

/** A paper to be made: a file, and who signs it. */
interface Unit {
  position: number;
  name: string;
  hash: string;
  signers: PaperSigner[];
}

/** All that a sending has to make, in an order that another run repeats. */
async function unitsOf(db: Db, sending: Sending): Promise<Unit[]> {
  const files = await db
    .select()
    .from(envelopeFile)
    .where(eq(envelopeFile.envelopeId, sending.id))
    .orderBy(asc(envelopeFile.position));
  const people = await db
    .select({ personId: envelopeSigner.personId })
    .from(envelopeSigner)
    .where(eq(envelopeSigner.envelopeId, sending.id))
    .orderBy(asc(envelopeSigner.position));
  return files.flatMap(({ position, name, fileHash: hash, places }) => {
    const placeOf = (at: number) => (places as Place[]).find(({ signer }) => signer === at) ?? null;
    if (sending.way === 'each') {
      return people.map(({ personId }) => {
        return { position, name, hash, signers: [{ personId, place: placeOf(0) }] };
      });
    }
    const turns = sending.way === 'turns';
    const signers = people.map(({ personId }, at) => {
      return { personId, turn: turns ? at + 1 : 1, place: placeOf(at) };
    });
    return [{ position, name, hash, signers }];
  });
}

async function finish(job: JobRun, sending: Sending, units: number): Promise<void> {
  await job.step(units, units, async (step) => {
    const { db } = step;
    const sentAt = clock.now();
    const before = await holdEnvelope(db, sending.id);
    if (before?.state !== 'sending') return;
    const ends = tracedAs(db, { accountId: job.accountId, accion: ACCION });
    await envelopesStore.write(ends, before, { state: 'sent', sentAt }, {});
    const asked = await db
      .selectDistinct({ personId: signature.personId, state: signature.state })
      .from(signature)
      .innerJoin(envelopePaper, eq(envelopePaper.paperId, signature.paperId))
      .where(eq(envelopePaper.envelopeId, sending.id));
    const now = asked.filter(({ state }) => state === 'pending').map(({ personId }) => personId);
    await notify(
      step,
      await accountsOf(db, now),
      toSignNotice({ ...sending, envelopeId: sending.id }),
    );
    await tellSigners(
      step,
      asked.map(({ personId }) => personId),
    );
  });
}

/** Makes every paper of an envelope; nobody hears of it before the last one is ready. After a crash it goes on. */
export const sendEnvelopeJob: JobKind = {
  kind: 'envelope',
  run: async (job) => {
    const { id, origin } = payload.parse(job.payload);
    const { db } = job.services.database;
    const [sending] = await db.select().from(envelope).where(eq(envelope.id, id));
    if (sending?.state !== 'sending') return 'Ya se había enviado.';
    const units = await unitsOf(db, sending);
    try {
      let bytes: { hash: string; content: Buffer } | undefined;
      for (const [at, { hash, signers, position, name }] of units.entries()) {
        if (at < job.doneUnits) continue;
        if (bytes?.hash !== hash) {
          bytes = { hash, content: await readStored(job.services.files, hash) };
        }
        const title = units.length > 1 ? `${sending.title} · ${name}` : sending.title;
        const paper = { bytes: bytes.content, kind: 'document', title, signers, origin } as const;
        const tools = { db, services: job.services };
        const made = await makePaper(tools, paper, turnOfTask(job.id));
        await job.step(at + 1, units.length, async (step) => {
          const { paper: row } = await writePaper(step.db, made);
          await step.db.insert(envelopePaper).values({ paperId: row.id, envelopeId: id, position });
        });
      }
      await finish(job, sending, units.length);
    } catch (error) {
      // A task without its database has not failed: it goes on when there is one.
      if (!isLostConnection(error)) await failSending(job, sending, error);
      throw error;
    }
    return { message: `Se envió “${sending.title}” a firmar.`, link: `/signed/envelopes/${id}` };
  },
};

const UNKNOWN = 'No se pudieron preparar los documentos. Probá de nuevo.';

async function dropPapers(db: Db, id: number): Promise<void> {
  const made = await db
    .delete(envelopePaper)
    .where(eq(envelopePaper.envelopeId, id))
    .returning({ paperId: envelopePaper.paperId });
  const ids = made.map(({ paperId }) => paperId);
  if (ids.length === 0) return;
  await db.delete(signature).where(anyOf(signature.paperId, ids));
  await db.delete(signingPaper).where(anyOf(signingPaper.id, ids));
}

/**
 * Takes back what was made of a sending that failed and keeps why. It is a draft again, to be corrected and sent; what
 * has a paper of somebody's file signed holds nothing to correct: it is over, and the paper can be sent anew.
 */
async function failSending(
  { accountId, services }: JobRun,
  before: typeof envelope.$inferSelect,
  error: unknown,
): Promise<void> {
  const { id, documentVersionId } = before;
  const endReason = error instanceof Fault ? error.message : UNKNOWN;
  const ended =
    documentVersionId === null
      ? { state: 'draft' as const }
      : { state: 'cancelled' as const, endedAt: clock.now() };
  await services.database.db.transaction(async (db) => {
    await dropPapers(db, id);
    const held = await holdEnvelope(db, id);
    if (held?.state !== 'sending') return;
    await envelopesStore.write(
      tracedAs(db, { accountId, accion: ACCION }),
      held,
      { ...ended, endReason },
      {},
    );
  });
  services.wake();
}
