import { discardImport } from '@contract/imports/importAcciones';
import { eq } from 'drizzle-orm';
import { importRow, importRun } from '../../db/schema/imports';
import { implement } from '../../engine/acciones/implement';
import { openPreview } from '../../engine/imports/openImport';

export const discardImportHandler = implement(discardImport, async ({ id }, context) => {
  await openPreview(context, id);
  await context.db.delete(importRow).where(eq(importRow.runId, id));
  await context.db.update(importRun).set({ state: 'discarded' }).where(eq(importRun.id, id));
  return { ok: true as const };
});
