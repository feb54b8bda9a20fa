import { createMissing } from '@contract/imports/importAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict, forbidden } from '../../engine/http/fault';
import { mayCreate } from '../../engine/imports/checkRows';
import { openPreview } from '../../engine/imports/openImport';
import { presentImport } from '../../engine/imports/presentImport';
import { reviewRun } from '../../engine/imports/reviewRun';

export const createMissingHandler = implement(createMissing, async ({ id, creates }, context) => {
  const { run, definition } = await openPreview(context, id);
  if (!definition.creating) throw conflict('Esta importación no crea nada más que sus filas.');
  if (creates && !mayCreate(context, definition)) throw forbidden();
  const { open } = await reviewRun(context, { run: { ...run, creates }, definition });
  return presentImport(context, open);
});
