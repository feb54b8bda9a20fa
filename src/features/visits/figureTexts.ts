import { counted } from '@contract/core/counted';
import type { Total } from '@/components/chart/Totals';
import type { VisitFigures } from '@/services/wms/generated/visits.gen';
import { formatNumber } from '@/utils/numbers';
import { shortMonth } from '@/utils/shortMonth';

export const figureHeads = [
  'Visitas',
  'Hechas',
  'A tiempo',
  'Lejos',
  'Sin hacer',
  'Minutos c/u',
  'Fichado',
];

const labelOf = ({ key, label }: VisitFigures) =>
  /^\d{4}-\d{2}$/.test(key) ? shortMonth(key) : label;

const eachMinutes = ({ minutes, done }: VisitFigures) =>
  done === 0 ? '—' : formatNumber(Math.round(minutes / done));

/** How much of the time of the visits was punched: they are paid by that and by nothing else. */
export const coveredText = ({ minutes, covered }: VisitFigures) =>
  minutes === 0 ? '—' : `${Math.floor((covered / minutes) * 100)} %`;

/** Bars are of what was made; the table has what became of the others. */
export const figureTotal = (part: VisitFigures): Total => ({
  ...{ key: part.key, label: labelOf(part), value: part.done },
  cells: [
    ...[part.visits, part.done, part.inTime, part.outside, part.missed].map(formatNumber),
    eachMinutes(part),
    coveredText(part),
  ],
});

/** "Se hicieron 41 de 50 visitas; 38 llegaron a tiempo." */
export function figuresText({ visits, done, inTime, missed }: VisitFigures): string {
  const rest = missed === 0 ? '' : ` ${counted(missed, 'no se hizo', 'no se hicieron')}.`;
  return `${done === 1 ? 'Se hizo' : 'Se hicieron'} ${formatNumber(done)} de ${counted(visits, 'visita', 'visitas')}; se llegó a tiempo a ${formatNumber(inTime)}.${rest}`;
}
