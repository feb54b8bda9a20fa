import { getImport } from '@contract/imports/importAcciones';
import { implement } from '../../engine/acciones/implement';
import { openImport } from '../../engine/imports/openImport';
import { presentImport } from '../../engine/imports/presentImport';

export const getImportHandler = implement(getImport, async ({ id }, context) =>
  presentImport(context, await openImport(context, id)),
);
