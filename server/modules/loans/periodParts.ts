import { and, eq, inArray, sql } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { loan, loanInstalment } from '../../db/schema/loans';
import type { OpenPart } from '../../engine/closes/openPart';
import { loanState } from './loanQueries';
import { LOAN } from './loanRequestType';

/** Loans that were to begin with the month and are not decided, or not handed over. */
const loansOpen: OpenPart = {
  module: 'loans',
  ledger: 'pay',
  label: ['Préstamo sin decidir o sin entregar', 'Préstamos sin decidir o sin entregar'],
  rows: ({ from }) => sql`select ${loan.personId} as person_id, ${from}::date as day
    from ${loan} join ${approvalRequest} on ${and(
      eq(approvalRequest.type, LOAN),
      eq(approvalRequest.subjectId, loan.id),
    )}
    where ${loan.firstPeriod} = ${from.slice(0, 7)} and ${inArray(loanState, ['draft', 'pending', 'toPay'])}`,
  path: ({ siteId, from }) =>
    `/loans/all?filtro=state:in:draft,pending,toPay&filtro=firstPeriod:in:${from.slice(0, 7)}&filtro=siteId:in:${siteId}`,
};

const instalmentsOpen: OpenPart = {
  module: 'loans',
  ledger: 'pay',
  label: ['Préstamo con una cuota sin descontar', 'Préstamos con una cuota sin descontar'],
  rows: ({
    from,
  }) => sql`select distinct on (${loan.id}) ${loan.personId} as person_id, ${from}::date as day
    from ${loanInstalment} join ${loan} on ${eq(loan.id, loanInstalment.loanId)}
    where ${loanInstalment.period} = ${from.slice(0, 7)} and ${loanInstalment.state} = 'due'
      and ${loan.stage} = 'active'`,
  path: ({ siteId, from }) =>
    `/loans/all?filtro=duePeriod:in:${from.slice(0, 7)}&filtro=siteId:in:${siteId}`,
};

export const loansInPeriod: readonly OpenPart[] = [loansOpen, instalmentsOpen];
