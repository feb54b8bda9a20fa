import { z } from 'zod';
import { day as dayField, flag, money, ref, text, whole } from '../core/fields';
import { id, instant, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

/** A place that is open, for whoever knows somebody. */
export const referralOpeningRecord = defineRecord(
  'ReferralOpening',
  { one: 'búsqueda', many: 'búsquedas' },
  {
    position: text('Puesto', { min: [2, 'Poné el puesto.'], max: 120 }),
    siteId: ref('Sede'),
    places: whole('Lugares', { min: 1, max: 500, initial: 1 }),
    until: dayField('Se reciben hasta'),
    text: text('De qué se trata', {
      min: [10, 'Contá de qué se trata.'],
      max: 4000,
      rows: 6,
    }),
    bonusHired: money('Bono al ingresar', { optional: true, none: 'Sin bono' }),
    bonusLater: money('Bono más adelante', { optional: true, none: 'Sin bono' }),
    /** Probation takes 6, 8 or 12 months, by how large the organisation is. */
    bonusMonths: whole('Meses desde el ingreso', {
      min: 1,
      max: 36,
      optional: true,
      unit: 'meses',
    }),
    keepMonths: whole('Los datos se guardan', { min: 1, max: 24, unit: 'meses', initial: 6 }),
    open: flag('Recibe postulaciones', { byDefault: true }),
  },
);

export const referralOpeningFields = recordFields(referralOpeningRecord);

export const referralOpening = referralOpeningFields
  .extend({
    id,
    version,
    siteName: z.string(),
    /** Whether somebody may still be referred: it is open, and its day has not passed where it is. */
    receives: z.boolean(),
    /** How many came to work by it. */
    hired: z.int(),
    /** The post that tells of it, while it is on the wall. */
    postId: id.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ReferralOpening' });
