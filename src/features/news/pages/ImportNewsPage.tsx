import { ImportPage } from '@/components/imports/ImportPage';
import { routes } from '@/utils/paths';

export const ImportNewsPage = () => (
  <ImportPage
    kind="novedades"
    flag="NEWS.STATE"
    title="Importar novedades"
    purpose="Carga novedades de muchas personas desde una planilla; el legajo dice de quién es cada una."
    list={{ to: routes.news, label: 'Novedades' }}
    doneLabel="Ver las novedades"
  />
);
