import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useGetLoanQuery, useGetLoanTermsQuery } from '@/services/wms/generated/loans.gen';
import { routes } from '@/utils/paths';
import { LoanRequestForm } from '../request/LoanRequestForm';

/** /loans/new: asks for one; `?corregir=` opens the one that was sent back. */
export function NewLoanPage() {
  const [params] = useSearchParams();
  const loanId = Number(params.get('corregir')) || null;
  const terms = useGetLoanTermsQuery(loanId ?? undefined);
  const before = useGetLoanQuery(loanId ?? skipToken);
  const query = loanId === null ? terms : { ...before, data: before.currentData };
  return (
    <Page
      title={loanId === null ? 'Pedir un préstamo' : 'Corregir el pedido'}
      back={{ to: routes.loans, label: 'Mis préstamos' }}
    >
      <QueryState<unknown> query={query} skeleton={<SkeletonRows rows={5} />}>
        {() => {
          const found = terms.currentData;
          if (!found) return null;
          return found.types.length === 0 ? (
            <StateMessage icon="loans" title="Por ahora no se puede pedir">
              Recursos Humanos todavía no cargó ningún tipo de préstamo.
            </StateMessage>
          ) : (
            <LoanRequestForm
              key={loanId}
              terms={found}
              {...(before.currentData ? { before: before.currentData } : {})}
            />
          );
        }}
      </QueryState>
    </Page>
  );
}
