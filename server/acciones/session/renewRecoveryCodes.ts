import { renewRecoveryCodes } from '@contract/session/renewRecoveryCodes';
import { conflict } from '../../http/fault';
import { askPassword } from '../../session/askAgain';
import { replaceRecoveryCodes } from '../../session/recoveryCodes';
import { asksSecondStep } from '../../session/secondSteps';
import { tellSecondStep } from '../../session/tellSecondStep';
import { implement } from '../implement';
import { ownTransaction } from '../ownTransaction';

export const renewRecoveryCodesHandler = implement(
  renewRecoveryCodes,
  async ({ clave }, context) => {
    const { accountId } = context.viewer;
    if (!(await asksSecondStep(context.db, accountId))) {
      throw conflict('Tu cuenta no pide códigos al ingresar.');
    }
    await askPassword(context, clave, 'clave');
    return ownTransaction(context, renewRecoveryCodes, accountId, async (tools) => {
      const codes = await replaceRecoveryCodes(tools.db, accountId);
      const title = 'Cambiaste tus códigos de recuperación';
      await tellSecondStep(tools, accountId, {
        after: { secondStep: true, codes: 'renewed' },
        title,
      });
      return { codes };
    });
  },
  { transaction: false },
);
