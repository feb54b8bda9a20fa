import { discardImport } from '@contract/imports/discardImport';
import { eq } from 'drizzle-orm';
import { importRow, importRun } from '../../db/schema/imports';
import { openPreview } from '../../imports/openImport';
import { implement } from '../implement';

export const discardImportHandler = implement(discardImport, async ({ id }, context) => {
  await openPreview(context, id);
  await context.db.delete(importRow).where(eq(importRow.runId, id));
  await context.db.update(importRun).set({ state: 'discarded' }).where(eq(importRun.id, id));
  return { ok: true as const };
});
