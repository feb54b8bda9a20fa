import { applyImport } from '@contract/imports/importAcciones';
import { eq } from 'drizzle-orm';
import { importRun } from '../../db/schema/imports';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { openPreview } from '../../engine/imports/openImport';
import { presentImport } from '../../engine/imports/presentImport';

export const applyImportHandler = implement(applyImport, async ({ id, mode }, context) => {
  const { db, services, viewer, address } = context;
  const open = await openPreview(context, id);
  const { counts, problems } = await presentImport(context, open);
  if (problems[0]) throw conflict(problems[0]);
  if (mode === 'all' && counts.invalid > 0) {
    throw conflict('Hay filas con errores: corregilas, o importá solo las válidas.');
  }
  const rows = counts.new + counts.changed;
  if (rows === 0) throw conflict('No hay nada que importar: ninguna fila cambia algo.');
  const jobId = await services.jobs.request(db, {
    kind: 'import',
    title: `Importar ${open.definition.title}: ${open.run.fileName}`,
    accountId: viewer.accountId,
    payload: { id, address },
    totalUnits: rows,
  });
  const applying = { state: 'applying', mode, jobId } as const;
  await db.update(importRun).set(applying).where(eq(importRun.id, id));
  context.afterCommit(() => services.jobs.flush());
  return presentImport(context, { ...open, run: { ...open.run, ...applying } });
});
