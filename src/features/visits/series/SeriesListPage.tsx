import { useMemo } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { gridList } from '@/components/data-grid/gridList';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { useListVisitSeriesQuery } from '@/services/wms/generated/visits.gen';
import { newSeriesPath, seriesPath } from '@/utils/visitPaths';
import { VisitTabs } from '../components/VisitTabs';
import { usePurposes } from '../usePurposes';
import { seriesColumns } from './seriesColumns';

const seriesList = gridList({
  id: 'visit-series',
  accion: 'serieVisita.listar',
  useRows: useListVisitSeriesQuery,
});

const links = [{ to: newSeriesPath, label: 'Nueva serie', icon: 'add' }] as const;

/** /visits/series: the visits that repeat. */
export function SeriesListPage() {
  const { sites } = usePlaces();
  const { purposes } = usePurposes();
  const columns = useMemo(() => seriesColumns(sites, purposes), [sites, purposes]);
  return (
    <RequirePermission flag="VISITS.plan">
      <Page title="Series de visitas" width="wide" action={<PageLinks links={links} />}>
        <VisitTabs />
        <DataGrid
          list={seriesList}
          label="Series de visitas"
          columns={columns}
          rowName={(row) => `${row.number} ${row.place}`}
          rowPath={(row) => seriesPath(row.id)}
          searchLabel="Buscar por lugar, dirección o número"
          empty={
            <StateMessage
              icon="visits"
              title="Ninguna visita se repite todavía"
              action={
                <NextStep to={newSeriesPath} flag="VISITS.plan">
                  Planificar la primera
                </NextStep>
              }
            >
              Una serie planifica sola las visitas de las semanas que vienen, en borrador.
            </StateMessage>
          }
        />
      </Page>
    </RequirePermission>
  );
}
