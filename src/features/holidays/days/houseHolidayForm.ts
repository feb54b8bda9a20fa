import { houseHolidayRecord } from '@contract/holidays/houseHoliday';
import type { Choice } from '@/components/data-grid/gridColumn';
import { recordForm } from '@/components/record/recordForm';
import { placeName } from '@/components/references/placeName';

export const houseHolidayForm = (sites: readonly Choice[]) =>
  recordForm(houseHolidayRecord, {
    show: { siteId: (held) => placeName(sites, held, houseHolidayRecord.fields.siteId.none) },
  });
