import type { ComponentProps } from 'react';
import { type Total, Totals } from './Totals';

export interface MoneyTotal extends Omit<Total, 'value'> {
  /** The amount that its bar shows. */
  amount: string;
}

interface MoneyTotalsProps extends Omit<ComponentProps<typeof Totals>, 'caption' | 'parts'> {
  parts: readonly MoneyTotal[];
}

const thousands = (amount: string) => Math.round(Number(amount) / 1000);

/** Bars to see it, in thousands, and a table that says the same to the cent. */
export const MoneyTotals = ({ parts, ...rest }: MoneyTotalsProps) => (
  <Totals
    {...rest}
    caption="En miles de pesos"
    parts={parts.map(({ amount, ...part }) => ({ ...part, value: thousands(amount) }))}
  />
);
