import type { LeaveBalance, LeaveYear } from '@/services/wms/generated/holidays.gen';

/** The years with days left, and the last one given whatever is left of it: older ones tell only history. */
export function shownYears(years: readonly LeaveYear[]): LeaveYear[] {
  const last = years.at(-1)?.year;
  return years.filter(({ year, left }) => left !== 0 || year === last);
}

/** The days that may still be asked for. */
export const freeOf = ({ available, reserved }: Pick<LeaveBalance, 'available' | 'reserved'>) =>
  available - reserved;

export const signedDays = (days: number) =>
  `${days > 0 ? '+' : ''}${String(days).replace('.', ',')}`;

export const movementLabels = {
  earned: 'Ganados',
  taken: 'Tomados',
  returned: 'Devueltos',
  adjusted: 'Ajuste',
  carried: 'Traspaso',
  expired: 'Vencidos',
} as const;
