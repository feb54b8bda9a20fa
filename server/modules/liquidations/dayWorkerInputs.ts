import { groupBy } from '@contract/core/groupBy';
import type { lineInput } from '@contract/liquidations/payRunPerson';
import Big from 'big.js';
import type { z } from 'zod';
import { dayText } from '../../engine/time/days';
import type { PayFacts } from './payFacts';

type Input = z.infer<typeof lineInput>;

const numberText = (value: Big) => value.round(2).toFixed().replace('.', ',');

function restInputs({ restPaid = [] }: PayFacts): Input[] {
  return restPaid.map(({ day, name, why, extra }) => ({
    name: `feriado ${dayText(day)}`,
    label: `${name}: ${why}`,
    value: extra > 0 ? `1 día, menos ${numberText(new Big(extra).div(60))} h ya pagas` : '1 día',
    path: null,
  }));
}

function awayInputs({ awayPaid = [] }: PayFacts, unit: 'days' | 'minutes'): Input[] {
  const groups = groupBy(awayPaid, ({ label, path }) => path ?? label);
  return [...groups.values()].flatMap((rows): Input[] => {
    const [first] = rows;
    const sum = rows.reduce((all, row) => all.plus(row[unit]), new Big(0));
    if (!first || sum.eq(0)) return [];
    const days = [...new Set([first.day, rows.at(-1)?.day ?? first.day])].map(dayText).join(' al ');
    const value = unit === 'days' ? `${numberText(sum)} días` : `${numberText(sum.div(60))} hs`;
    return [{ name: first.label, label: days, value, path: first.path }];
  });
}

/** Each holiday and each absence that a line pays, with the way to it. */
export function dayWorkerInputs(words: ReadonlySet<string>, facts: PayFacts): Input[] {
  return [
    ...(words.has('feriados_pagos') ? restInputs(facts) : []),
    ...(words.has('dias_con_goce') ? awayInputs(facts, 'days') : []),
    ...(words.has('horas_con_goce') ? awayInputs(facts, 'minutes') : []),
  ];
}
