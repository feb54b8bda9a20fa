import { useMemo, useState } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction, ChosenRows } from '@/components/data-grid/gridActions';
import { gridList } from '@/components/data-grid/gridList';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { Page } from '@/components/page/Page';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import { useListLoansQuery, useListLoanTypesQuery } from '@/services/wms/generated/loans.gen';
import { loanPath } from '@/utils/payPaths';
import { LoanFigures } from '../components/LoanFigures';
import { LoanTabs } from '../components/LoanTabs';
import { CallOffManyDialog, PayManyDialog } from '../components/ManyLoansDialogs';
import { loanColumns } from '../loanColumns';
import { loanTitle } from '../loanTexts';

const loansGrid = gridList({ id: 'loans', accion: 'prestamo.listar', useRows: useListLoansQuery });

function AllLoans() {
  const places = usePlaces();
  const { data } = useListLoanTypesQuery();
  const columns = useMemo(() => loanColumns(places, namedChoices(data?.rows)), [places, data]);
  const [paying, setPaying] = useState<ChosenRows | null>(null);
  const [ending, setEnding] = useState<ChosenRows | null>(null);
  const bulkActions = useMemo(
    (): BulkAction[] => [
      { label: 'Pagar', icon: 'money', open: (rows, count) => setPaying({ rows, count }) },
      {
        label: 'Dejar sin efecto',
        icon: 'close',
        danger: true,
        open: (rows, count) => setEnding({ rows, count }),
      },
    ],
    [],
  );
  return (
    <Page title="Préstamos de todos" width="wide">
      <LoanTabs />
      <LoanFigures />
      <DataGrid
        list={loansGrid}
        label="Préstamos"
        columns={columns}
        rowName={(row) => `${row.person.name}, ${loanTitle(row)}`}
        rowPath={(row) => loanPath(row.id)}
        bulkActions={bulkActions}
        searchLabel="Buscar por nombre o legajo"
        empty={
          <StateMessage icon="loans" title="Nadie pidió préstamos todavía">
            Lo que pida la gente lo vas a ver acá; lo que espera tu decisión, en Aprobaciones.
          </StateMessage>
        }
      />
      {paying ? <PayManyDialog chosen={paying} onClose={() => setPaying(null)} /> : null}
      {ending ? <CallOffManyDialog chosen={ending} onClose={() => setEnding(null)} /> : null}
    </Page>
  );
}

/** /loans/all: the board of what is out, of who keeps the loans of everybody. */
export function AllLoansPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <AllLoans />
    </RequirePermission>
  );
}
