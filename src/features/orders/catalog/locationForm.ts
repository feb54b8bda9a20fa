import { locationRecord } from '@contract/warehouse/location';
import type { Choice } from '@/components/data-grid/gridColumn';
import { recordForm } from '@/components/record/recordForm';
import { placeName } from '@/components/references/placeName';

export const locationForm = (sites: readonly Choice[]) =>
  recordForm(locationRecord, { show: { siteId: (held) => placeName(sites, held) } });
