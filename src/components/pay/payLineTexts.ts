import { moneyText } from '@contract/core/moneyText';
import Big from 'big.js';
import type { PayLine } from '@/services/pay/payLine';

/** "+ $ 12.000,00 (3,2 %)": what changed against the one before, null where there is nothing to compare. */
export function changeText(now: string, before: string | null | undefined): string | null {
  if (before === null || before === undefined) return null;
  const change = new Big(now).minus(before);
  const sign = change.lt(0) ? '−' : '+';
  const percent = new Big(before).eq(0)
    ? ''
    : ` (${change.div(new Big(before).abs()).times(100).abs().toFixed(1).replace('.', ',')} %)`;
  return change.eq(0) ? 'igual' : `${sign} ${moneyText(change.abs().toFixed(2))}${percent}`;
}

/** Over the lines of a kind: they are several. */
export const kindHeadings: Record<PayLine['kind'], string> = {
  remunerative: 'Remunerativos',
  nonRemunerative: 'No remunerativos',
  deduction: 'Descuentos',
  employer: 'Contribuciones del empleador',
  informative: 'Informativos',
};
