import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { receiptBatch, receiptPiece } from '../../db/schema/receipts';
import type { Context } from '../../engine/acciones/context';
import { recordEvent } from '../../engine/events/recordEvent';
import { Fault } from '../../engine/http/fault';
import type { JobKind, JobRun } from '../../engine/jobs/jobRunner';
import { textReader } from '../../engine/texts/textReader';
import { readPayees } from './payees';
import { readSlips } from './readSlips';
import { endBatch } from './receiptBatchesStore';
import { storePieces } from './storePieces';

const payload = z.object({
  id: z.number(),
  files: z.array(z.object({ hash: z.string(), name: z.string() })),
});
type Batch = typeof receiptBatch.$inferSelect;

/** Kept and told together, so that the open page says why. */
async function giveUp({ services }: JobRun, id: number, problem: string) {
  await services.database.db.transaction(async (tx) => {
    const emit: Context['emit'] = (tags, audience) => recordEvent(tx, tags, audience);
    await endBatch({ db: tx, emit }, id, 'reading', { state: 'failed', problem });
  });
  services.wake();
}

async function read(job: JobRun, batch: Batch) {
  const { files, database, workshop } = job.services;
  const reader = textReader(workshop, { turn: `batch:${batch.id}`, background: true });
  const brought = payload.parse(job.payload).files;
  const found = await readSlips({ files, reader }, brought, (done, total) =>
    job.step(done, total, async () => undefined),
  );
  const pages = found.reduce((sum, file) => sum + file.pages.length, 0);
  if (pages === 0) throw new Fault(422, 'datos_invalidos', 'No hay ningún PDF con hojas.');
  const people = await readPayees(database.db, batch);
  await job.step(pages, pages, async ({ db, emit }) => {
    await storePieces(db, { batchId: batch.id, period: batch.period, files: found, people });
    await endBatch({ db, emit }, batch.id, 'reading', { state: 'ready' });
  });
}

/** Reads what the payroll system gave; it publishes nothing, and begins anew when it was interrupted. */
export const readBatchJob: JobKind = {
  kind: 'receiptsRead',
  run: async (job) => {
    const { id } = payload.parse(job.payload);
    const { db } = job.services.database;
    const [batch] = await db.select().from(receiptBatch).where(eq(receiptBatch.id, id));
    if (batch?.state === 'reading') {
      try {
        await read(job, batch);
      } catch (error) {
        const known = error instanceof Fault ? error.message : 'No se pudo leer. Probá de nuevo.';
        await giveUp(job, id, known);
        throw error;
      }
    }
    const sure = and(eq(receiptPiece.batchId, id), eq(receiptPiece.outcome, 'matched'));
    const all = await db.$count(receiptPiece, eq(receiptPiece.batchId, id));
    const matched = await db.$count(receiptPiece, sure);
    return {
      message: `Recibos reconocidos: ${matched} de ${all}. Todavía no se publicó nada.`,
      link: `/receipts/publish/${id}`,
    };
  },
};
