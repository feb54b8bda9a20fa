import { verifyCodeHandler } from './verifyCode';
import { verifyFileHandler } from './verifyFile';

/** One line each. */
export const verifyHandlers = {
  verifyCode: verifyCodeHandler,
  verifyFile: verifyFileHandler,
};
