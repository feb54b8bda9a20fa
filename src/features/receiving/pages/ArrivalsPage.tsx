import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { gridList } from '@/components/data-grid/gridList';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { usePlaces } from '@/components/references/usePlaces';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { useListArrivalsQuery } from '@/services/wms/generated/receiving.gen';
import {
  aheadPath,
  arrivalPath,
  importArrivalsPath,
  newArrivalPath,
  putAwayPath,
  reorderPath,
  suppliersPath,
} from '@/utils/receivingPaths';
import { arrivalColumns } from '../components/arrivalColumns';

const arrivalsList = gridList({
  id: 'arrivals',
  accion: 'recepcion.listar',
  useRows: useListArrivalsQuery,
});

const toPutAway = { to: putAwayPath, label: 'Por guardar', icon: 'map' } as const;
const links = [
  toPutAway,
  { to: aheadPath, label: 'Próximos días', icon: 'calendar' },
  { to: reorderPath, label: 'Reposición', icon: 'table' },
  { to: suppliersPath, label: 'Proveedores', icon: 'orders' },
  { to: importArrivalsPath, label: 'Importar', icon: 'upload' },
  { to: newArrivalPath, label: 'Nueva recepción', icon: 'add' },
] as const;

/** Lists what suppliers bring to the warehouses. */
export function ArrivalsPage() {
  const plans = useSelector(selectCan('ORDERS.create'));
  const { sites } = usePlaces();
  const columns = useMemo(() => arrivalColumns(sites), [sites]);
  return (
    <Page
      title="Recepciones"
      width="wide"
      action={<PageLinks links={plans ? links : [toPutAway]} />}
    >
      <DataGrid
        list={arrivalsList}
        label="Recepciones"
        columns={columns}
        rowName={(row) => `${row.number} ${row.supplierName}`}
        rowPath={(row) => arrivalPath(row.id)}
        searchLabel="Buscar por número, remito o proveedor"
        empty={
          <StateMessage
            icon="inbox"
            title="Todavía no hay recepciones"
            action={
              <NextStep to={newArrivalPath} flag="ORDERS.create">
                Cargar la primera
              </NextStep>
            }
          >
            Una recepción dice qué va a traer un proveedor, y se completa en la puerta con el
            lector.
          </StateMessage>
        }
      />
    </Page>
  );
}
