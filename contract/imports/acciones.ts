import { applyImport } from './applyImport';
import { discardImport } from './discardImport';
import { getImport } from './getImport';
import { listImportRows } from './listImportRows';
import { mapImport } from './mapImport';
import { prepareImport } from './prepareImport';

/** One line each. */
export const importsAcciones = {
  applyImport,
  discardImport,
  getImport,
  listImportRows,
  mapImport,
  prepareImport,
};
