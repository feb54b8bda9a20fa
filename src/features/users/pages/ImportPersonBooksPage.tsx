import { keepsPeople } from '@contract/users/keepsPeople';
import { ImportPage } from '@/components/imports/ImportPage';
import { routes } from '@/utils/paths';

export const ImportPersonBooksPage = () => (
  <ImportPage
    kind="libro-de-sueldos"
    flag={keepsPeople}
    title="Importar datos para el Libro de Sueldos"
    purpose="Carga los códigos de muchas personas desde una planilla: el legajo o el CUIL dice de quién son, y el día, desde cuándo."
    list={{ to: routes.personBooks, label: 'Datos para el Libro de Sueldos' }}
    doneLabel="Ver los datos"
  />
);
