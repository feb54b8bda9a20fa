/** Says what is wrong with a cron text, as people read it. */
export class CronFault extends Error {}

interface CronField {
  label: string;
  min: number;
  max: number;
  /** The first of them is called `min`. */
  names: readonly string[];
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** The five fields of a cron text, in their order; Sunday is 0 and 7. */
export const cronFields = {
  minutes: { label: 'Minuto', min: 0, max: 59, names: [] },
  hours: { label: 'Hora', min: 0, max: 23, names: [] },
  monthDays: { label: 'Día del mes', min: 1, max: 31, names: [] },
  months: { label: 'Mes', min: 1, max: 12, names: months },
  weekdays: { label: 'Día de la semana', min: 0, max: 7, names: weekdays },
} as const satisfies Record<string, CronField>;

const number = /^\d{1,2}$/;
/** Sunday is counted once: as 0. */
const lastOf = ({ max }: CronField) => (max === 7 ? 6 : max);

function numberOf({ min, max, names, label }: CronField, text: string): number {
  const named = names.indexOf(text.toUpperCase());
  if (named >= 0) return min + named;
  if (!number.test(text)) throw new CronFault(`${label}: no se entiende “${text}”.`);
  const value = Number(text);
  if (value >= min && value <= max) return value;
  throw new CronFault(`${label}: ${text} no va, es de ${min} a ${max}.`);
}

function stepOf({ label, max }: CronField, text: string | undefined): number {
  if (text === undefined) return 1;
  const step = number.test(text) ? Number(text) : 0;
  if (step >= 1 && step <= max) return step;
  throw new CronFault(`${label}: el paso, después de la barra, es de 1 a ${max}.`);
}

/** An item of a list is a star, a value or a range; a star and a range may have a step. */
function itemValues(field: CronField, item: string): number[] {
  const { label, min } = field;
  if (item === '') throw new CronFault(`${label}: sobra una coma.`);
  const [body = '', stepText, more] = item.split('/');
  const [fromText = '', toText, extra] = body.split('-');
  if (more !== undefined || extra !== undefined) {
    throw new CronFault(`${label}: no se entiende “${item}”.`);
  }
  const step = stepOf(field, stepText);
  if (body === '*') return between(min, lastOf(field), step);
  const from = numberOf(field, fromText);
  if (toText === undefined) {
    if (stepText === undefined) return [from];
    throw new CronFault(
      `${label}: “${item}” no dice hasta dónde; por ejemplo ${from}-${lastOf(field)}/${stepText}.`,
    );
  }
  const named = numberOf(field, toText);
  const to = toText.toUpperCase() === 'SUN' ? 7 : named;
  if (to >= from) return between(from, to, step);
  throw new CronFault(
    `${label}: “${item}” va para atrás; poné ${from}-${lastOf(field)},${min}-${to}.`,
  );
}

const between = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/** The values of a field, in order and once each. */
export function fieldValues(field: CronField, text: string): number[] {
  const values = text
    .split(',')
    .flatMap((item) => itemValues(field, item))
    .map((value) => (value > lastOf(field) ? 0 : value));
  return [...new Set(values)].sort((a, b) => a - b);
}
