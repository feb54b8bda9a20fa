import { defineModule } from '../../engine/module';
import { verifyCodeHandler } from './verifyCode';
import { verifyFileHandler } from './verifyFile';

export const verifyModule = defineModule({
  handlers: {
    verifyCode: verifyCodeHandler,
    verifyFile: verifyFileHandler,
  },
});
