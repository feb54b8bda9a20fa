import type { TitledColumns } from '../../engine/imports/importDefinition';
import { parseDay, parseText } from '../../engine/imports/parsers';
import { addDays, type Day, daysFromTo, dayText, eachDay, yearOf } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { weekOf } from '../../engine/time/weekOf';
import { shortDay } from './dayWords';
import { MOST_DAYS, TOO_FAR } from './planCellsOf';

const weekdays = /^(lu|ma|mi|ju|vi|s[aá]|do)\p{L}*\.?,?\s+/iu;
const midnight = /[T ]0{1,2}:00(:00(\.0+)?)?Z?$/i;
const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

const whole = (text: string): Day | null => {
  const parsed = parseDay(text);
  return 'value' in parsed ? parsed.value : null;
};

/** A date that has no year is the one closest to today. */
function closest(date: string, month: string, today: Day): Day | null {
  const far = (day: Day) => Math.abs(daysFromTo(today, day));
  const days = [-1, 0, 1].flatMap(
    (years) => whole(`${date}/${month}/${yearOf(today) + years}`) ?? [],
  );
  return days.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** The day that a title is: "lun 23/11/2026", "2026-11-23", "23/11", "23-nov". */
export function dayOfTitle(title: string, today: Day = todayIn()): Day | null {
  const text = title.trim().replace(weekdays, '').replace(midnight, '');
  if (/\d{4}/.test(text)) return whole(text);
  const [, date, said = '', year] =
    /^(\d{1,2})[/.\s-](\d{1,2}|\p{L}{3,10}\.?)(?:[/.\s-](\d{2}))?$/u.exec(text) ?? [];
  if (date === undefined) return null;
  const named = months.indexOf(said.slice(0, 3).toLowerCase()) + 1;
  const month = named > 0 ? String(named) : said;
  return year ? whole(`${date}/${month}/20${year}`) : closest(date, month, today);
}

function problemOf(days: readonly Day[]): string | null {
  const [first, ...others] = [...days].sort();
  if (first === undefined) return 'No hay columnas con un día por título, como 23/11/2026.';
  const repeated = others.find((day, at) => day === [first, ...others][at]);
  if (repeated) return `El día ${dayText(repeated)} está en dos columnas: dejá una.`;
  return daysFromTo(first, others.at(-1) ?? first) > MOST_DAYS ? TOO_FAR : null;
}

/** A column for each day that the titles of a file name. */
export const rosterDayTitles: TitledColumns = {
  column(title) {
    const day = dayOfTitle(title);
    if (day === null) return null;
    return {
      key: day,
      label: `${shortDay(day)}/${yearOf(day)}`,
      aliases: [title],
      kind: 'text',
      example: '',
      parse: parseText(200),
    };
  },
  problem: problemOf,
  template: () => {
    const { from, to } = weekOf(addDays(todayIn(), 7));
    return eachDay(from, to).map(dayText);
  },
};
