import { documentFile } from '@contract/documents/documentFields';
import { z } from 'zod';

/** What is brought and what is said of it; without a title a file is called by its own name. */
const ownForm = z.object({
  personId: z.number().nullable(),
  files: z.array(z.instanceof(File)).min(1, 'Elegí el archivo.'),
  typeId: z.union([z.literal(''), z.number()]).refine((value) => value !== '', 'Elegí un tipo.'),
  title: z.string().max(120),
  expiresOn: z.string(),
  note: documentFile.shape.note.unwrap(),
});
export type AddValues = z.input<typeof ownForm>;

/** Who keeps the files says whose it is. */
export const addDocumentForm = (keeps: boolean) =>
  ownForm.refine(({ personId }) => !keeps || personId !== null, {
    path: ['personId'],
    message: 'Elegí de quién es.',
  });

export const emptyAdd = (): AddValues => ({
  personId: null,
  files: [],
  typeId: '',
  title: '',
  expiresOn: '',
  note: '',
});
