import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction } from '@/components/data-grid/gridActions';
import { gridList } from '@/components/data-grid/gridList';
import { namedChoices } from '@/components/data-grid/namedChoices';
import type { Paying } from '@/components/expense/PaidDialog';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useListExpenseCategoriesQuery } from '@/services/expenses/expenseHooks';
import { useListReimbursementsQuery } from '@/services/wms/generated/reimbursements.gen';
import {
  expenseCategoriesPath,
  expenseTotalsPath,
  newReimbursementPath,
  ownReimbursementsPath,
  reimbursementPath,
} from '@/utils/payPaths';
import { PayDialog } from '../components/PayDialog';
import { reimbursementColumns } from '../components/reimbursementColumns';

const reimbursementsGrid = gridList({
  id: 'reimbursements',
  accion: 'reintegro.listar',
  useRows: useListReimbursementsQuery,
});

const links = [
  { to: ownReimbursementsPath, label: 'Los míos', icon: 'person' },
  { to: expenseTotalsPath, label: 'Totales', icon: 'charts' },
  { to: expenseCategoriesPath, label: 'Categorías', icon: 'settings' },
] as const;

function Everybodys() {
  const places = usePlaces();
  const { data } = useListExpenseCategoriesQuery();
  const columns = useMemo(
    () => reimbursementColumns({ ...places, categories: namedChoices(data?.rows) }),
    [places, data],
  );
  const [paying, setPaying] = useState<Paying | null>(null);
  const bulkActions = useMemo(
    (): BulkAction[] => [
      {
        label: 'Marcar como pagados',
        icon: 'money',
        open: (rows, count) => setPaying({ kind: 'pay', rows, count }),
      },
      {
        label: 'Dejar por pagar',
        icon: 'undo',
        danger: true,
        open: (rows, count) => setPaying({ kind: 'unpay', rows, count }),
      },
    ],
    [],
  );
  return (
    <Page
      title="Reintegros"
      width="wide"
      action={
        <>
          <PageLinks links={links} />
          <Button
            variant="contained"
            component={Link}
            to={newReimbursementPath}
            startIcon={<Icon name="add" />}
          >
            Pedir un reintegro
          </Button>
        </>
      }
    >
      <DataGrid
        list={reimbursementsGrid}
        label="Reintegros"
        columns={columns}
        rowName={(row) => `${row.personName}, ${row.categoryName}`}
        rowPath={(row) => reimbursementPath(row.id)}
        bulkActions={bulkActions}
        searchLabel="Buscar por persona o legajo"
        empty={
          <StateMessage icon="reimbursements" title="Todavía nadie pidió un reintegro">
            Los gastos que la gente pida desde el teléfono aparecen acá, para seguirlos y pagarlos.
          </StateMessage>
        }
      />
      {paying ? <PayDialog paying={paying} onClose={() => setPaying(null)} /> : null}
    </Page>
  );
}

function Content() {
  const query = useListExpenseCategoriesQuery();
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
      {({ manages }) =>
        manages ? <Everybodys /> : <Navigate to={ownReimbursementsPath} replace />
      }
    </QueryState>
  );
}

/** Everybody's, for who pays them; who only asks is led to their own. */
export function ReimbursementsPage() {
  return (
    <RequirePermission flag="REIMBURSEMENTS">
      <Content />
    </RequirePermission>
  );
}
