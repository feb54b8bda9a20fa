import { envelopeFields } from '@contract/signed/envelope';
import { z } from 'zod';
import { dueDay } from '@/components/form/dueDay';
import { checkWhom, nobodyYet, selectionOf, whomFields } from '@/components/references/whomForm';
import type { EnvelopeDetail, SaveEnvelopeApiArg } from '@/services/wms/generated/signed.gen';

const { shape } = envelopeFields;
const place = shape.files.element.shape.places.unwrap().element;

/** What is signed, by whom and until when. */
export const envelopeForm = z
  .object({
    title: shape.title,
    files: z
      .array(z.object({ file: z.string(), name: z.string(), places: z.array(place) }))
      .min(1, 'Agregá el documento que hay que firmar.')
      .max(10, 'Hasta 10 documentos.'),
    way: shape.way,
    ...whomFields,
    dueOn: dueDay,
    remindEvery: z.union([z.literal(''), z.number()]),
    message: shape.message.unwrap(),
  })
  .superRefine(checkWhom);
export type EnvelopeValues = z.input<typeof envelopeForm>;

export const emptyEnvelope = (): EnvelopeValues => ({
  title: '',
  files: [],
  way: 'each',
  ...nobodyYet,
  dueOn: '',
  remindEvery: 3,
  message: '',
});

/** A draft as it was saved; whoever was chosen by area stands there by name. */
export const envelopeValues = (row: EnvelopeDetail): EnvelopeValues => ({
  title: row.title,
  files: row.attached.map(({ file, shown, places }) => ({ file, name: shown.name, places })),
  way: row.way,
  ...nobodyYet,
  people: row.signers.map(({ id }) => id),
  dueOn: row.dueOn,
  remindEvery: row.remindEvery ?? '',
  message: row.message,
});

export const envelopeInput = (values: EnvelopeValues): SaveEnvelopeApiArg => ({
  title: values.title.trim(),
  files: values.files,
  way: values.way,
  dueOn: values.dueOn,
  remindEvery: values.remindEvery === '' ? null : values.remindEvery,
  message: values.message.trim(),
  signers: selectionOf(values),
});
