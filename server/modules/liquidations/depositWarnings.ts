import { monthWords } from '@contract/core/rangeText';
import { monthAfter } from '@contract/loans/loanPlan';
import type { Db } from '../../db/Db';
import { lastDeposit } from './chargeDeposits';
import { canStillChange, type Run } from './runRules';

/** Charges of a month are due about this day of the next one. */
const DUE_DAY = 12;

/** The latest month whose charges should have been paid by a day. */
const expectedMonth = (payDay: string): string =>
  monthAfter(payDay.slice(0, 7), Number(payDay.slice(8)) > DUE_DAY ? -1 : -2);

/** Receipts name the last deposit: whoever approves is told while that of the last due month was not written down. */
export async function depositMissing(db: Db, run: Run): Promise<string[]> {
  if (run.reversesId !== null || !(canStillChange(run) || run.state === 'approved')) return [];
  const expected = expectedMonth(run.payDay);
  const last = await lastDeposit(db, run.payDay);
  if (last && last.period >= expected) return [];
  const missing = `Falta anotar el depósito de cargas sociales de ${monthWords(expected).toLowerCase()}`;
  const meanwhile = last
    ? `los recibos dirían el de ${monthWords(last.period).toLowerCase()}`
    : 'los recibos saldrían sin él';
  return [`${missing}: ${meanwhile}. Se carga en Depósitos.`];
}
