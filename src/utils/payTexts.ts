import { payRecord, type UnionTie } from '@contract/users/personPay';
import { formatNumber } from './numbers';

const { labels } = payRecord.fields.salaryBasis;

export type SalaryBasis = keyof typeof labels;

export const salaryText = (salary: string | null, basis: SalaryBasis | null): string =>
  salary && basis ? `$\u00a0${formatNumber(salary)} ${labels[basis].toLowerCase()}` : '—';

export const tieText = (tie: UnionTie | null | ''): string =>
  tie ? payRecord.fields.unionTie.labels[tie] : '—';

/** Bank and branch apart from the account, as receipts print it. */
export const cbuText = (cbu: string | null): string =>
  cbu ? cbu.replace(/^(\d{8})(\d{14})$/, '$1 $2') : '—';
