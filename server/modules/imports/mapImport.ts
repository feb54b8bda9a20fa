import { mapImport } from '@contract/imports/importAcciones';
import { eq } from 'drizzle-orm';
import { importRun } from '../../db/schema/imports';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { checkRows } from '../../engine/imports/checkRows';
import { openPreview } from '../../engine/imports/openImport';
import { pendingRows } from '../../engine/imports/pendingRows';
import { presentImport } from '../../engine/imports/presentImport';
import { storePreview } from '../../engine/imports/storePreview';

export const mapImportHandler = implement(mapImport, async ({ id, mapping: wanted }, context) => {
  const { db } = context;
  const { run, definition } = await openPreview(context, id);
  const known = new Set(definition.columns.map(({ key }) => key));
  const mapping: Record<string, number> = {};
  for (const { key, source } of wanted) {
    if (!known.has(key) || (source !== null && source >= run.headers.length)) {
      throw invalid({ mapping: 'Esa columna no existe.' });
    }
    if (source !== null) mapping[key] = source;
  }
  const rows = await pendingRows(db, id);
  await storePreview(db, id, rows, await checkRows(context, definition, mapping, rows));
  await db.update(importRun).set({ mapping }).where(eq(importRun.id, id));
  return presentImport(db, { run: { ...run, mapping }, definition });
});
