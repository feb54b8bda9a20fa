import { useMemo } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { gridList } from '@/components/data-grid/gridList';
import { Page } from '@/components/page/Page';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import { useListPunchesQuery } from '@/services/wms/generated/markings.gen';
import { punchNowPath, punchPath } from '@/utils/timePaths';
import { PunchTabs } from '../components/PunchTabs';
import { punchColumns } from '../components/punchColumns';
import { kindLabels } from '../markingTexts';

const punchGrid = gridList({
  id: 'punches',
  accion: 'fichada.listar',
  useRows: useListPunchesQuery,
});

function Content() {
  const places = usePlaces();
  const columns = useMemo(() => punchColumns(places), [places]);
  return (
    <Page title="Todas las fichadas" width="wide">
      <PunchTabs />
      <DataGrid
        list={punchGrid}
        label="Fichadas"
        columns={columns}
        rowName={(row) => `${row.personName}, ${kindLabels[row.kind].toLowerCase()}`}
        rowPath={(row) => punchPath(row.id)}
        searchLabel="Buscar por persona o legajo"
        empty={
          <StateMessage icon="punch" title="Todavía no hay fichadas">
            Lo que fiche la gente y lo que traigan los relojes aparece acá.
          </StateMessage>
        }
      />
    </Page>
  );
}

/** Every punch within reach, also those that were replaced. */
export function PunchListPage() {
  return (
    <RequirePermission flag="MARKINGS.SHOW" otherwise={punchNowPath}>
      <Content />
    </RequirePermission>
  );
}
