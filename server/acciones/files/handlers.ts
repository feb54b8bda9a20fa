import { uploadFileHandler } from './uploadFile';

/** One line each. */
export const filesHandlers = {
  uploadFile: uploadFileHandler,
};
