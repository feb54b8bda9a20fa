import { LAST_NTH, type Repeat } from './repeat';

export const weekdayNames = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
] as const;

export const nthNames = ['primer', 'segundo', 'tercer', 'cuarto', 'último'] as const;

const nameOf = (weekday: number): string => weekdayNames[weekday - 1] ?? '';
const plural = (name: string) => (name.endsWith('s') ? name : `${name}s`);

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;

const everyText = (every: number, one: string, many: string) =>
  every === 1 ? `cada ${one}` : `cada ${every} ${many}`;

function whenText({ kind, weekdays, monthDay, nth, weekday }: Repeat): string {
  if (kind === 'weekly') {
    const days = [...new Set(weekdays)].sort().map((one) => plural(nameOf(one)));
    return days.length === 0 ? '' : `los ${joined(days)}`;
  }
  if (kind === 'monthEnd') return 'el último día';
  if (kind === 'monthDay') {
    return monthDay > 28 ? `el día ${monthDay} o el último que tenga` : `el día ${monthDay}`;
  }
  return `el ${nthNames[Math.min(nth, LAST_NTH) - 1] ?? ''} ${nameOf(weekday)}`;
}

function endText({ until, times }: Repeat): string {
  if (until !== null) return `hasta el ${until.split('-').reverse().join('/')}`;
  return times === null ? '' : times === 1 ? 'una vez' : `${times} veces`;
}

/** "Cada 2 semanas, los lunes y jueves, hasta el 30/06/2027". */
export function repeatText(repeat: Repeat): string {
  const { kind, every } = repeat;
  const often =
    kind === 'weekly' ? everyText(every, 'semana', 'semanas') : everyText(every, 'mes', 'meses');
  const text = [often, whenText(repeat), endText(repeat)].filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
