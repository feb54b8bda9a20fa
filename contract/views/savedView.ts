import { z } from 'zod';
import { flag, text } from '../core/fields';
import { gridLayout } from '../core/gridLayout';
import { id, version } from '../core/id';
import { filterOperators } from '../core/listInput';
import { defineRecord } from '../core/record';

const scalar = z.union([z.string().max(200), z.number(), z.boolean()]);

/** A view brings this back: what was asked of the list and how its columns stood. */
export const viewState = z
  .object({
    search: z.string().max(100),
    filters: z
      .array(
        z.object({
          field: z.string().max(60),
          operator: z.enum(filterOperators),
          value: z.union([scalar, z.array(scalar).max(200)]),
        }),
      )
      .max(20),
    sort: z
      .array(z.object({ field: z.string().max(60), direction: z.enum(['asc', 'desc']) }))
      .max(5),
    layout: gridLayout,
  })
  .meta({ id: 'ViewState' });

/** A person's own name for the list as they like to see it. */
export const savedViewRecord = defineRecord(
  'SavedView',
  { one: 'vista', many: 'vistas' },
  {
    name: text('Nombre', { min: 1, max: 60 }),
    shared: flag('Compartida', { byDefault: false }),
  },
);

export const savedView = z
  .object({
    id,
    version,
    name: z.string(),
    shared: z.boolean(),
    mine: z.boolean(),
    ownerName: z.string(),
    /** Opens by itself for this person, by own choice or by the role's. */
    first: z.boolean(),
    state: viewState,
  })
  .meta({ id: 'SavedView' });
