import { moneyText } from '@contract/core/moneyText';
import type Big from 'big.js';
import { dayText } from '../../engine/time/days';
import { decimalText, type Input, type Where } from './lineInputs';
import type { PayFacts } from './payFacts';
import type { ReckonedLine } from './reckonPay';

const shortDay = (day: string) => dayText(day).slice(0, 'DD/MM'.length);

/** A line tells its part of each salary: "Del 01/11 al 15/11: 15 días a $ 28.333,33". */
export function partInputs({ concept, parts = [] }: ReckonedLine, { personId }: Where): Input[] {
  return parts.map(({ part: { from, to }, quantity, rate }, index) => ({
    name: `tramo ${index + 1}`,
    label: `Del ${shortDay(from)} al ${shortDay(to)}: ${decimalText(quantity)}${concept.unit ? ` ${concept.unit}` : ''} a ${moneyText(rate.toFixed(2))}`,
    value: moneyText(quantity.times(rate).toFixed(2)),
    path: `/users/${personId}?ver=sueldo`,
  }));
}

/** Each thing that was taken of what waited, with the way back to it. */
export function takenInputs(taken: Set<number>, { due }: PayFacts): Input[] {
  const found = due.filter(({ id }) => taken.has(id));
  taken.clear();
  return found.map(({ id, label, amount, path }) => ({
    name: `pendiente ${id}`,
    label,
    value: moneyText(amount),
    path,
  }));
}

/** Each order of a court with what was withheld for it, and the way to it. */
export function orderInputs(withheld: Map<number, Big>, { orders = [] }: PayFacts): Input[] {
  const found = orders.flatMap(({ id, label, path }) => {
    const amount = withheld.get(id);
    return amount
      ? [{ name: `embargo ${id}`, label, value: moneyText(amount.toFixed(2)), path }]
      : [];
  });
  withheld.clear();
  return found;
}
