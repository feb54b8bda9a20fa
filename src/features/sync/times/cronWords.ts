import { allHours, allMonthDays, allMonths, type CronRule } from '@contract/sync/cron/cronRule';
import { WEEKDAYS } from '@/utils/dates';

const months = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto'],
  ...['septiembre', 'octubre', 'noviembre', 'diciembre'],
];
/** More single times than these are told as a pattern. */
const MOST_TIMES = 6;

const joined = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;

const numbers = (values: readonly number[]) => joined(values.map(String));
const clockOf = (hour: number, minute: number) => `${hour}:${String(minute).padStart(2, '0')}`;
const atClock = (hour: number, minute: number) =>
  `${hour === 1 ? 'a la' : 'a las'} ${clockOf(hour, minute)}`;
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The distance between values that are all as far from each other. */
function stepOf(values: readonly number[]): number | null {
  const [first = 0, second] = values;
  if (second === undefined) return null;
  const even = values.every((value, at) => value === first + at * (second - first));
  return even ? second - first : null;
}

/** The step that goes on from one hour to the next, as every 15 minutes does. */
function minuteStep(minutes: readonly number[]): number | null {
  const step = stepOf(minutes);
  return step !== null && minutes[0] === 0 && step * minutes.length === 60 ? step : null;
}

function minutesText(minutes: readonly number[]): string {
  if (minutes.length > 1) return `en los minutos ${numbers(minutes)}`;
  return minutes[0] === 0 ? 'en punto' : `en el minuto ${minutes[0]}`;
}

const hourStepOf = (hours: readonly number[]) => (hours.length === 1 ? 1 : stepOf(hours));

function timesText({ hours, minutes }: CronRule): string {
  const every = minuteStep(minutes);
  if (hours.length === allHours.length) {
    return every === null ? `cada hora, ${minutesText(minutes)}` : `cada ${every} minutos`;
  }
  const step = hourStepOf(hours);
  const single = minutes.length === 1;
  if (hours.length * minutes.length <= MOST_TIMES || (single && step === null)) {
    return joined(hours.flatMap((hour) => minutes.map((minute) => atClock(hour, minute))));
  }
  const first = atClock(hours[0] ?? 0, minutes[0] ?? 0).slice(2);
  const last = atClock(hours.at(-1) ?? 0, minutes.at(-1) ?? 0).slice(2);
  const span = `desde ${first} hasta ${last}`;
  if (step === 1 && every !== null) return `cada ${every} minutos, ${span}`;
  if (step !== null && single) return `${step === 1 ? 'cada hora' : `cada ${step} horas`}, ${span}`;
  const within = every === null ? minutesText(minutes) : `cada ${every} minutos`;
  return `${within}, ${hours.length === 1 ? 'en la hora' : 'en las horas'} ${numbers(hours)}`;
}

/** Monday first, as people count the days of a week. */
function weekdaysText(weekdays: readonly number[]): string {
  const days = weekdays.map((day) => (day === 0 ? 7 : day)).sort((a, b) => a - b);
  const names = days.map((day) => (WEEKDAYS[day % 7] ?? '').toLowerCase());
  if (days.length > 2 && stepOf(days) === 1) return `de ${names[0]} a ${names.at(-1)}`;
  return joined(names.map((name) => `los ${name.endsWith('s') ? name : `${name}s`}`));
}

function monthsText(values: readonly number[]): string {
  const names = values.map((month) => months[month - 1] ?? '');
  if (values.length > 2 && stepOf(values) === 1) return `de ${names[0]} a ${names.at(-1)}`;
  return `en ${joined(names)}`;
}

function daysText({ monthDays, months: asked, weekdays, either }: CronRule): string {
  const anyMonth = asked.length === allMonths.length;
  const anyDay = monthDays.length === allMonthDays.length;
  const anyWeekday = weekdays.length === 7;
  const inMonths = anyMonth ? '' : `, ${monthsText(asked)}`;
  const dates = `${monthDays.length === 1 ? 'el día' : 'los días'} ${numbers(monthDays)}${anyMonth ? ' de cada mes' : ''}`;
  if (either ? anyDay || anyWeekday : anyDay && anyWeekday) return `todos los días${inMonths}`;
  if (either) return `${dates} y además ${weekdaysText(weekdays)}${inMonths}`;
  if (anyDay) return `${weekdaysText(weekdays)}${inMonths}`;
  if (anyWeekday) return `${dates}${inMonths}`;
  return `${dates}, si caen ${weekdaysText(weekdays).replaceAll('los ', 'en ')}${inMonths}`;
}

/** Says a cron text in words: "A las 6:00 y a las 18:00, de lunes a viernes". */
export const cronWords = (rule: CronRule): string =>
  capital(`${timesText(rule)}, ${daysText(rule)}`);
