import type { ReactNode } from 'react';
import { useListExpenseCategoriesQuery } from '@/services/expenses/expenseHooks';
import { QueryState } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';
import { StateMessage } from '../state/StateMessage';
import type { KnownExpenses } from './expenseTypes';

/** This reads the categories that may be spent on, before anything is written. */
export function KnownCategories({ children }: { children: (known: KnownExpenses) => ReactNode }) {
  const categories = useListExpenseCategoriesQuery();
  return (
    <QueryState
      query={categories}
      skeleton={<SkeletonRows rows={5} />}
      isEmpty={({ rows }) => !rows.some(({ active }) => active)}
      empty={
        <StateMessage icon="reimbursements" title="No hay categorías de gasto">
          Recursos Humanos dice qué gastos se devuelven.
        </StateMessage>
      }
    >
      {children}
    </QueryState>
  );
}
