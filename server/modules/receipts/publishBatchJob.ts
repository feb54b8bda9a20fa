import { publishReceiptBatch } from '@contract/receipts/receiptBatchAcciones';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/Db';
import { receipt, receiptBatch } from '../../db/schema/receipts';
import type { Context } from '../../engine/acciones/context';
import { contextFor, taskConnection } from '../../engine/acciones/contextFor';
import { recordEvent } from '../../engine/events/recordEvent';
import { readStored } from '../../engine/files/readStored';
import { forbidden } from '../../engine/http/fault';
import type { JobKind, JobRun } from '../../engine/jobs/jobRunner';
import { readAccountViewer } from '../../engine/session/readViewer';
import { turnOfTask } from '../../engine/signing/turnOf';
import { clock } from '../../engine/time/clock';
import { alreadyPaid, type PendingPiece, pendingPieces } from './pendingPieces';
import { makeSlip, publishSlip } from './publishSlip';
import { endBatch } from './receiptBatchesStore';

const payload = z.object({ id: z.number(), origin: z.string(), address: z.string() });
type Batch = typeof receiptBatch.$inferSelect;

/** Kept and told together, so that the open page goes on by itself. */
async function endIn({ services }: JobRun, id: number, state: 'published' | 'ready') {
  await services.database.db.transaction(async (tx) => {
    const publishedAt = state === 'published' ? clock.now() : null;
    const emit: Context['emit'] = (tags, audience) => recordEvent(tx, tags, audience);
    await endBatch({ db: tx, emit }, id, 'publishing', { state, publishedAt });
  });
  services.wake();
}

/** So many slips are held at once; their file is opened anew for the next ones. */
const CUT_AT_ONCE = 50;

/** Each pending piece with its pages cut out. */
async function* slipsOf({ services, id }: JobRun, pieces: readonly PendingPiece[]) {
  for (let at = 0; at < pieces.length; ) {
    const { hash } = pieces[at] ?? { hash: '' };
    const lot = pieces.slice(at, at + CUT_AT_ONCE);
    const others = lot.findIndex((piece) => piece.hash !== hash);
    const same = others < 0 ? lot : lot.slice(0, others);
    const content = await readStored(services.files, hash);
    const slips = await services.workshop.run('cutPages', [content, same], {
      ...turnOfTask(id),
      patienceMs: 60_000,
    });
    for (const [index, piece] of same.entries()) {
      const bytes = slips[index];
      if (!bytes) throw new Error('a slip was not cut');
      yield { piece, bytes };
    }
    at += same.length;
  }
}

async function publish(job: JobRun, batch: Batch) {
  const { services, accountId } = job;
  const { origin, address } = payload.parse(job.payload);
  const viewer =
    accountId === null ? null : await readAccountViewer(services.database.db, accountId);
  if (!viewer) throw forbidden();
  const contextIn = (db: Db) =>
    contextFor(
      {
        services,
        connection: taskConnection(address),
        accion: publishReceiptBatch,
        db,
        after: [],
      },
      viewer,
    );
  const pieces = await pendingPieces(services.database.db, batch.id);
  const before = await services.database.db.$count(receipt, eq(receipt.batchId, batch.id));
  const { id: batchId, period, kind, number, title, dueOn } = batch;
  let done = before;
  for await (const { piece, bytes } of slipsOf(job, pieces)) {
    const { personId, id: pieceId } = piece;
    const slip = { personId, title, bytes, origin };
    const made = await makeSlip(contextIn(services.database.db), slip, turnOfTask(job.id));
    done += 1;
    await job.step(done, before + pieces.length, async ({ db }) => {
      if (await alreadyPaid(db, piece, batch)) return;
      const values = { batchId, period, kind, number, dueOn, personId, pieceId };
      await publishSlip(contextIn(db), made, values);
    });
  }
}

/** Gives each person their slip, one step each: after a crash it goes on with who has none yet. */
export const publishBatchJob: JobKind = {
  kind: 'receiptsPublish',
  run: async (job) => {
    const { id } = payload.parse(job.payload);
    const { db } = job.services.database;
    const [batch] = await db.select().from(receiptBatch).where(eq(receiptBatch.id, id));
    if (batch?.state === 'publishing') {
      try {
        await publish(job, batch);
        await endIn(job, id, 'published');
      } catch (error) {
        // Published slips stay; publishing again gives the rest theirs.
        await endIn(job, id, 'ready');
        throw error;
      }
    }
    const published = await db.$count(receipt, eq(receipt.batchId, id));
    return {
      message: published === 1 ? 'Se publicó un recibo.' : `Se publicaron ${published} recibos.`,
      link: `/receipts/campaigns/${id}`,
    };
  },
};
