import { defineModule } from '../../engine/module';
import { countListHandler } from './countList';
import { createExportHandler } from './createExport';

export const listsModule = defineModule({
  handlers: {
    countList: countListHandler,
    createExport: createExportHandler,
  },
});
