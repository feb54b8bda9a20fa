import { verifyCode } from './verifyCode';
import { verifyFile } from './verifyFile';

/** One line each. */
export const verifyAcciones = {
  verifyCode,
  verifyFile,
};
