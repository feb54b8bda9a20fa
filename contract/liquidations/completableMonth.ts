import { z } from 'zod';
import { id } from '../core/id';

/** Why somebody of a month cannot be in a run that completes it. */
export const notCompletable = {
  final: 'Tienen liquidación final en ese mes.',
  adjusted: 'Un ajuste retroactivo ya les dio diferencias de ese mes: lo que falta va en otro.',
  unpublished: 'Su mensual todavía no se publicó, o se está dejando sin efecto.',
  fortnight: 'Cobran por quincena.',
  unpaid: 'Ninguna mensual les pagó ese mes: van en una mensual.',
} as const;

export type NotCompletable = keyof typeof notCompletable;
const reasons = Object.keys(notCompletable) as [NotCompletable, ...NotCompletable[]];

/** Lists whom a supplementary run of a month may pay, and who of that month is left out of it. */
export const completableMonth = z
  .object({
    people: z.int(),
    /** The runs that paid them. */
    runs: z.array(
      z.object({ id, title: z.string(), people: z.int() }).meta({ id: 'CompletableRun' }),
    ),
    left: z.array(
      z
        .object({
          why: z.enum(reasons),
          people: z.int(),
          /** The first of them, by name. */
          names: z.array(z.string()),
        })
        .meta({ id: 'NotCompletable' }),
    ),
  })
  .meta({ id: 'CompletableMonth' });
