import { uploadFile } from '@contract/files/uploadFile';
import { implement } from '../../engine/acciones/implement';
import { admitUpload } from '../../engine/files/uploads/admitUpload';
import { keepUpload } from '../../engine/files/uploads/keepUpload';

export const uploadFileHandler = implement(
  uploadFile,
  ({ purpose, file }, context) => keepUpload(context, purpose, file),
  // A picture takes seconds, and no connection waits for it.
  { transaction: false, admit: ({ purpose }, context) => admitUpload(context, purpose) },
);
