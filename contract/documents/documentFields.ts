import { z } from 'zod';
import { privateField } from '../core/accion';
import { day, ref, text } from '../core/fields';
import { fileHash } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

/** What is said of a document, apart from the file itself. */
export const documentRecord = defineRecord(
  'Document',
  { one: 'documento', many: 'documentos' },
  {
    typeId: ref('Tipo'),
    title: text('Título', { min: [1, 'Ponele un título.'], max: 120, private: true }),
    /** The last day on which it is good. */
    expiresOn: day('Vale hasta', { optional: true, none: 'No vence' }),
  },
);

export const documentFields = recordFields(documentRecord);

/** A file that `archivo.subir` brought with the purpose `document`, and why. */
export const documentFile = z.object({
  file: privateField(fileHash),
  note: privateField(z.string().trim().max(300, 'Usá como mucho 300 caracteres.').default('')),
});
