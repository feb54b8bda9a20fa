import { hoursText } from '@contract/core/hoursText';
import type { HourBank, HourBankMovement, HourBankUse } from '@/services/wms/generated/hours.gen';
import { formatDate, parseDate, WEEKDAYS } from '@/utils/dates';

export const dayText = (day: string): string => formatDate(day, 'DD/MM/AAA');

/** "lunes 30/11/2026". */
export const weekdayText = (day: string): string =>
  `${WEEKDAYS[parseDate(day, 'A-M-D').getDay()]?.toLowerCase()} ${dayText(day)}`;

/** "+1:30", "−2:00". */
export const signedText = (minutes: number): string =>
  `${minutes < 0 ? '−' : '+'}${hoursText(Math.abs(minutes))}`;

export const movementLabels: Readonly<Record<HourBankMovement['kind'], string>> = {
  earned: 'Acreditadas',
  used: 'Usadas',
  returned: 'Devueltas',
  adjusted: 'Ajuste',
  due: 'A pagar',
  reverted: 'Sin efecto',
};

/** The minutes that may still be asked for. */
export const freeOf = ({ balance, reserved }: Pick<HourBank, 'balance' | 'reserved'>): number =>
  Math.max(0, balance - reserved);

/** "Banco: 6:30 · vencen 2:00 el 31/12/2026". */
export function bankLineText({ balance, lots: [first] }: Pick<HourBank, 'balance' | 'lots'>) {
  const end = first ? ` · vencen ${hoursText(first.minutes)} el ${dayText(first.expiresOn)}` : '';
  return `Banco: ${hoursText(balance)}${end}`;
}

/** "lunes 30/11/2026, todo el turno (7:00)", "lunes 30/11/2026, de 09:00 a 11:00 (2:00)". */
export const bankUseText = ({ day, whole, from, to, minutes }: HourBankUse): string =>
  `${weekdayText(day)}, ${whole ? 'todo el turno' : `de ${from} a ${to}`} (${hoursText(minutes)})`;

/** "Cada hora al 50 % suma 1:30 y al 100 %, 2:00. Se usan en 6 meses; tope, 80:00." */
export const termsText = ({
  rate50,
  rate100,
  months,
  cap,
}: NonNullable<HourBank['agreement']>): string =>
  `Cada hora extra al 50 % suma ${hoursText(rate50)} y al 100 %, ${hoursText(rate100)}. Se usan en ${months} ${
    months === 1 ? 'mes' : 'meses'
  }; lo que no se usa se paga. Tope del saldo: ${hoursText(cap)}.`;
