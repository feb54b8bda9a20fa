import { moneyText } from '@contract/core/moneyText';
import { longDay } from '@contract/core/rangeText';
import type { Context } from '../../engine/acciones/context';
import { invalid } from '../../engine/http/fault';
import { dayHere, monthHere } from '../../engine/time/dayHere';
import { todayIn } from '../../engine/time/nowIn';
import { dropItems, putLoanOut } from './dueItems';
import { lendLoan } from './lendLoan';
import { type HeldLoan, loanStore } from './loanStore';
import { tellOwner } from './noticesOfLoans';

export function refuseFuture(paidOn: string): void {
  if (paidOn > todayIn()) throw invalid({ paidOn: 'Anotalo cuando ya esté hecho.' });
}

/** This transfers a granted loan, or leaves it for the next pay: one alone, or each of many. */
export async function payOut(
  context: Context,
  { row, stored }: HeldLoan,
  paidOn: string | null,
): Promise<void> {
  const { db, viewer } = context;
  const { accountId } = viewer;
  await dropItems(db, stored);
  if (paidOn === null) {
    await putLoanOut(db, stored, monthHere());
    await loanStore.write(context, stored, { stage: 'inRun' }, { kind: null, accountId });
    const title = `${row.typeName}: se paga con el próximo sueldo`;
    await tellOwner(context, stored, title, `Son ${moneyText(row.amount)}.`);
    return;
  }
  refuseFuture(paidOn);
  if (paidOn < dayHere(row.askedAt)) throw invalid({ paidOn: 'Es anterior al pedido.' });
  await lendLoan(context, stored, { paidOn, earliest: paidOn.slice(0, 7), accountId });
  const words = `Son ${moneyText(row.amount)}, el ${longDay(paidOn)}.`;
  await tellOwner(context, stored, `${row.typeName}: te lo transferimos`, words);
}

/** This makes a loan that was granted and not paid have no effect. */
export async function callOff(
  context: Context,
  { row, stored }: HeldLoan,
  reason: string,
): Promise<void> {
  await dropItems(context.db, stored);
  const done = { kind: 'calledOff', reason, accountId: context.viewer.accountId } as const;
  await loanStore.write(context, stored, { stage: 'calledOff', reason }, done);
  await tellOwner(context, stored, `${row.typeName}: quedó sin efecto`, reason);
}
