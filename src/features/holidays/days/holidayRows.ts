import type { HouseHoliday } from '@/services/wms/generated/holidays.gen';

export interface HolidayRow {
  key: string;
  day: string;
  name: string;
  /** "Nacional", "Depósito Rosario", "Nacional, acá se trabaja". */
  where: string;
  /** Of the house, which may be changed. */
  own: HouseHoliday | null;
}

const placeOf = ({ siteName }: HouseHoliday) => siteName ?? 'Toda la organización';

/** The country's days and those of the house, in one calendar. */
export function holidayRows(
  country: readonly { day: string; name: string }[],
  own: readonly HouseHoliday[],
): HolidayRow[] {
  const added = own.map((row) => ({
    key: `own-${row.id}`,
    day: row.day,
    name: row.name,
    where: row.worked ? `${placeOf(row)}: se trabaja` : placeOf(row),
    own: row,
  }));
  const national = country.map(({ day, name }) => ({
    key: `country-${day}`,
    day,
    name,
    where: 'Nacional',
    own: null,
  }));
  return [...national, ...added].sort((one, other) => one.day.localeCompare(other.day));
}
