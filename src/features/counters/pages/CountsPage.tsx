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
import { useListStockCountsQuery } from '@/services/wms/generated/counters.gen';
import { countAccuracyPath, countPath, dueStockPath, newCountPath } from '@/utils/countPaths';
import { countColumns } from '../components/countColumns';

const countsList = gridList({
  id: 'counters',
  accion: 'conteo.listar',
  useRows: useListStockCountsQuery,
});

const begin = [
  { to: newCountPath, label: 'Nuevo conteo', icon: 'add' },
  { to: dueStockPath, label: 'Por contar', icon: 'calendar' },
  { to: countAccuracyPath, label: 'Exactitud', icon: 'charts' },
] as const;

/** The counts of whoever plans them, or those that somebody has to count. */
export function CountsPage() {
  const plans = useSelector(selectCan('ORDERS.create'));
  const { sites } = usePlaces();
  const columns = useMemo(() => countColumns(sites, plans), [sites, plans]);
  return (
    <Page title="Conteos" width="wide" action={plans ? <PageLinks links={begin} /> : null}>
      <DataGrid
        list={countsList}
        label="Conteos"
        columns={columns}
        rowName={(row) => `${row.number} ${row.title}`}
        rowPath={(row) => countPath(row.id)}
        searchLabel="Buscar por número o nombre"
        empty={
          <StateMessage
            icon="counts"
            title={plans ? 'Todavía no hay conteos' : 'No tenés nada para contar'}
            action={
              <NextStep to={newCountPath} flag="ORDERS.create">
                Empezar el primero
              </NextStep>
            }
          >
            {plans
              ? 'Un conteo compara lo que hay en las ubicaciones con lo que dicen los registros.'
              : 'Cuando te pidan contar, lo vas a ver acá.'}
          </StateMessage>
        }
      />
    </Page>
  );
}
