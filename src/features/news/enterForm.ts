import { z } from 'zod';
import type { EnterManyNewsApiArg } from './api';
import { emptyNews, newsForm } from './newsForm';

const nobody = 'Elegí al menos una persona.';

/** For whom: some people by name, or all of an area. */
export const enterForm = newsForm
  .extend({
    whom: z.enum(['people', 'area']),
    people: z.array(z.int().positive()),
    areaId: z.union([z.int().positive(), z.literal('')]),
    validated: z.boolean(),
  })
  .refine(({ whom, people }) => whom === 'area' || people.length > 0, {
    path: ['people'],
    message: nobody,
  })
  .refine(({ whom, areaId }) => whom === 'people' || areaId !== '', {
    path: ['areaId'],
    message: 'Elegí un área.',
  });

export type EnterValues = z.input<typeof enterForm>;

export const emptyEnter = (): EnterValues => ({
  ...emptyNews(),
  whom: 'people',
  people: [],
  areaId: '',
  validated: true,
});

export const selectionOf = ({
  whom,
  people,
  areaId,
}: Pick<EnterValues, 'whom' | 'people' | 'areaId'>): EnterManyNewsApiArg['selection'] =>
  whom === 'people'
    ? { kind: 'rows', ids: people }
    : {
        kind: 'filtered',
        filters: [{ field: 'areaId', operator: 'is', value: Number(areaId) }],
        search: '',
        except: [],
      };
