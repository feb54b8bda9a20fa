import { defineModule } from '../../engine/module';
import { applyImportHandler } from './applyImport';
import { correctImportHandler } from './correctImport';
import { createMissingHandler } from './createMissing';
import { discardImportHandler } from './discardImport';
import { getImportHandler } from './getImport';
import { listImportRowsHandler } from './listImportRows';
import { mapImportHandler } from './mapImport';
import { prepareImportHandler } from './prepareImport';

export const importsModule = defineModule({
  handlers: {
    applyImport: applyImportHandler,
    correctImport: correctImportHandler,
    createMissing: createMissingHandler,
    discardImport: discardImportHandler,
    getImport: getImportHandler,
    listImportRows: listImportRowsHandler,
    mapImport: mapImportHandler,
    prepareImport: prepareImportHandler,
  },
});
