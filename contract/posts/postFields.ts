import { z } from 'zod';
import { fileHash, instant } from '../core/id';
import { audience } from './post';

/** What a person writes in a post; the form of the client and the server check with the same lines. */
export const postFields = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Poné un título.')
    .max(120, 'El título admite hasta 120 caracteres.'),
  body: z.string().trim().max(5000, 'El texto admite hasta 5.000 caracteres.').default(''),
  audience,
  pinned: z.boolean().default(false),
  expiresAt: instant.nullable().default(null),
  asksConfirmation: z.boolean().default(false),
  images: z
    .array(z.object({ hash: fileHash, alt: z.string().trim().max(200).default('') }))
    .max(8, 'Podés agregar hasta 8 imágenes.')
    .default([]),
});
