import { z } from 'zod';
import { id } from '../core/id';

/** The people who may decide a step, said so that it holds for whoever asks. */
export const resolver = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('person'), personId: id }),
    z.object({ kind: z.literal('role'), roleId: id }),
    /** 1: who they answer to, 2: whom that one answers to, and so on. */
    z.object({ kind: z.literal('manager'), level: z.int().min(1).max(6) }),
    z.object({ kind: z.literal('areaHead') }),
  ])
  .meta({ id: 'Resolver' });

export type Resolver = z.infer<typeof resolver>;
