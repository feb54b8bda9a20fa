import { documentRequestFields } from '@contract/documents/documentRequest';
import { z } from 'zod';
import type { CreateDocumentRequestApiArg } from './api';

const { shape } = documentRequestFields;

/** For whom: some people by name, all of an area, or everybody. */
export const askForm = z
  .object({
    typeId: z.union([z.literal(''), z.number()]).refine((value) => value !== '', 'Elegí un tipo.'),
    whom: z.enum(['people', 'area', 'everybody']),
    people: z.array(z.number()),
    areaId: z.union([z.literal(''), z.number()]),
    dueOn: z.string().min(1, 'Decí hasta cuándo.'),
    note: shape.note.unwrap(),
  })
  .refine(({ whom, people }) => whom !== 'people' || people.length > 0, {
    path: ['people'],
    message: 'Elegí al menos una persona.',
  })
  .refine(({ whom, areaId }) => whom !== 'area' || areaId !== '', {
    path: ['areaId'],
    message: 'Elegí un área.',
  });
export type AskValues = z.input<typeof askForm>;

export const emptyAsk = (): AskValues => ({
  typeId: '',
  whom: 'people',
  people: [],
  areaId: '',
  dueOn: '',
  note: '',
});

const inArea = (areaId: number) => [
  { field: 'areaId' as const, operator: 'is' as const, value: areaId },
];

export const askInput = (values: AskValues): CreateDocumentRequestApiArg => ({
  typeId: Number(values.typeId),
  dueOn: values.dueOn,
  note: values.note.trim(),
  selection:
    values.whom === 'people'
      ? { kind: 'rows', ids: values.people }
      : {
          kind: 'filtered',
          filters: values.whom === 'area' ? inArea(Number(values.areaId)) : [],
          search: '',
          except: [],
        },
});
