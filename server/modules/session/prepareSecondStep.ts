import { prepareSecondStep } from '@contract/session/prepareSecondStep';
import { eq, isNull } from 'drizzle-orm';
import { organisation } from '../../db/schema/organisation';
import { secondStep } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { askPassword } from '../../engine/session/askAgain';
import { newSecret, secretUri } from '../../engine/session/oneTimeCodes';

// No stored answer: a key must not lie in a table of repeated requests.
export const prepareSecondStepHandler = implement(
  prepareSecondStep,
  async ({ clave }, context) => {
    const { db, viewer } = context;
    await askPassword(context, clave, 'clave');
    const secret = newSecret();
    const [kept] = await db
      .insert(secondStep)
      .values({ accountId: viewer.accountId, secret })
      .onConflictDoUpdate({
        target: secondStep.accountId,
        set: { secret, lastStep: 0 },
        setWhere: isNull(secondStep.confirmedAt),
      })
      .returning({ accountId: secondStep.accountId });
    if (!kept) throw conflict('Tu cuenta ya pide un código al ingresar.');
    const [employer] = await db.select().from(organisation).where(eq(organisation.id, 1));
    return { key: secret, uri: secretUri(secret, employer?.name ?? 'Andén', viewer.username) };
  },
  { transaction: false },
);
