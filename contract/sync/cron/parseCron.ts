import { CronFault, cronFields, fieldValues } from './cronFields';
import { type CronRule, comesOn, timesOfDay } from './cronRule';

/** A link never runs more often. */
const LEAST_MINUTES = 5;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * 60_000;
/** In so many days each date falls on each weekday, 29 February too. */
const CYCLE_FROM = Date.UTC(2000, 0, 1);
const CYCLE_DAYS = 28 * 365 + 7;
/** February has the days of a leap year. */
const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days that no month asked for has, as 31 February. */
function neverComes({ monthDays, months, either }: CronRule): boolean {
  const first = monthDays[0] ?? 0;
  return !either && months.every((month) => first > (daysIn[month - 1] ?? 0));
}

function onTwoDaysInARow(rule: CronRule): boolean {
  for (let at = 0; at < CYCLE_DAYS; at += 1) {
    const day = CYCLE_FROM + at * DAY_MS;
    if (comesOn(rule, day) && comesOn(rule, day + DAY_MS)) return true;
  }
  return false;
}

function tooOften(rule: CronRule): boolean {
  const times = timesOfDay(rule);
  const near = times.some((time, at) => time - (times[at - 1] ?? -DAY_MINUTES) < LEAST_MINUTES);
  if (near) return true;
  const night = (times[0] ?? 0) + DAY_MINUTES - (times.at(-1) ?? 0);
  return night < LEAST_MINUTES && onTwoDaysInARow(rule);
}

function ruleOf(text: string): CronRule {
  const parts = text.trim().split(/\s+/);
  const [minute = '', hour = '', monthDay = '', month = '', weekday = ''] = parts;
  if (parts.length !== 5) {
    throw new CronFault(
      `Van cinco datos separados por espacios: minuto, hora, día del mes, mes y día de la semana. Hay ${text.trim() === '' ? 0 : parts.length}.`,
    );
  }
  const rule: CronRule = {
    minutes: fieldValues(cronFields.minutes, minute),
    hours: fieldValues(cronFields.hours, hour),
    monthDays: fieldValues(cronFields.monthDays, monthDay),
    months: fieldValues(cronFields.months, month),
    weekdays: fieldValues(cronFields.weekdays, weekday),
    // A field that begins with a star says nothing of its own, as in cron.
    either: !monthDay.startsWith('*') && !weekday.startsWith('*'),
  };
  if (neverComes(rule)) {
    throw new CronFault('No llega nunca: el día del mes no existe en esos meses.');
  }
  if (tooOften(rule)) {
    throw new CronFault(
      `Minuto: un enlace corre a lo sumo cada ${LEAST_MINUTES} minutos; por ejemplo */${LEAST_MINUTES}.`,
    );
  }
  return rule;
}

/** Reads the five fields of a cron text, or says what is wrong with it. */
export function parseCron(text: string): { rule: CronRule } | { fault: string } {
  try {
    return { rule: ruleOf(text) };
  } catch (error) {
    if (error instanceof CronFault) return { fault: error.message };
    throw error;
  }
}
