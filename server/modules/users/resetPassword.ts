import { resetPassword } from '@contract/users/accountAcciones';
import { implement } from '../../engine/acciones/implement';
import { hashPassword } from '../../engine/session/passwords';
import { readableCode } from '../../engine/session/readableCode';
import { accountRecord } from './accountQueries';
import { holdOthersAccount } from './holdAccount';
import { writePassword } from './writePassword';

export const resetPasswordHandler = implement(resetPassword, async (target, context) => {
  const { personId, version } = target;
  const elsewhere = 'Tu contraseña se cambia desde Mi perfil.';
  const { id } = await holdOthersAccount(context, target, elsewhere);
  const password = readableCode();
  await writePassword(context, { id, personId, version }, await hashPassword(password));
  return { account: await accountRecord(context.db, personId), password };
});
