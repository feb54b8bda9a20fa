import { bandFaults, bandRecord } from '@contract/hours/band';
import type { Choice } from '@/components/data-grid/gridColumn';
import { recordForm } from '@/components/record/recordForm';
import { weekdaysText } from './bandTexts';

const { siteId } = bandRecord.fields;

export const bandForm = (sites: readonly Choice[]) =>
  recordForm(bandRecord, {
    check: (held, context) =>
      bandFaults({ ...held, onHolidays: held.onHolidays || 'asDay' }, context),
    show: {
      siteId: (held) =>
        sites.find(({ value }) => value === Number(held))?.label ?? siteId.none ?? '',
      weekdays: (held) => weekdaysText(held),
    },
  });
