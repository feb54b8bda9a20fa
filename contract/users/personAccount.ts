import { z } from 'zod';
import { id, instant, version } from '../core/id';

/** How somebody enters, as the administration sees it. */
export const personAccount = z
  .object({
    id,
    version,
    personId: id,
    username: z.string(),
    roleId: id,
    roleName: z.string(),
    active: z.boolean(),
    /** The next entry asks for a password of their own. */
    mustChangePassword: z.boolean(),
    /** It asks for a code besides the password. */
    secondStep: z.boolean(),
    /** Null for an account that nobody entered with yet. */
    lastSeenAt: instant.nullable(),
  })
  .meta({ id: 'PersonAccount' });
