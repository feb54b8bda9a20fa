import { periodAdjustmentRecord } from '@contract/closes/periodAdjustment';
import { hoursText } from '@contract/core/hoursText';
import { moneyText } from '@contract/core/moneyText';
import { longDay, monthWords } from '@contract/core/rangeText';
import type { PeriodAdjustment } from '@/services/wms/generated/closes.gen';
import type { HourMonth } from '@/services/wms/generated/hours.gen';
import type { PaidHours } from '@/services/wms/generated/liquidations.gen';

/** A part of a month that counts for pay, or does not: a kind of hour, its time and what follows of it. */
export interface PayWords {
  key: string;
  label: string;
  time: string;
  note: string;
}

const paidAs = (minutes: number, times: number) =>
  `se pagan como ${hoursText(Math.round(minutes * times))}`;

const percentText = (percent: number) => `${String(percent).replace('.', ',')} %`;

type Decided = HourMonth['overtime'][number]['state'];

/** The words for overtime that is not paid with the month. */
const unpaidWords: Partial<Record<Decided, string>> = {
  waiting: 'Por decidir: todavía no se pagan',
  banked: 'Al banco de horas: no se pagan con este mes',
  rejected: 'No aprobadas: no se pagan',
  lapsed: 'Sin decidir al cierre: no se pagan; si corresponden, se cargan como ajuste',
};

const extras = [
  ['extra50', 'Extras al 50 %'],
  ['extra100', 'Extras al 100 %'],
] as const;

function overtimeWords({ overtime, surcharges }: HourMonth): PayWords[] {
  return overtime.flatMap((decided) =>
    extras.flatMap(([figure, label]): PayWords[] => {
      const minutes = decided[figure];
      if (minutes === 0) return [];
      const percent = surcharges[figure];
      const paid =
        percent === null
          ? 'Aprobadas: se pagan con recargo'
          : `Aprobadas: con ${percentText(percent)} de recargo ${paidAs(minutes, 1 + percent / 100)}`;
      const note = decided.state === 'approved' ? paid : (unpaidWords[decided.state] ?? '');
      return [{ key: `${decided.state} ${figure}`, label, time: hoursText(minutes), note }];
    }),
  );
}

function nightWords({ figures, surcharges }: HourMonth): PayWords[] {
  const { night = 0 } = figures;
  const { nightMinutes } = surcharges;
  if (night === 0 || nightMinutes === null) return [];
  const added = hoursText(Math.round((night * nightMinutes) / 60));
  const note = `Cada una suma ${nightMinutes} min: ${added} más`;
  return [{ key: 'night', label: 'Nocturnas', time: hoursText(night), note }];
}

function absenceWords({ figures }: HourMonth): PayWords[] {
  const { absent = 0 } = figures;
  if (absent === 0) return [];
  const note = 'No se paga, salvo que una licencia o una novedad la justifique';
  return [{ key: 'absent', label: 'Ausencia', time: hoursText(absent), note }];
}

const bandWords = ({ bands }: HourMonth): PayWords[] =>
  bands.map(({ name, code, multiplier, minutes }) => ({
    key: `band ${code}`,
    label: name,
    time: hoursText(minutes),
    note: `Por ${String(Number(multiplier)).replace('.', ',')}: ${paidAs(minutes, Number(multiplier))}`,
  }));

/** The words for what a month will mean for pay, in hours. */
export const payWords = (month: HourMonth): PayWords[] => [
  ...overtimeWords(month),
  ...nightWords(month),
  ...bandWords(month),
  ...absenceWords(month),
];

/** "2:30" of hours, as everywhere else; "2,5 días" of the rest. */
export function quantityText({ quantity, unit }: PaidHours): string | null {
  if (quantity === null) return null;
  if (unit === 'hs') return `${hoursText(Math.round(Number(quantity) * 60))} h`;
  return unit ? `${quantity.replace('.', ',')} ${unit}` : quantity.replace('.', ',');
}

/** The amount with its sign: a deduction from the pay is less. */
export const paidText = ({ kind, amount }: PaidHours): string => {
  const less = (kind === 'deduction') !== amount.startsWith('-');
  return `${less ? '−' : '+'}${moneyText(amount.replace('-', ''))}`;
};

/** "Ajuste de octubre de 2026: +1:30", or what no time says: "Ajuste de octubre de 2026: ausencia o licencia". */
export function adjustmentTitle({ day, figure, minutes, sign }: PeriodAdjustment): string {
  const what = periodAdjustmentRecord.fields.figure.labels[figure].toLowerCase();
  const time =
    minutes === null ? what : `${sign === 'add' ? '+' : '−'}${hoursText(minutes)} de ${what}`;
  return `Ajuste de ${monthWords(day).toLowerCase()}: ${time}`;
}

/** The text says which day it is about, and why it came. */
export const adjustmentWhy = ({ day, reason, authorName }: PeriodAdjustment): string =>
  `Del ${longDay(day, { year: false })}. «${reason}» ${authorName}`;
