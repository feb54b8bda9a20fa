import { moneyText } from '@contract/core/moneyText';
import { dayText } from '../../engine/time/days';
import type { AdjustedRecord } from './payFacts';

const basis = { monthly: 'por mes', daily: 'por día', hourly: 'por hora' } as const;

const salaryText = ({ salary, salaryBasis }: Pick<AdjustedRecord, 'salary' | 'salaryBasis'>) =>
  salary === null ? 'sin sueldo' : `${moneyText(salary)} ${basis[salaryBasis ?? 'monthly']}`;

/** "$ 850.000,00 por mes"; where it changed within the month, "$ 850.000,00 por mes y $ 900.000,00 por mes desde el 16/11/2026". */
export const salaryBasisText = ({ parts = [], ...record }: AdjustedRecord): string =>
  parts.length === 0
    ? salaryText(record)
    : parts
        .map((part, index) =>
          index === 0 ? salaryText(part) : `${salaryText(part)} desde el ${dayText(part.from)}`,
        )
        .join(' y ');
