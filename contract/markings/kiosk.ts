import { z } from 'zod';
import { choice, ref, text } from '../core/fields';
import { id, instant, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

/** How long the code serves that pairs a tablet. */
export const PAIRING_MINUTES = 10;

/** A tablet at a door, by which people punch without signing in. */
export const kioskRecord = defineRecord(
  'Kiosk',
  { one: 'kiosco', many: 'kioscos' },
  {
    name: text('Nombre', { min: [2, 'Ponele un nombre.'], max: 60 }),
    siteId: ref('Sede'),
  },
  {
    state: choice('Estado', {
      unpaired: ['Sin emparejar', 'warning'],
      paired: ['En uso', 'success'],
      revoked: ['Dado de baja', 'error'],
    }),
  },
);

export const kioskFields = recordFields(kioskRecord);

export const kiosk = kioskFields
  .extend({
    id,
    version,
    siteName: z.string(),
    state: kioskRecord.shown.state.schema,
    lastSeenAt: instant.nullable(),
    /** A code was given and no device used it yet. */
    pairing: z.boolean(),
  })
  .meta({ id: 'Kiosk' });
