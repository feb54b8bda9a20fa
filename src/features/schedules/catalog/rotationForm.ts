import { rotationRecord } from '@contract/schedules/rotation';
import { recordForm } from '@/components/record/recordForm';
import type { Shift } from '@/services/wms/generated/schedules.gen';

const WEEK = 7;

/** "M M T — —". */
export const cycleText = (days: readonly (number | null)[], shifts: readonly Shift[]): string =>
  days.map((id) => shifts.find((shift) => shift.id === id)?.code ?? '—').join(' ');

export const rotationForm = (shifts: readonly Shift[]) =>
  recordForm(rotationRecord, {
    check: ({ days, byWeek }, context) => {
      if (byWeek && days.length % WEEK !== 0) {
        context.addIssue({
          code: 'custom',
          path: ['days'],
          message: 'Si empieza los lunes, son semanas completas.',
        });
      }
    },
    show: { days: (held) => cycleText(held, shifts) },
  });
