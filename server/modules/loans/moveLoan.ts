import { moneyText } from '@contract/core/moneyText';
import { monthWords } from '@contract/core/rangeText';
import {
  callOffLoan,
  pauseLoan,
  payLoan,
  resumeLoan,
  settleLoan,
} from '@contract/loans/loanAcciones';
import { centsOf, fromCents } from '@contract/loans/loanPlan';
import { eq } from 'drizzle-orm';
import { loanInstalment } from '../../db/schema/loans';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { monthHere } from '../../engine/time/dayHere';
import { dropItems, putAgain, storeMoved } from './dueItems';
import { callOff, payOut, refuseFuture } from './handOver';
import { coverFromTheEnd, fromMonth } from './loanRules';
import { loanStore } from './loanStore';
import { tellOwner } from './noticesOfLoans';
import { instalmentsOf, presentLoan } from './presentLoan';

const by = ({ viewer }: Context) => ({ accountId: viewer.accountId });

export const payLoanHandler = implement(payLoan, async ({ id, version, paidOn }, context) => {
  await payOut(context, await loanStore.hold(context, { id, version }, 'pay'), paidOn);
  return presentLoan(context, id);
});

export const callOffLoanHandler = implement(
  callOffLoan,
  async ({ id, version, reason }, context) => {
    await callOff(context, await loanStore.hold(context, { id, version }, 'callOff'), reason);
    return presentLoan(context, id);
  },
);

export const settleLoanHandler = implement(
  settleLoan,
  async ({ id, version, amount, paidOn, reason }, context) => {
    const { db } = context;
    const { row, stored } = await loanStore.hold(context, { id, version }, 'settle');
    refuseFuture(paidOn);
    if (stored.paidOn !== null && paidOn < stored.paidOn)
      throw invalid({ paidOn: 'Es anterior a la entrega.' });
    const left = centsOf(row.balance) - centsOf(amount);
    if (centsOf(amount) === 0) throw invalid({ amount: 'Escribí más que cero.' });
    if (left < 0) throw invalid({ amount: `Falta devolver ${moneyText(row.balance)}.` });
    await dropItems(db, stored);
    for (const { id: instalmentId, ...columns } of coverFromTheEnd(
      await instalmentsOf(db, id),
      amount,
    )) {
      await db.update(loanInstalment).set(columns).where(eq(loanInstalment.id, instalmentId));
    }
    const stage = left === 0 ? ('settled' as const) : stored.stage;
    if (stage === 'active') await putAgain(db, stored);
    await loanStore.write(
      context,
      stored,
      { stage },
      {
        kind: 'paid',
        reason,
        told: { amount: fromCents(-centsOf(amount)), on: paidOn },
        ...by(context),
      },
    );
    await tellOwner(
      context,
      stored,
      left === 0
        ? `${row.typeName}: terminaste de devolverlo`
        : `${row.typeName}: anotamos tu pago`,
      left === 0
        ? `Anotamos los ${moneyText(amount)} que faltaban.`
        : `Son ${moneyText(amount)}; falta devolver ${moneyText(fromCents(left))}.`,
    );
    return presentLoan(context, id);
  },
);

export const pauseLoanHandler = implement(pauseLoan, async ({ id, version, reason }, context) => {
  const { row, stored } = await loanStore.hold(context, { id, version }, 'pause');
  await dropItems(context.db, stored);
  const done = { kind: 'paused', reason, ...by(context) } as const;
  await loanStore.write(context, stored, { stage: 'paused' }, done);
  await tellOwner(context, stored, `${row.typeName}: en pausa`, `No se descuenta. ${reason}`);
  return presentLoan(context, id);
});

export const resumeLoanHandler = implement(
  resumeLoan,
  async ({ id, version, firstPeriod }, context) => {
    const { db } = context;
    const { row, stored } = await loanStore.hold(context, { id, version }, 'resume');
    if (firstPeriod < monthHere()) throw invalid({ firstPeriod: 'Ese mes ya pasó.' });
    await storeMoved(db, fromMonth(await instalmentsOf(db, id), firstPeriod));
    await putAgain(db, stored);
    const done = { kind: 'resumed', told: { from: firstPeriod }, ...by(context) } as const;
    await loanStore.write(context, stored, { stage: 'active' }, done);
    const month = monthWords(firstPeriod).toLowerCase();
    await tellOwner(
      context,
      stored,
      `${row.typeName}: se vuelve a descontar`,
      `La próxima cuota es la de ${month}.`,
    );
    return presentLoan(context, id);
  },
);
