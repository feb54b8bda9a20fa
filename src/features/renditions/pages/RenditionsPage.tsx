import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction } from '@/components/data-grid/gridActions';
import { gridList } from '@/components/data-grid/gridList';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useListExpenseCategoriesQuery } from '@/services/expenses/expenseHooks';
import { useListRenditionsQuery } from '@/services/wms/generated/renditions.gen';
import {
  expenseCategoriesPath,
  expenseTotalsPath,
  newRenditionPath,
  ownRenditionsPath,
  renditionPath,
} from '@/utils/payPaths';
import { PayDialog, type RenditionPaying } from '../components/PayDialog';
import { renditionColumns } from '../components/renditionColumns';

const renditionsGrid = gridList({
  id: 'renditions',
  accion: 'rendicion.listar',
  useRows: useListRenditionsQuery,
});

const links = [
  { to: ownRenditionsPath, label: 'Las mías', icon: 'person' },
  { to: expenseTotalsPath, label: 'Totales', icon: 'charts' },
  { to: expenseCategoriesPath, label: 'Categorías', icon: 'settings' },
] as const;

function Everybodys() {
  const places = usePlaces();
  const columns = useMemo(() => renditionColumns(places), [places]);
  const [paying, setPaying] = useState<RenditionPaying | null>(null);
  const bulkActions = useMemo(
    (): BulkAction[] => [
      {
        label: 'Marcar como pagadas o saldadas',
        icon: 'money',
        open: (rows, count) => setPaying({ kind: 'pay', rows, count }),
      },
      {
        label: 'Volver atrás el pago',
        icon: 'undo',
        danger: true,
        open: (rows, count) => setPaying({ kind: 'unpay', rows, count }),
      },
      {
        label: 'Dejar sin efecto el anticipo',
        icon: 'close',
        danger: true,
        open: (rows, count) => setPaying({ kind: 'callOff', rows, count }),
      },
    ],
    [],
  );
  return (
    <Page
      title="Rendiciones"
      width="wide"
      action={
        <>
          <PageLinks links={links} />
          <Button
            variant="contained"
            component={Link}
            to={newRenditionPath}
            startIcon={<Icon name="add" />}
          >
            Nueva rendición
          </Button>
        </>
      }
    >
      <DataGrid
        list={renditionsGrid}
        label="Rendiciones"
        columns={columns}
        rowName={(row) => `${row.personName}, ${row.title}`}
        rowPath={(row) => renditionPath(row.id)}
        bulkActions={bulkActions}
        searchLabel="Buscar por persona o legajo"
        empty={
          <StateMessage icon="renditions" title="Todavía nadie pidió un anticipo de gastos">
            Los anticipos que la gente pida y lo que rinda aparecen acá, para seguirlos y pagarlos.
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
      {({ manages }) => (manages ? <Everybodys /> : <Navigate to={ownRenditionsPath} replace />)}
    </QueryState>
  );
}

/** Everybody's, for who pays them; who only spends is led to their own. */
export function RenditionsPage() {
  return (
    <RequirePermission flag="RENDITIONS">
      <Content />
    </RequirePermission>
  );
}
