import { previewPasswords } from '@contract/users/manyAccountAcciones';
import { implement } from '../../engine/acciones/implement';
import { resolveSelection } from '../../engine/bulk/resolveSelection';
import { employeesList } from './employeeQueries';
import { passwordTargets } from './passwordTargets';

export const previewPasswordsHandler = implement(
  previewPasswords,
  async ({ selection }, context) => {
    const ids = await resolveSelection(context, employeesList, selection);
    const { ready, refused } = await passwordTargets(context, ids);
    return {
      ready: ready.length,
      refused: refused.length,
      withoutMail: ready.filter(({ email }) => email === null).length,
      mail: await context.services.mailer.ready(context.db),
    };
  },
);
