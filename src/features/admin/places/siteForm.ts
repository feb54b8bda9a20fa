import { siteRecord } from '@contract/admin/site';
import { fieldText } from '@/components/record/fieldText';
import { recordForm } from '@/components/record/recordForm';
import type { Site } from '@/services/wms/generated/admin.gen';

const { fields } = siteRecord;

export const siteForm = recordForm(siteRecord, {
  read: (_row: Site) => null,
  check: ({ latitude, longitude }, context) => {
    if ((latitude === '') === (longitude === '')) return;
    const message = 'Poné latitud y longitud, o ninguna.';
    context.addIssue({ code: 'custom', path: ['longitude'], message });
  },
  // Degrees are read whole: their sixth decimal is still a place.
  show: {
    latitude: (held) => held || fieldText(fields.latitude, held),
    longitude: (held) => held || fieldText(fields.longitude, held),
  },
});
