import { loanRecord } from '@contract/loans/loan';
import { getLoan } from '@contract/loans/loanAcciones';
import { listLoanTypes } from '@contract/loans/loanTypeAcciones';
import { loan, loanType } from '../../db/schema/loans';
import { namedBy } from '../../engine/audit/namedBy';
import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { waitsInList } from '../../engine/waiting/waitsInList';
import { loansList, toLoan } from './loanQueries';
import { loanPath } from './loanRequestType';
import { keepsLoans } from './loanScope';

export const loanName = namedBy({
  entity: 'loan',
  fields: ['loanId'],
  opens: getLoan,
  table: loan,
  person: loan.personId,
  link: loanPath,
});

export const loanTypeName = namedBy({
  entity: 'loanType',
  reads: listLoanTypes,
  fields: ['loan.typeId'],
  table: loanType,
  name: loanType.name,
  link: () => '/loans/types',
});

export const loansFind = defineFind({
  kind: 'loan',
  label: 'Préstamos',
  under: ['/loans'],
  list: loansList,
  all: (words, { viewer }) => (keepsLoans(viewer) ? listWith('/loans/all', words) : null),
  show: (row) => {
    const { id, person, typeName, state } = toLoan(row);
    const detail = detailOf(typeName, loanRecord.shown.state.labels[state]);
    return { id, title: person.name, detail, link: loanPath(id), imageUrl: person.imageUrl };
  },
});

/** Granted and not paid: of whoever pays it, and never one's own. */
export const waitingLoans = [
  waitsInList({
    module: 'loans',
    label: ['Préstamo para pagar', 'Préstamos para pagar'],
    list: loansList,
    filters: [{ field: 'state', operator: 'is', value: 'toPay' }],
    only: keepsLoans,
    path: '/loans/all?filtro=state:in:toPay',
  }),
];
