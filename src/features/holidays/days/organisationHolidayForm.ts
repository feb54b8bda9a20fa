import { organisationHolidayRecord } from '@contract/holidays/organisationHoliday';
import type { Choice } from '@/components/data-grid/gridColumn';
import { recordForm } from '@/components/record/recordForm';
import { placeName } from '@/components/references/placeName';

export const organisationHolidayForm = (sites: readonly Choice[]) =>
  recordForm(organisationHolidayRecord, {
    show: {
      siteId: (held) => placeName(sites, held, organisationHolidayRecord.fields.siteId.none),
    },
  });
