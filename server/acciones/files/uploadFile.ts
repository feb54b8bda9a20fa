import { uploadFile } from '@contract/files/uploadFile';
import { keepUpload } from '../../files/keepUpload';
import { implement } from '../implement';

export const uploadFileHandler = implement(uploadFile, ({ purpose, file }, context) =>
  keepUpload(context, purpose, file),
);
