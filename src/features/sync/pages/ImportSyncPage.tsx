import { ImportPage } from '@/components/imports/ImportPage';
import { routes as paths } from '@/utils/paths';

export const ImportSyncPage = () => (
  <ImportPage
    kind="sync"
    flag="SYNC"
    title="Importar enlaces"
    purpose="Agrega y cambia desde una planilla; el nombre dice cuál es cada fila."
    list={{ to: paths.sync, label: 'Enlaces' }}
    doneLabel="Ver enlaces"
  />
);
