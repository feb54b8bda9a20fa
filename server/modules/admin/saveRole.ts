import { saveRole } from '@contract/admin/roleAcciones';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { implement } from '../../engine/acciones/implement';
import { keepAnAdministrator } from '../users';
import { roles } from './roleQueries';

export const saveRoleHandler = implement(saveRole, async (input, context) => {
  const saved = await roles.save(context, input, ({ flags, ...fields }) => ({
    ...fields,
    flags: normalizeRoles(flags),
  }));
  await keepAnAdministrator(context.db);
  return saved;
});
