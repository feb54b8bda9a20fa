import type { closeAction, closeState } from '@contract/closes/close';
import type { Roles } from '@contract/core/permissions';
import { monthWords } from '@contract/core/rangeText';
import { can } from '@contract/session/can';
import type { z } from 'zod';
import type { periodClose } from '../../db/schema/closes';

export type StoredClose = typeof periodClose.$inferSelect;
export type Ledger = StoredClose['ledger'];
type Standing = Pick<StoredClose, 'ledger' | 'reopenedAt'>;
type State = z.infer<typeof closeState>;
type Action = z.infer<typeof closeAction>;

export const standing = (closes: readonly Standing[], ledger: Ledger): boolean =>
  closes.some((one) => one.ledger === ledger && one.reopenedAt === null);

/** The state of a month of a site, by its closes. */
export function stateOf(closes: readonly Standing[]): State {
  if (standing(closes, 'pay')) return 'payClosed';
  if (standing(closes, 'time')) return 'timeClosed';
  return closes.length > 0 ? 'reopened' : 'open';
}

/** Whether something open matters before the next close: what is of pay does once time is closed. */
export const mattersIn = (state: State, { ledger }: { ledger: Ledger }): boolean =>
  ledger === 'time' || state === 'timeClosed' || state === 'payClosed';

/** Why a close may not be done now: the month first, then time, then pay. */
export function closeFault(
  { over, state, month }: { over: boolean; state: State; month: string },
  ledger: Ledger,
): string | null {
  const closed = state === 'timeClosed' || state === 'payClosed';
  if (!over) return `${monthWords(month)} todavía no terminó: se cierra cuando pasa su último día.`;
  if (ledger === 'time') return closed ? 'Las horas de ese mes ya están cerradas.' : null;
  if (!closed) return 'Primero se cierran las horas del mes, y después los sueldos.';
  return state === 'payClosed' ? 'Los sueldos de ese mes ya están cerrados.' : null;
}

/** The last close is reopened first. */
export function reopenFault(state: State, ledger: Ledger): string | null {
  if (state === 'payClosed') {
    return ledger === 'pay' ? null : 'Los sueldos están cerrados: primero reabrí los sueldos.';
  }
  if (state === 'timeClosed' && ledger === 'time') return null;
  return ledger === 'pay'
    ? 'Los sueldos de ese mes no están cerrados.'
    : 'Las horas de ese mes no están cerradas.';
}

export function actionsOf(period: { over: boolean; state: State; month: string }, roles: Roles) {
  const { state } = period;
  const actions: Action[] = [];
  if (can(roles, 'HOURS.CREATE') && closeFault(period, 'time') === null) actions.push('closeTime');
  if (can(roles, 'LIQUIDATION.SHOW') && closeFault(period, 'pay') === null)
    actions.push('closePay');
  if (can(roles, 'ADMIN.whole')) {
    if (state === 'payClosed') actions.push('reopenPay');
    if (state === 'timeClosed') actions.push('reopenTime');
  }
  const closed = state === 'timeClosed' || state === 'payClosed';
  if (can(roles, 'HOURS.CREATE') && closed) actions.push('adjust');
  return actions;
}
