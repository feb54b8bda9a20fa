import { publishReceiptBatch } from '@contract/receipts/publishReceiptBatch';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { contextFor, taskConnection } from '../acciones/contextFor';
import type { Db } from '../db/client';
import { receipt, receiptBatch } from '../db/schema/receipts';
import { recordEvent } from '../events/recordEvent';
import { readStored } from '../files/readStored';
import { forbidden } from '../http/fault';
import type { JobKind, JobRun } from '../jobs/jobRunner';
import { readAccountViewer } from '../session/readViewer';
import { openPageCutter, type PageCutter } from './pageCutter';
import { alreadyPaid, pendingPieces } from './pendingPieces';
import { publishSlip } from './publishSlip';
import { tellBatch } from './tellReceipts';

const payload = z.object({ id: z.number(), origin: z.string(), address: z.string() });
type Batch = typeof receiptBatch.$inferSelect;

/** Kept and told together, so that the open page goes on by itself. */
async function endIn({ services }: JobRun, id: number, state: 'published' | 'ready') {
  await services.database.db.transaction(async (tx) => {
    const publishedAt = state === 'published' ? new Date() : null;
    await tx
      .update(receiptBatch)
      .set({ state, publishedAt, version: sql`${receiptBatch.version} + 1` })
      .where(and(eq(receiptBatch.id, id), eq(receiptBatch.state, 'publishing')));
    await tellBatch({ emit: (tags, audience) => recordEvent(tx, tags, audience) }, id);
  });
  services.wake();
}

/** One file is open at a time, however many a batch has. */
function cutters({ services }: JobRun) {
  let open: { hash: string; cutter: PageCutter } | null = null;
  return async (hash: string): Promise<PageCutter> => {
    if (open?.hash !== hash) {
      open = { hash, cutter: await openPageCutter(await readStored(services.files, hash)) };
    }
    return open.cutter;
  };
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
  const cutterOf = cutters(job);
  for (const [index, piece] of pieces.entries()) {
    const bytes = await (await cutterOf(piece.hash)).cut(piece.fromPage, piece.toPage);
    await job.step(before + index + 1, before + pieces.length, async ({ db }) => {
      if (await alreadyPaid(db, piece, batch)) return;
      const { id: batchId, period, kind, number, title, dueOn } = batch;
      const { personId, id: pieceId } = piece;
      const slip = { batchId, period, kind, number, title, dueOn, personId, pieceId };
      await publishSlip(contextIn(db), { ...slip, bytes, origin });
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
        // What was published stays; publishing again gives it to the rest.
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
