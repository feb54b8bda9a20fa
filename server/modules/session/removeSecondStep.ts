import { removeSecondStep } from '@contract/session/removeSecondStep';
import { implement } from '../../engine/acciones/implement';
import { ownTransaction } from '../../engine/acciones/ownTransaction';
import { conflict } from '../../engine/http/fault';
import { askAgain, askPassword } from '../../engine/session/askAgain';
import { asksSecondStep, dropSecondStep, spendCode } from '../../engine/session/secondSteps';
import { tellSecondStep } from '../../engine/session/tellSecondStep';

const wrong = 'Ese código no coincide o ya se usó.';

export const removeSecondStepHandler = implement(
  removeSecondStep,
  async ({ clave, codigo }, context) => {
    const { accountId } = context.viewer;
    if (!(await asksSecondStep(context.db, accountId))) {
      throw conflict('Tu cuenta no pide códigos al ingresar.');
    }
    await askPassword(context, clave, 'clave');
    await askAgain(context, { codigo: wrong }, () => spendCode(context.db, accountId, codigo));
    return ownTransaction(context, removeSecondStep, accountId, async (tools) => {
      await dropSecondStep(tools.db, accountId);
      const title = 'Quitaste la verificación en dos pasos';
      await tellSecondStep(tools, accountId, { after: { secondStep: false }, title });
      return { ok: true as const };
    });
  },
  { transaction: false },
);
