import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { gridList } from '@/components/data-grid/gridList';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { useListSyncQuery } from '@/services/wms/generated/sync.gen';
import { linkPath, newLinkPath } from '@/utils/linkPaths';
import { programKeysPath, webhooksPath } from '@/utils/syncPaths';
import { linkColumns } from '../components/linkColumns';
import { ImportLinkButton } from '../file/ImportLinkButton';

const syncGrid = gridList({ id: 'sync', accion: 'enlace.listar', useRows: useListSyncQuery });
const toKeys = { to: programKeysPath, label: 'Claves para programas', icon: 'lock' } as const;
const toWebhooks = { to: webhooksPath, label: 'Avisos a programas', icon: 'campaign' } as const;
const links = [
  toKeys,
  toWebhooks,
  { to: newLinkPath, label: 'Nuevo enlace', icon: 'add' },
] as const;

/** All links with other systems: how each stands, when it last read well and when it reads next. */
export function SyncPage() {
  const runs = useSelector(selectCan('SYNC.run'));
  return (
    <Page
      title="Enlaces"
      width="wide"
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {runs ? <ImportLinkButton /> : null}
          <PageLinks links={runs ? links : [toKeys, toWebhooks]} />
        </Box>
      }
    >
      <DataGrid
        list={syncGrid}
        label="Enlaces"
        columns={linkColumns}
        rowName={(row) => row.name}
        rowPath={(row) => linkPath(row.id)}
        searchLabel="Buscar por nombre"
        empty={
          <StateMessage
            icon="sync"
            title="Todavía no hay enlaces"
            action={
              <NextStep to={newLinkPath} flag="SYNC.run">
                Crear el primero
              </NextStep>
            }
          >
            Un enlace trae solo los datos de otro sistema, o le deja los de una lista, a su hora.
          </StateMessage>
        }
      />
    </Page>
  );
}
