import { renewRecoveryCodes } from '@contract/session/secondStepAcciones';
import { implement } from '../../engine/acciones/implement';
import { ownTransaction } from '../../engine/acciones/ownTransaction';
import { conflict } from '../../engine/http/fault';
import { askPassword } from '../../engine/session/askAgain';
import { replaceRecoveryCodes } from '../../engine/session/recoveryCodes';
import { asksSecondStep } from '../../engine/session/secondSteps';
import { tellSecondStep } from '../../engine/session/tellSecondStep';

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
