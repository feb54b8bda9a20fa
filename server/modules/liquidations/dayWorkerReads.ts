import Big from 'big.js';
import type { PayFacts, PayFigures } from './payFacts';
import type { Value } from './reckonFormula';

const none = new Big(0);
const MINUTES = 60;

const sumOf = <T extends { day: string }>(
  rows: readonly T[],
  { within }: PayFacts,
  of: (row: T) => Big.BigSource,
): Big =>
  rows
    .filter(({ day }) => !within || (day >= within.from && day <= within.to))
    .reduce((sum, row) => sum.plus(of(row)), none);

/** On a holiday on which somebody worked, the part of a day that its double hours did not pay already. */
const unpaidPart = (extra: number, dayHours: string): Big => {
  const left = new Big(1).minus(new Big(extra).div(new Big(dayHours).times(MINUTES)));
  return left.gt(0) ? left : none;
};

type Read = (facts: PayFacts, figures: PayFigures) => Value;

/** People paid by the day or the hour are paid for these days without working; for people paid by the month they are nothing. */
export const dayWorkerReads: Readonly<Record<string, Read>> = {
  feriados_pagos: (facts, { dayHours }) =>
    sumOf(facts.restPaid ?? [], facts, ({ extra }) => unpaidPart(extra, dayHours)),
  dias_con_goce: (facts) => sumOf(facts.awayPaid ?? [], facts, ({ days }) => days),
  horas_con_goce: (facts) =>
    sumOf(facts.awayPaid ?? [], facts, ({ minutes }) => minutes).div(MINUTES),
};
