import type { FieldValue } from '../core/field';
import { choice } from '../core/fields';

/** Which half of a month a fortnight pays. */
export const halfField = choice(
  'Quincena',
  { first: 'Primera: del 1 al 15', second: 'Segunda: del 16 al fin del mes' },
  { optional: true },
);
export type Half = NonNullable<FieldValue<typeof halfField>>;
