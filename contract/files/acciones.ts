import { uploadFile } from './uploadFile';

/** One line each. */
export const filesAcciones = {
  uploadFile,
};
