import { createReceiptBatch } from '@contract/receipts/receiptBatchAcciones';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { receiptBatch } from '../../db/schema/receipts';
import { fileUpload } from '../../db/schema/uploads';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { requireUploads } from '../../engine/files/uploads/requireUploads';
import { presentBatch } from './presentBatch';
import { receiptBatchesStore } from './receiptBatchesStore';
import { onlyPublishers } from './receiptScope';

/** In the order in which they were chosen, each with its name. */
async function broughtFiles({ db, viewer }: Context, hashes: readonly string[]) {
  const fields = Object.fromEntries(hashes.map((hash, index) => [`files.${index}`, hash]));
  await requireUploads(db, viewer.accountId, 'receipts', fields);
  const rows = await db
    .select({ hash: fileUpload.hash, name: fileUpload.name })
    .from(fileUpload)
    .where(
      and(
        eq(fileUpload.accountId, viewer.accountId),
        eq(fileUpload.purpose, 'receipts'),
        anyOf(fileUpload.hash, [...hashes]),
      ),
    );
  return [...new Set(hashes)].flatMap((hash) => rows.find((row) => row.hash === hash) ?? []);
}

export const createReceiptBatchHandler = implement(
  createReceiptBatch,
  async ({ files, ...fields }, context) => {
    await onlyPublishers(context);
    const { db, viewer, services } = context;
    const brought = await broughtFiles(context, files);
    const values = { ...fields, state: 'reading' as const, accountId: viewer.accountId };
    const row = await receiptBatchesStore.create(context, values, { told: { files: brought } });
    const jobId = await services.jobs.request(db, {
      kind: 'receiptsRead',
      title: `Leer recibos: ${fields.title}`,
      accountId: viewer.accountId,
      payload: { id: row.id, files: brought },
    });
    await db.update(receiptBatch).set({ jobId }).where(eq(receiptBatch.id, row.id));
    context.afterCommit(() => services.jobs.flush());
    return presentBatch(db, row.id);
  },
);
