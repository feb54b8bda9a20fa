import Holidays from 'date-holidays';

export interface CountryHoliday {
  date: string;
  name: string;
}

const argentina = new Holidays('AR', { languages: ['es'], types: ['public'] });
const byYear = new Map<number, CountryHoliday[]>();

/** Argentina's public holidays of a year, moved days included. */
export function publicHolidays(year: number): CountryHoliday[] {
  const known = byYear.get(year);
  if (known) return known;
  const days = argentina
    .getHolidays(year)
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  byYear.set(year, days);
  return days;
}
