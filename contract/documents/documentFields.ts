import { z } from 'zod';
import { privateField } from '../core/accion';
import { day, fileHash, id } from '../core/id';

/** What is said of a document, apart from the file itself. */
export const documentFields = z.object({
  typeId: id,
  title: privateField(
    z.string().trim().min(1, 'Ponele un título.').max(120, 'Usá como mucho 120 caracteres.'),
  ),
  /** The last day on which it is good. */
  expiresOn: day.nullable().default(null),
});

/** A file that `archivo.subir` brought with the purpose `document`, and why. */
export const documentFile = z.object({
  file: privateField(fileHash),
  note: privateField(z.string().trim().max(300, 'Usá como mucho 300 caracteres.').default('')),
});
