import { ImportPage } from '@/components/imports/ImportPage';
import { routes } from '@/utils/paths';

export const ImportPeoplePage = () => (
  <ImportPage
    kind="personas"
    flag="ADMIN.users"
    title="Importar personas"
    purpose="Crea y actualiza personas desde una planilla; el legajo dice quién es cada una."
    list={{ to: routes.users, label: 'Personas' }}
    doneLabel="Ver las personas"
  />
);
