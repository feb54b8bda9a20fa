import { z } from 'zod';

/** A file that goes with a record, for who may open it. */
export const attachedFile = z
  .object({
    name: z.string(),
    mime: z.string(),
    url: z.string(),
    /** A smaller picture of it, where it is one. */
    previewUrl: z.string().nullable(),
  })
  .meta({ id: 'AttachedFile' });
