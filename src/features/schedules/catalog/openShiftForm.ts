import { openShiftRecord } from '@contract/schedules/openShift';
import type { Choice } from '@/components/data-grid/gridColumn';
import { recordForm } from '@/components/record/recordForm';
import { placeName } from '@/components/references/placeName';

export const openShiftForm = (areas: readonly Choice[], shifts: readonly Choice[]) =>
  recordForm(openShiftRecord, {
    show: {
      areaId: (held) => placeName(areas, held),
      shiftId: (held) => placeName(shifts, held),
    },
  });
