import { counted as countedText } from '@contract/core/counted';
import type { Total } from '@/components/chart/Totals';
import type { AccuracyPart } from '@/services/wms/generated/counters.gen';
import { formatNumber } from '@/utils/numbers';
import { shortMonth } from '@/utils/shortMonth';

export const accuracyHeads = {
  exact: ['Líneas', 'Coinciden', '%', 'Con diferencia', 'Sin contar', 'De más', 'De menos'],
  off: ['Con diferencia', 'De más', 'De menos'],
} as const;

/** The share of what was counted alone: an uncounted line says nothing of the books. */
const percent = ({ counted, exact }: Pick<AccuracyPart, 'counted' | 'exact'>): number | null =>
  counted === 0 ? null : Math.floor((exact * 1000) / counted) / 10;

const labelOf = ({ key, label }: AccuracyPart) =>
  /^\d{4}-\d{2}$/.test(key) ? shortMonth(key) : label;

export const exactTotal = (part: AccuracyPart): Total => {
  const share = percent(part);
  const { key, lines, exact, counted, missed, over, short } = part;
  const figures = [counted - exact, missed, over, short].map((figure) => formatNumber(figure));
  return {
    ...{ key, label: labelOf(part), value: share ?? 0 },
    cells: [
      formatNumber(lines),
      formatNumber(exact),
      share === null ? '—' : formatNumber(share),
      ...figures,
    ],
  };
};

export const offTotal = (part: AccuracyPart): Total => {
  const { key, exact, counted, over, short } = part;
  const off = counted - exact;
  const cells = [off, over, short].map((figure) => formatNumber(figure));
  return { key, label: labelOf(part), value: off, cells };
};

/** "Coincidió el 96,50 % de 1.204 líneas contadas. Quedaron 12 líneas sin contar." */
export function exactShare(total: AccuracyPart): string {
  const share = percent(total);
  const missed =
    total.missed === 0
      ? ''
      : ` ${total.missed === 1 ? 'Quedó' : 'Quedaron'} ${countedText(total.missed, 'línea', 'líneas')} sin contar.`;
  if (share === null) return `No se contó ninguna línea.${missed}`;
  return `Coincidió el ${formatNumber(share)} % de ${countedText(total.counted, 'línea contada', 'líneas contadas')}.${missed}`;
}
