import { z } from 'zod';
import { id } from './id';

/** A person as everybody signed in may see them beside something they did. */
export const personRef = z
  .object({
    /** Null for an account that belongs to no employee. */
    id: id.nullable(),
    name: z.string(),
    position: z.string().nullable(),
    imageUrl: z.string(),
  })
  .meta({ id: 'PersonRef' });

export type PersonRef = z.infer<typeof personRef>;
