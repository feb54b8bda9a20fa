import { z } from 'zod';
import { id, version } from '../core/id';
import { rolesSchema } from '../session/rolesSchema';

export const roleScope = z.enum(['own', 'team', 'site', 'all']);

/** What a role is: its flags say what may be done, its scope to whom. */
export const roleFields = z.object({
  name: z.string().trim().min(1).max(60),
  scope: roleScope,
  flags: rolesSchema,
});

export const role = roleFields
  .extend({ id, version, /** Accounts that have it. */ accounts: z.int() })
  .meta({ id: 'Role' });
