import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import { longDay, monthWords } from '@contract/core/rangeText';
import type { Loan, LoanInstalment, LoanMovement } from '@/services/wms/generated/loans.gen';

/** "diciembre de 2026", within a sentence. */
export const monthText = (period: string): string => {
  const words = monthWords(period);
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};

export const loanTitle = ({ typeName, amount }: Pick<Loan, 'typeName' | 'amount'>): string =>
  `${typeName}: ${moneyText(amount)}`;

/** The person's own list says this of a loan beneath its title. */
export function loanDetail(loan: Loan): string {
  const { state, balance, nextPeriod, nextAmount, instalments, askedAt, paidOn } = loan;
  if (state === 'active' && nextPeriod && nextAmount)
    return `Falta devolver ${moneyText(balance)} · próxima cuota: ${moneyText(nextAmount)}, en ${monthText(nextPeriod)}`;
  if (state === 'paused') return `Falta devolver ${moneyText(balance)}`;
  const count = counted(instalments, 'cuota', 'cuotas');
  return paidOn
    ? `${count} · entregado el ${longDay(paidOn)}`
    : `${count} · pedido el ${longDay(askedAt.slice(0, 10))}`;
}

const states: Record<LoanInstalment['state'], string> = {
  planned: '',
  due: 'A descontar',
  deducted: 'Descontada',
  covered: 'Devuelta antes',
  calledOff: '',
};

/** How one went, or what is known of it. */
export function instalmentNote({ state, covered, skipped }: LoanInstalment): string {
  const part = state === 'due' && Number(covered) > 0 ? `ya se devolvió ${moneyText(covered)}` : '';
  const moved =
    skipped > 0 ? `se corrió ${counted(skipped, 'vez', 'veces')} porque el sueldo no alcanzó` : '';
  return [states[state], part, moved].filter(Boolean).join(' · ');
}

export const movementLabels: Record<LoanMovement['kind'], string> = {
  lent: 'Entrega',
  takenBack: 'Anulación',
  deducted: 'Descuento',
  givenBack: 'Anulación',
  paid: 'Devolución',
  skipped: 'No se descontó',
  paused: 'Pausa',
  resumed: 'Reanudación',
  moved: 'Cambio de mes',
  calledOff: 'Sin efecto',
};

/** "+ $ 100,00", "− $ 25,00"; nothing where nothing moved. */
export function signedMoney(amount: string): string {
  if (Number(amount) === 0) return '';
  return amount.startsWith('-') ? `− ${moneyText(amount.slice(1))}` : `+ ${moneyText(amount)}`;
}
