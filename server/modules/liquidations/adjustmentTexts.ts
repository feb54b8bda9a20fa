import { moneyText } from '@contract/core/moneyText';
import type { AdjustedRecord } from './payFacts';

const basis = { monthly: 'por mes', daily: 'por día', hourly: 'por hora' } as const;

/** "$ 850.000,00 por mes". */
export const salaryBasisText = ({ salary, salaryBasis }: AdjustedRecord): string =>
  salary === null ? 'sin sueldo' : `${moneyText(salary)} ${basis[salaryBasis ?? 'monthly']}`;
