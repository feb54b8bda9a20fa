import { z } from 'zod';
import { decimal, id } from '../core/id';
import { rolesSchema } from './rolesSchema';

/** The answer to signing in; the browser keeps it as USER, ROLES and CLIENT. */
export const sessionUser = z
  .object({
    id,
    wmsId: z.int().nullable(),
    docket: z.string().nullable(),
    name: z.string(),
    JWT: z.string(),
    dni: z.string().nullable(),
    email: z.string().nullable(),
    imageUrl: z.string().nullable(),
    position: z.string().nullable(),
    rating: decimal.nullable(),
    client: z.object({ url: z.string(), name: z.string() }),
    roles: rolesSchema,
    mustChangePassword: z.boolean(),
  })
  .meta({ id: 'SessionUser' });
