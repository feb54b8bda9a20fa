import * as reimbursements from './reimbursementAcciones';

export const reimbursementsAcciones = { ...reimbursements };
