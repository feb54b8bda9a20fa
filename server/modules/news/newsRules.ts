import { rangeFault } from '@contract/core/dayRange';
import { MOST_NEWS_DAYS } from '@contract/news/newsRecord';
import type { NewsAction, NewsMove, NewsState } from '@contract/news/newsState';
import type { NewsUnit } from '@contract/news/newsType';
import Big from 'big.js';
import { DateTime } from 'luxon';

interface Written {
  fromDay: string;
  toDay: string;
  part: 'whole' | 'morning' | 'afternoon';
  quantity: string | null;
}

interface Employment {
  hireDate: string;
  leaveDate: string | null;
  today: string;
}

const DAY_OF_HOURS = 24;
/** A mistyped year is found here. */
const MOST_DAYS_AHEAD = 366;

const plusDays = (day: string, days: number) => DateTime.fromISO(day).plus({ days }).toISODate();

function quantityFault(unit: NewsUnit, quantity: string | null): string | null {
  if (unit === 'days') return quantity === null ? null : 'Los días se cuentan de las fechas.';
  if (quantity === null) return unit === 'hours' ? 'Indicá cuántas horas.' : 'Indicá el importe.';
  const amount = new Big(quantity);
  if (amount.lte(0)) return 'Debe ser más que cero.';
  if (!amount.eq(amount.round(2))) return 'Usá como mucho dos decimales.';
  return unit === 'hours' && amount.gt(DAY_OF_HOURS) ? 'Un día tiene 24 horas.' : null;
}

/** This tells what is wrong with a novelty by itself, beside the field to correct. */
export function newsFaults(
  { fromDay, toDay, part, quantity }: Written,
  unit: NewsUnit,
  { hireDate, leaveDate, today }: Employment,
): Record<string, string> {
  const faults: Record<string, string> = {};
  if (toDay < fromDay) faults.toDay = 'Termina antes de empezar.';
  else if (unit !== 'days' && toDay !== fromDay)
    faults.toDay = 'Las horas y los importes son de un solo día.';
  if (part !== 'whole' && (unit !== 'days' || fromDay !== toDay)) {
    faults.part = 'La media jornada es de un solo día.';
  }
  if (fromDay < hireDate) faults.fromDay = 'Todavía no trabajaba acá.';
  else if (fromDay > (plusDays(today, MOST_DAYS_AHEAD) ?? ''))
    faults.fromDay = 'Falta más de un año: revisá la fecha.';
  const crooked = rangeFault(fromDay, toDay, MOST_NEWS_DAYS);
  // A wrong beginning says it already.
  if (crooked && !faults.fromDay) faults.toDay ??= crooked;
  if (leaveDate !== null && toDay > leaveDate) faults.toDay ??= 'Ya no trabaja acá ese día.';
  const wrong = quantityFault(unit, quantity);
  if (wrong) faults.quantity = wrong;
  return faults;
}

const moves: Record<NewsMove, { from: readonly NewsState[]; to: NewsState; why: boolean }> = {
  validate: { from: ['pending'], to: 'validated', why: false },
  reject: { from: ['pending'], to: 'rejected', why: true },
  reopen: { from: ['validated', 'rejected'], to: 'pending', why: false },
  cancel: { from: ['pending', 'validated'], to: 'cancelled', why: true },
};

export const movedTo = (move: NewsMove): NewsState => moves[move].to;
export const wantsReason = (move: NewsMove): boolean => moves[move].why;

interface Asking {
  /** NEWS.STATE over this person, who is somebody else. */
  decides: boolean;
  /** NEWS.CREATE over everybody, and about somebody else. */
  enters: boolean;
  /** It is theirs, and they may ask. */
  asks: boolean;
}

interface Standing {
  state: NewsState;
  /** Still in the inbox of somebody. */
  waits: boolean;
}

/** The actions that somebody may do with a novelty now; no other is drawn or taken. */
export function allowedActions(
  { state, waits }: Standing,
  { decides, enters, asks }: Asking,
): NewsAction[] {
  const alive = state !== 'rejected' && state !== 'cancelled';
  const names = Object.keys(moves) as NewsMove[];
  // A novelty that waits for a decision is decided or taken back; to annul it is for what was settled.
  const may = names.filter(
    (move) => moves[move].from.includes(state) && !(waits && move === 'cancel'),
  );
  return [
    ...(decides ? may : []),
    ...(enters && state === 'pending' && !waits ? (['edit'] as const) : []),
    ...(alive && (asks || enters || decides) ? (['certificate'] as const) : []),
    ...(asks && state === 'draft' ? (['resend'] as const) : []),
    ...(asks && (waits || state === 'draft') ? (['withdraw'] as const) : []),
  ];
}
