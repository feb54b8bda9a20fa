import { defineModule } from '../../engine/module';
import { uploadFileHandler } from './uploadFile';

export const filesModule = defineModule({
  handlers: {
    uploadFile: uploadFileHandler,
  },
});
