import { activateSecondStep } from '@contract/session/activateSecondStep';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { secondStep } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { ownTransaction } from '../../engine/acciones/ownTransaction';
import { conflict } from '../../engine/http/fault';
import { askAgain } from '../../engine/session/askAgain';
import { replaceRecoveryCodes } from '../../engine/session/recoveryCodes';
import { readSecondStep, spendStep } from '../../engine/session/secondSteps';
import { tellSecondStep } from '../../engine/session/tellSecondStep';

const wrong = 'Ese código no coincide. Fijate que la hora del teléfono sea automática.';

export const activateSecondStepHandler = implement(
  activateSecondStep,
  async ({ codigo }, context) => {
    const { accountId } = context.viewer;
    const kept = await readSecondStep(context.db, accountId);
    if (!kept) throw conflict('Empezá de nuevo: todavía no hay una clave para tu aplicación.');
    if (kept.confirmedAt) throw conflict('Tu cuenta ya pide un código al ingresar.');
    await askAgain(context, { codigo: wrong }, () => spendStep(context.db, accountId, codigo));
    return ownTransaction(context, activateSecondStep, accountId, async (tools) => {
      const confirmed = await tools.db
        .update(secondStep)
        .set({ confirmedAt: sql`anden_now()` })
        .where(
          and(
            eq(secondStep.accountId, accountId),
            eq(secondStep.secret, kept.secret),
            isNull(secondStep.confirmedAt),
          ),
        )
        .returning({ accountId: secondStep.accountId });
      if (confirmed.length === 0)
        throw conflict('La clave cambió mientras tanto. Empezá de nuevo.');
      const codes = await replaceRecoveryCodes(tools.db, accountId);
      const title = 'Activaste la verificación en dos pasos';
      await tellSecondStep(tools, accountId, { after: { secondStep: true }, title });
      return { codes };
    });
  },
  { transaction: false },
);
