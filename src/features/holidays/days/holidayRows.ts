import type { OrganisationHoliday } from '@/services/wms/generated/holidays.gen';

export interface HolidayRow {
  key: string;
  day: string;
  name: string;
  /** "Nacional", "Depósito Rosario", "Nacional, acá se trabaja". */
  where: string;
  /** The organisation's holiday, which may be changed. */
  own: OrganisationHoliday | null;
}

const placeOf = ({ siteName }: OrganisationHoliday) => siteName ?? 'Toda la organización';

/** The country's days and those of the organisation, in one calendar. */
export function holidayRows(
  country: readonly { day: string; name: string }[],
  own: readonly OrganisationHoliday[],
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
