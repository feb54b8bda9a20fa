import { z } from 'zod';
import { id } from './id';

/** A person as everybody signed in may see them beside something they did. */
export const personRef = z
  .object({ id, name: z.string(), position: z.string().nullable(), imageUrl: z.string() })
  .meta({ id: 'PersonRef' });

export type PersonRef = z.infer<typeof personRef>;
