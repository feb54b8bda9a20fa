import { uploadFile } from './uploadFile';

export const filesAcciones = {
  uploadFile,
};
