import { applyImportHandler } from './applyImport';
import { discardImportHandler } from './discardImport';
import { getImportHandler } from './getImport';
import { listImportRowsHandler } from './listImportRows';
import { mapImportHandler } from './mapImport';
import { prepareImportHandler } from './prepareImport';

/** One line each. */
export const importsHandlers = {
  applyImport: applyImportHandler,
  discardImport: discardImportHandler,
  getImport: getImportHandler,
  listImportRows: listImportRowsHandler,
  mapImport: mapImportHandler,
  prepareImport: prepareImportHandler,
};
