import { envelopeFields } from '@contract/signed/envelope';
import { z } from 'zod';
import type { EnvelopeDetail, SaveEnvelopeApiArg } from './api';

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
    whom: z.enum(['people', 'area', 'everybody']),
    people: z.array(z.number()),
    areaId: z.union([z.literal(''), z.number()]),
    dueOn: z.string().min(1, 'Decí hasta cuándo.'),
    remindEvery: z.union([z.literal(''), z.number()]),
    message: shape.message.unwrap(),
  })
  .refine(({ whom, people }) => whom !== 'people' || people.length > 0, {
    path: ['people'],
    message: 'Elegí al menos una persona.',
  })
  .refine(({ whom, areaId }) => whom !== 'area' || areaId !== '', {
    path: ['areaId'],
    message: 'Elegí un área.',
  });
export type EnvelopeValues = z.input<typeof envelopeForm>;

export const emptyEnvelope = (): EnvelopeValues => ({
  title: '',
  files: [],
  way: 'each',
  whom: 'people',
  people: [],
  areaId: '',
  dueOn: '',
  remindEvery: 3,
  message: '',
});

/** A draft as it was saved; whoever was chosen by area stands there by name. */
export const envelopeValues = (row: EnvelopeDetail): EnvelopeValues => ({
  title: row.title,
  files: row.attached.map(({ file, shown, places }) => ({ file, name: shown.name, places })),
  way: row.way,
  whom: 'people',
  people: row.signers.map(({ id }) => id),
  areaId: '',
  dueOn: row.dueOn,
  remindEvery: row.remindEvery ?? '',
  message: row.message,
});

const inArea = (areaId: number) => [
  { field: 'areaId' as const, operator: 'is' as const, value: areaId },
];

export const envelopeInput = (values: EnvelopeValues): SaveEnvelopeApiArg => ({
  title: values.title.trim(),
  files: values.files,
  way: values.way,
  dueOn: values.dueOn,
  remindEvery: values.remindEvery === '' ? null : values.remindEvery,
  message: values.message.trim(),
  signers:
    values.whom === 'people'
      ? { kind: 'rows', ids: values.people }
      : {
          kind: 'filtered',
          filters: values.whom === 'area' ? inArea(Number(values.areaId)) : [],
          search: '',
          except: [],
        },
});
