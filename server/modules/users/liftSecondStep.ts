import { liftSecondStep } from '@contract/users/accountAcciones';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { asksSecondStep, dropSecondStep } from '../../engine/session/secondSteps';
import { tellSecondStep } from '../../engine/session/tellSecondStep';
import { accountRecord } from './accountQueries';
import { holdOthersAccount } from './holdAccount';
import { tellAccount } from './writeAccount';

export const liftSecondStepHandler = implement(liftSecondStep, async (target, context) => {
  const { db } = context;
  const { personId, version } = target;
  const { id } = await holdOthersAccount(context, target, 'La tuya se quita desde Mi perfil.');
  if (!(await asksSecondStep(db, id))) {
    throw conflict('Esta cuenta no pide códigos al ingresar.');
  }
  await dropSecondStep(db, id);
  await db
    .update(account)
    .set({ version: version + 1 })
    .where(eq(account.id, id));
  await tellSecondStep(context, id, {
    after: { secondStep: false },
    title: 'La administración quitó tu verificación en dos pasos',
    body: 'Entrás solo con tu contraseña. Si no lo pediste, avisá; la podés volver a activar en tu perfil.',
  });
  await tellAccount(context, personId, id);
  return accountRecord(db, personId);
});
