import { z } from 'zod';
import { id, version } from '../core/id';

/** Who sees what is filed under a type: only who keeps the files, the person too, or the person who may also bring it. */
export const documentVisibilities = ['keepers', 'person', 'brings'] as const;
export type DocumentVisibility = (typeof documentVisibilities)[number];

export const documentTypeFields = z.object({
  name: z.string().trim().min(3, 'Ponele un nombre.').max(60, 'Usá como mucho 60 caracteres.'),
  /** The part of the file in which it lies. */
  folder: z.string().trim().min(3, 'Decí en qué carpeta va.').max(40, 'Como mucho 40 caracteres.'),
  visibility: z.enum(documentVisibilities),
  /** Its documents say until when they are good. */
  expires: z.boolean().default(false),
  /** How long before that somebody is told. */
  warnDays: z.int().min(0).max(365, 'Hasta 365 días.').default(30),
  /** How long it is kept after the person left; null, for ever. */
  keepYears: z.int().min(1, 'Al menos un año.').max(99, 'Hasta 99 años.').nullable().default(null),
  /** Each version goes to its person to be signed; only of what they see and the house files. */
  signs: z.boolean().default(false),
  active: z.boolean().default(true),
});

export const documentType = documentTypeFields
  .extend({
    id,
    version,
    /** How many documents it has. */
    used: z.int(),
  })
  .meta({ id: 'DocumentType' });
