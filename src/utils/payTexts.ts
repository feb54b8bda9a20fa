import { formatNumber } from './numbers';

export const basisTexts = { monthly: 'por mes', daily: 'por día', hourly: 'por hora' } as const;

export type SalaryBasis = keyof typeof basisTexts;

export const salaryText = (salary: string | null, basis: SalaryBasis | null): string =>
  salary && basis ? `$\u00a0${formatNumber(salary)} ${basisTexts[basis]}` : '—';

/** Bank and branch apart from the account, as receipts print it. */
export const cbuText = (cbu: string | null): string =>
  cbu ? cbu.replace(/^(\d{8})(\d{14})$/, '$1 $2') : '—';
