/** Under which name the approvals know a loan, and what a next pay takes of it its module. */
export const LOAN = 'loan';
export const LOANS = 'loans';

/** Where one is seen. */
export const loanPath = (id: number): string => `/loans/${id}`;
