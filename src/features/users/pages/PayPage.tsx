import { payRecord } from '@contract/users/personPay';
import { useMemo } from 'react';
import { useAppSelector } from '@/app/hooks';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { Page } from '@/components/page/Page';
import {
  areaColumn,
  docketColumn,
  nameColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { type Places, usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { type PayRow, useListPayQuery } from '@/services/wms/generated/users.gen';
import { personTabPath, routes } from '@/utils/paths';
import { cbuText } from '@/utils/payTexts';
import { basisOptions, tieOptions } from '../payForm';

function PayList() {
  const places = usePlaces();
  const columns = useMemo(() => payColumns(places), [places]);
  return (
    <Page title="Sueldos" width="wide" back={{ to: routes.users, label: 'Personas' }}>
      <DataGrid
        list={payListGrid}
        label="Sueldos"
        columns={columns}
        rowName={(row) => row.name}
        rowPath={(row) => personTabPath(row.id, 'sueldo')}
        searchLabel="Buscar por nombre, legajo o puesto"
        empty={
          <StateMessage
            icon="money"
            title="Todavía no hay personas"
            action={
              <NextStep to={routes.users} flag="ADMIN.users">
                Cargar personas
              </NextStep>
            }
          >
            Cuando haya personal, acá vas a ver cuánto cobra cada una y dónde.
          </StateMessage>
        }
      />
    </Page>
  );
}

/** The page shows what everybody is paid, to people who administer people or pay. */
export function PayPage() {
  const administers = useAppSelector(selectCan('ADMIN.users'));
  return administers ? (
    <PayList />
  ) : (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <PayList />
    </RequirePermission>
  );
}

const payListGrid = gridList({
  id: 'pay',
  accion: 'sueldo.listar',
  useRows: useListPayQuery,
});

const { fields: pay } = payRecord;

/** The columns tell who is paid what and where. */
const payColumns = ({ sites, areas }: Places): GridColumn<PayRow>[] => [
  nameColumn((row) => row),
  docketColumn(),
  {
    key: 'salary',
    label: pay.salary.label,
    kind: 'number',
    value: (row) => row.salary,
    width: 140,
    card: 'fact',
  },
  {
    key: 'salaryBasis',
    label: pay.salaryBasis.label,
    kind: 'choice',
    choices: basisOptions,
    sortable: false,
    value: (row) => row.salaryBasis,
    width: 110,
    card: 'fact',
  },
  {
    key: 'category',
    label: pay.category.label,
    kind: 'text',
    value: (row) => row.category,
    width: 210,
    card: 'detail',
  },
  {
    key: 'agreement',
    label: pay.agreement.label,
    kind: 'text',
    value: (row) => row.agreement,
    grow: true,
  },
  {
    key: 'unionTie',
    label: pay.unionTie.label,
    kind: 'choice',
    choices: tieOptions,
    sortable: false,
    value: (row) => row.unionTie,
    width: 150,
  },
  siteColumn(sites, { card: 'fact' }),
  areaColumn(areas, { hidden: true }),
  {
    key: 'cbu',
    label: pay.cbu.label,
    kind: 'text',
    sortable: false,
    value: (row) => row.cbu,
    render: (row) => cbuText(row.cbu),
    width: 220,
  },
  {
    key: 'bankAlias',
    label: pay.bankAlias.label,
    kind: 'text',
    sortable: false,
    value: (row) => row.bankAlias,
  },
];
