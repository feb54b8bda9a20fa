import { moneyText } from '@contract/core/moneyText';
import type { PayFacts } from './payFacts';

/** Plain figures in the columns: the sign of the peso stands once, at the end. */
export const figure = (amount: string) => moneyText(amount).replace(/\$\u00a0/, '');

const plainNumber = (value: string) => String(Number(value)).replace('.', ',');

/** "30 días", "11 %". */
export const quantityText = (quantity: string | null, unit: string) =>
  quantity === null ? '' : `${plainNumber(quantity)}${unit ? ` ${unit}` : ''}`;

const basisText = { monthly: 'por mes', daily: 'por día', hourly: 'por hora' } as const;

/** "$ 850.000,00 por mes". */
export const basicText = ({ salary, salaryBasis }: PayFacts) =>
  salary && salaryBasis ? `${moneyText(salary)} ${basisText[salaryBasis]}` : '—';
