export interface CountryHoliday {
  date: string;
  name: string;
}

const byYear = new Map<number, CountryHoliday[]>();

async function openCalendar() {
  const { default: Holidays } = await import('date-holidays');
  return new Holidays('AR', { languages: ['es'], types: ['public'] });
}

let calendar: ReturnType<typeof openCalendar> | undefined;

async function ofYear(year: number): Promise<CountryHoliday[]> {
  const known = byYear.get(year);
  if (known) return known;
  calendar ??= openCalendar();
  const days = (await calendar)
    .getHolidays(year)
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  byYear.set(year, days);
  return days;
}

/** Argentina's public holidays of some years, moved days included. */
export async function publicHolidays(...years: number[]): Promise<CountryHoliday[]> {
  return (await Promise.all(years.map(ofYear))).flat();
}
