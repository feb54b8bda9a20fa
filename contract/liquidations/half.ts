import type { FieldValue } from '../core/field';
import { choice } from '../core/fields';

/** A fortnight pays this half of a month. */
export const halfField = choice(
  'Quincena',
  { first: 'Primera: del 1 al 15', second: 'Segunda: del 16 al fin del mes' },
  { optional: true },
);
export type Half = NonNullable<FieldValue<typeof halfField>>;
