import { z } from 'zod';
import { fileHash } from '../core/id';

export const storedFile = z
  .object({
    hash: fileHash,
    name: z.string(),
    mime: z.string(),
    size: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    url: z.string(),
  })
  .meta({ id: 'StoredFile' });
