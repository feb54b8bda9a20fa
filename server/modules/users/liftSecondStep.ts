import { liftSecondStep } from '@contract/users/accountAcciones';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { asksSecondStep, dropSecondStep } from '../../engine/session/secondSteps';
import { tellSecondStep } from '../../engine/session/tellSecondStep';
import { accountRecord, lockAccount } from './accountQueries';
import { refuseHigherRole } from './mayHandRole';
import { lockPerson } from './personRecord';
import { tellAccount } from './writeAccount';

export const liftSecondStepHandler = implement(
  liftSecondStep,
  async ({ personId, version }, context) => {
    const { db, viewer } = context;
    await lockPerson(context, personId);
    const before = await lockAccount(db, personId);
    if (!before) throw notFound('Esta persona no tiene cuenta.');
    const { id } = before.account;
    if (before.account.version !== version) throw staleVersion(await accountRecord(db, personId));
    if (id === viewer.accountId) throw conflict('La tuya se quita desde Mi perfil.');
    refuseHigherRole(viewer, before.role);
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
  },
);
