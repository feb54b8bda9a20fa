import { documentFile } from '@contract/documents/documentFields';
import { z } from 'zod';

/** A file, or one of the papers that are in the file already. */
export const deliverForm = (expires: boolean) =>
  z
    .object({
      documentId: z.union([z.literal('new'), z.number()]),
      files: z.array(z.instanceof(File)),
      expiresOn: z.string(),
      note: documentFile.shape.note.unwrap(),
    })
    .refine(({ documentId, files }) => documentId !== 'new' || files.length > 0, {
      path: ['files'],
      message: 'Elegí el archivo.',
    })
    .refine(({ documentId, expiresOn }) => documentId !== 'new' || !expires || expiresOn !== '', {
      path: ['expiresOn'],
      message: 'Decí hasta cuándo vale.',
    });
export type DeliverValues = z.input<ReturnType<typeof deliverForm>>;

export const emptyDeliver = (): DeliverValues => ({
  documentId: 'new',
  files: [],
  expiresOn: '',
  note: '',
});
