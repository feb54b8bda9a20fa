import { uploadFile } from '@contract/files/uploadFile';
import { admitUpload } from '../../files/uploads/admitUpload';
import { keepUpload } from '../../files/uploads/keepUpload';
import { implement } from '../implement';

export const uploadFileHandler = implement(
  uploadFile,
  ({ purpose, file }, context) => keepUpload(context, purpose, file),
  // A picture takes seconds, and no connection waits for it.
  { transaction: false, admit: ({ purpose }, context) => admitUpload(context, purpose) },
);
