import { houseHolidayFields } from '@contract/holidays/houseHoliday';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import type { HouseHoliday } from '../api';
import { dayText } from '../leaveTexts';

const { shape } = houseHolidayFields;
/** A choice of the form is never null. */
export const WHOLE_HOUSE = 0;

export const holidayForm = z.object({
  day: shape.day,
  name: shape.name,
  siteId: z.number(),
  worked: z.boolean(),
});

export type HolidayValues = z.input<typeof holidayForm>;

export const holidayValues = (row: HouseHoliday | null): HolidayValues => ({
  day: row?.day ?? '',
  name: row?.name ?? '',
  siteId: row?.siteId ?? WHOLE_HOUSE,
  worked: row?.worked ?? false,
});

export const holidayInput = ({ siteId, ...values }: HolidayValues) => ({
  ...values,
  siteId: siteId === WHOLE_HOUSE ? null : siteId,
});

const workedText = (worked: boolean) => (worked ? 'Se trabaja' : 'No se trabaja');

/** Only what differs, as people read it. */
export function holidayConflict(mine: HolidayValues, stored: HouseHoliday): ConflictField[] {
  const theirs = holidayValues(stored);
  const read: [string, (values: HolidayValues) => string][] = [
    ['Día', ({ day }) => dayText(day)],
    ['Nombre', ({ name }) => name],
    ['Se trabaja', ({ worked }) => workedText(worked)],
  ];
  return read
    .map(([label, show]) => ({ label, mine: show(mine), stored: show(theirs) }))
    .filter((field) => field.mine !== field.stored);
}
