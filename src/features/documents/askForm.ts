import { documentRequestFields } from '@contract/documents/documentRequest';
import { z } from 'zod';
import { dueDay } from '@/components/form/dueDay';
import { checkWhom, nobodyYet, selectionOf, whomFields } from '@/components/references/whomForm';
import type { CreateDocumentRequestApiArg } from '@/services/wms/generated/documents.gen';

const { shape } = documentRequestFields;

/** What is asked, of whom and until when. */
export const askForm = z
  .object({
    typeId: z.union([z.literal(''), z.number()]).refine((value) => value !== '', 'Elegí un tipo.'),
    ...whomFields,
    dueOn: dueDay,
    note: shape.note.unwrap(),
  })
  .superRefine(checkWhom);
export type AskValues = z.input<typeof askForm>;

export const emptyAsk = (): AskValues => ({
  typeId: '',
  ...nobodyYet,
  dueOn: '',
  note: '',
});

export const askInput = (values: AskValues): CreateDocumentRequestApiArg => ({
  typeId: Number(values.typeId),
  dueOn: values.dueOn,
  note: values.note.trim(),
  selection: selectionOf(values),
});
