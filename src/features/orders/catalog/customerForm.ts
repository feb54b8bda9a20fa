import { customerRecord } from '@contract/warehouse/customer';
import type { Choice } from '@/components/data-grid/gridColumn';
import { recordForm } from '@/components/record/recordForm';
import { placeName } from '@/components/references/placeName';

/** Degrees with all their figures: rounded to cents, two doors of a street read the same. */
const degrees = (held: string) => held || customerRecord.fields.latitude.none || '—';

export const customerForm = (sites: readonly Choice[]) =>
  recordForm(customerRecord, {
    check: ({ latitude, longitude }, context) => {
      if ((latitude === '') !== (longitude === ''))
        context.addIssue({
          code: 'custom',
          path: ['longitude'],
          message: 'Poné latitud y longitud, o ninguna.',
        });
    },
    show: {
      latitude: degrees,
      longitude: degrees,
      siteId: (held) => placeName(sites, held),
    },
  });
