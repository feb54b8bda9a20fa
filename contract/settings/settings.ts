import { z } from 'zod';

/** Settings a person keeps on the server, so that they follow to another device. */
export const settings = z
  .record(
    z.string().regex(/^[a-zA-Z][\w.-]{0,59}$/),
    z.union([z.string().max(4000), z.number(), z.boolean(), z.null()]),
  )
  .meta({ id: 'Settings' });
